import { paletteOf } from '@vitrine/appearance/palette'
import { logoFile, logoRatio } from '@vitrine/appearance/logo'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'

export { logoRatio }

/** Displayed height of the logo, px; the image has three times as many. */
export const logoHeightPx = 24

/**
 * Current logo as PNG for an inline attachment, because e-mail clients block remote images;
 * undefined without a logo.
 */
export async function drawLogo(payload: Payload): Promise<Buffer | undefined> {
  const { logo, colors } = await readAppearance(payload)
  if (!logo) return undefined
  const svg = logoFile(logo, paletteOf(colors).accent, 3 * logoHeightPx)
  return sharp(Buffer.from(svg)).png().toBuffer()
}
