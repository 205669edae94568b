// What starting a Swift program costs: nothing is done here.
