# make demo      installs what is missing, builds the release, draws a sample
# make release   dist/star-rating: stripped, and in need of few other libraries
# make test      the same set-up, then lint, build without warnings, every test
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
export SWIFT_BACKTRACE := enable=no

build := .build
release := $(build)/release/star-rating
# macOS has the Swift library in the system; elsewhere the program carries it.
static := $(if $(filter Darwin,$(shell uname)),,--static-swift-stdlib)
strict := -Xswiftc -warnings-as-errors
bare := $(build)/bare
cc := $(or $(shell command -v cc),clang)
archives := $(abspath $(build))/archives

.PHONY: all release demo test setup setup-test lint golden-record assets look bench fuzz torture sanitize clean

all: setup
	swift build -c release --product star-rating $(static)

# The program that is handed on: C libraries from archives where there are any, the system's own shared, stripped.
release: setup
	.ci/archives $(archives) cairo libpng libdeflate jansson
	swift build -c release --product star-rating $(static) --scratch-path $(build)/dist \
	  --pkg-config-path $(archives) -Xlinker $(if $(static),--as-needed,-dead_strip_dylibs)
	mkdir -p dist
	strip -o dist/star-rating $(build)/dist/release/star-rating

demo: all
	mkdir -p $(build)/demo
	$(release) render 3.5 --size 40 --scale 2 -o $(build)/demo/rating.png -o $(build)/demo/rating.svg
	@echo "a sample lies in $(abspath $(build)/demo/rating.png) and $(abspath $(build)/demo/rating.svg)"

setup:
	@.ci/setup build

setup-test:
	@.ci/setup test

# Each C file by the system's compiler too, with more warnings than SwiftPM asks for.
lint:
	for file in $$(find Sources/CLibraries Torture -name '*.c'); do \
	  $(cc) -fsyntax-only -Wall -Wextra -Wconversion -Werror -DRATING_JPEG -I$${file%/*}/include \
	    $$(pkg-config --cflags libpng) $$file; \
	done
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Examples Benchmarks Fuzzing

test: setup-test lint
	swift build --build-tests $(strict)
	swift test --skip-build $(strict)
	swift test --disable-default-traits --scratch-path $(bare) $(strict)
	swift run --package-path Examples/Client --scratch-path $(build)/client Client
	swift test --package-path Examples/SnapshotTests --scratch-path $(build)/snapshots

# Records the goldens that are missing or differ; the run fails all the same: look at the pictures, then commit.
golden-record:
	STAR_RATING_SNAPSHOTS=failed swift test --filter GoldenTests

assets: all
	Assets/make $(release)

look: all
	Assets/look $(release) look

bench: all release
	swift run -c release --package-path Benchmarks --scratch-path $(build)/benchmarks Benchmarks $(BENCH)

# A minute each of arbitrary input under libFuzzer and the address sanitizer.
fuzzers := PathData Magnitudes Color Paint PNG JPEG CSV JSON SVG Arguments Worker
fuzz: setup
	for fuzzer in $(fuzzers); do \
	  STAR_RATING_FUZZING=1 swift build --product $$fuzzer --scratch-path $(build)/fuzzing -c release \
	    -Xswiftc -sanitize=fuzzer,address -Xswiftc -enable-testing; \
	  swiftc -sanitize=fuzzer,address -use-ld=lld -o $(build)/fuzzing/$$fuzzer $(build)/fuzzing/release/lib$$fuzzer.a \
	    $$(pkg-config --libs cairo libpng libdeflate jansson expat) -lm; \
	  mkdir -p $(build)/fuzzing/kept/$$fuzzer; \
	  ASAN_OPTIONS=detect_leaks=0 $(build)/fuzzing/$$fuzzer -max_total_time=$(or $(SECONDS_EACH),60) -max_len=4096 \
	    -timeout=10 -artifact_prefix=$(build)/ $(build)/fuzzing/kept/$$fuzzer Fuzzing/corpus/$$fuzzer; \
	done

# Kills, full disks, failing calls, signals, swapped links, hostile rows, for ten minutes or MINUTES.
torture: all
	python3 Torture $(release) --minutes $(or $(MINUTES),10) $(TORTURE)

# The whole suite, and two minutes of torture, under the address sanitizer and under the thread sanitizer.
sanitize: setup-test
	.ci/sanitize address
	.ci/sanitize thread

clean:
	rm -rf $(build) look dist
