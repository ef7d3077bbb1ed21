import sharp from 'sharp'

/** A PNG of one color, sizes in px; unique per color. */
export function png(
  width: number,
  height: number,
  [r, g, b]: [red: number, green: number, blue: number],
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}
