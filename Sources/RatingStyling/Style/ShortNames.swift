// A user of the library sees these nested, where they cannot clash with SwiftUI's; inside the package the
// short names serve.
package typealias Alignment = RatingStyle.Alignment
package typealias Arrangement = RatingStyle.Arrangement
package typealias Compression = RatingStyle.Compression
package typealias ControlState = RatingStyle.ControlState
package typealias Direction = RatingStyle.Direction
package typealias EmptyStyle = RatingStyle.EmptyStyle
package typealias FillMeasure = RatingStyle.FillMeasure
package typealias FillThreshold = RatingStyle.FillThreshold
package typealias GradientSpan = RatingStyle.GradientSpan
package typealias HitRule = RatingStyle.HitRule
package typealias LinearGradient = RatingStyle.LinearGradient
package typealias Paint = RatingStyle.Paint
package typealias Picture = RatingStyle.Picture
package typealias Preset = RatingStyle.Preset
package typealias Property = RatingStyle.Property
package typealias Rounding = RatingStyle.Rounding
package typealias Step = RatingStyle.Step
package typealias Symbol = RatingStyle.Symbol
package typealias TextPosition = RatingStyle.TextPosition
package typealias ValueRounding = RatingStyle.ValueRounding
