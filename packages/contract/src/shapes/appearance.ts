import { z } from 'zod'
import { cornerNames, hexColor, typePairNames } from '@vitrine/appearance/choices'

const color = z.string().regex(hexColor)

/** A logo as a checked SVG document of its own, with a `viewBox` and no outside reference. */
const svg = z.string().nullable()

/** Choices of the appearance in the panel (docs/decisions/0045). */
export const appearance = z.strictObject({
  /** Name of the company; empty when it has none yet. */
  name: z.string(),
  /** Text beside the logo, or in its place; empty when the logo contains the name. */
  wordmark: z.string(),
  colors: z.strictObject({ background: color, surface: color, text: color, accent: color }),
  type: z.enum(typePairNames),
  corners: z.enum(cornerNames),
  logo: svg,
  /** Logo on dark bands, when it differs. */
  logo_on_dark: svg,
  /** Square symbol of icons, when it differs from the logo. */
  symbol: svg,
})
