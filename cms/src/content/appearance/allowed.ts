/** Elements of a logo: shapes, groups, paints and references within the document. */
export const allowedElements: ReadonlySet<string> = new Set(
  'svg g path rect circle ellipse line polyline polygon defs use symbol clipPath mask linearGradient radialGradient stop style'.split(
    ' ',
  ),
)

/** Elements without graphics, removed with their content. */
export const droppedElements: ReadonlySet<string> = new Set('title desc metadata'.split(' '))

/** Allowed presentation and geometry attributes; all others are removed. */
export const allowedAttributes: ReadonlySet<string> = new Set(
  `id class style transform d points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height viewBox
  preserveAspectRatio pathLength color opacity display visibility fill fill-opacity fill-rule stroke
  stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  stroke-opacity clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits offset
  stop-color stop-opacity gradientUnits gradientTransform spreadMethod paint-order vector-effect
  shape-rendering color-interpolation overflow href`.split(/\s+/),
)
