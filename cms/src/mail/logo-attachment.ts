import { paletteOf } from '@vitrine/appearance/palette'
import { logoFile, logoRatio } from '@vitrine/appearance/logo'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'

export { logoRatio }

/** Height of the logo in a mail, px; its picture has three times as many. */
export const logoHeightPx = 24

/** The current logo as PNG, inline in the message: clients block pictures of the web. */
export async function drawLogo(payload: Payload): Promise<Buffer | undefined> {
  const { logo, colors } = await readAppearance(payload)
  if (!logo) return undefined
  const svg = logoFile(logo, paletteOf(colors).accent, 3 * logoHeightPx)
  return sharp(Buffer.from(svg)).png().toBuffer()
}
