import { nearestPassing, contrast } from '@vitrine/appearance/color'
import type { TypePair } from '@vitrine/appearance/choices'
import { isDark, markContrast, paletteOf, textContrast } from '@vitrine/appearance/palette'
import type { Palette } from '@vitrine/appearance/palette'
import type { SiteAppearance } from '#server/appearance/appearances.ts'
import { loadSharp } from '#server/appearance/load-sharp.ts'
import { logoFile, logoRatio } from '@vitrine/appearance/logo'

export interface PrintedLook {
  type: TypePair
  colors: Pick<Palette, 'text' | 'textSoft' | 'textFaint' | 'accent' | 'accentText'>
  /** PNG of the logo, and its width ÷ height. */
  logo: { png: Uint8Array; ratio: number } | undefined
}

const paper = '#ffffff'
/** Height of the logo's PNG, px: 4 px per pt of its printed height. */
const logoHeightPx = 72

/** Look for white paper: colors stay legible for sites with a dark palette too. */
export async function printedLook({ answer, palette }: SiteAppearance): Promise<PrintedLook> {
  const dark = isDark(answer.colors)
  const onPaper = (color: string, least: number): string =>
    nearestPassing(color, (hex) => contrast(hex, paper) >= least) ?? color
  const colors = dark
    ? paletteOf({
        background: paper,
        surface: paper,
        text: onPaper(palette.inverse, textContrast),
        accent: onPaper(palette.accent, markContrast),
      })
    : palette
  const { logo } = answer
  if (!logo) return { type: answer.type, colors, logo: undefined }
  const sharp = await loadSharp()
  const png = await sharp(Buffer.from(logoFile(logo, colors.accent, logoHeightPx)))
    .png()
    .toBuffer()
  return { type: answer.type, colors, logo: { png, ratio: logoRatio(logo) } }
}
