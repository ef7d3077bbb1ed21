import { z } from 'zod'
import { cornerNames, hexColor, typePairNames } from '@vitrine/appearance/choices'

const color = z.string().regex(hexColor)

/** A checked logo as a separate SVG document, with a `viewBox` and without external references. */
const svg = z.string().nullable()

/** Choices of the appearance in the panel (docs/design/appearance.md). */
export const appearance = z.strictObject({
  /** Name of the company; empty if it has none yet. */
  name: z.string(),
  /** Text beside the logo, or in its place; empty if the logo contains the name. */
  wordmark: z.string(),
  colors: z.strictObject({ background: color, surface: color, text: color, accent: color }),
  type: z.enum(typePairNames),
  corners: z.enum(cornerNames),
  logo: svg,
  /** Logo on dark bands, if it differs. */
  logo_on_dark: svg,
  /** Square symbol for icons, if it differs from the logo. */
  symbol: svg,
})
