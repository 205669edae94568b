// A user of the library writes `import StarRating` and means the styles too: the one re-export of the package.
@_exported import RatingStyling
