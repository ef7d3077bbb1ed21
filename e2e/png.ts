import sharp from 'sharp'

/** A PNG of one colour, sizes in px; unique per colour. */
export function png(
  width: number,
  height: number,
  [r, g, b]: [red: number, green: number, blue: number],
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}
