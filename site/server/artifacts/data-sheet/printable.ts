/** Px on the longer side: 300 to the inch at the width that a picture has on the sheet. */
const longest = 1000
const pictureLimit = 40_000_000

/** Px across a drawing: 450 to the inch on the sheet, so that its hairlines stay lines. */
const drawingWidth = 1600

/** A drawing as a PDF can hold it: few colours, every edge sharp; `undefined` for what is none. */
export async function printableDrawing(bytes: Buffer): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp')
  const { width } = await sharp(bytes, { limitInputPixels: pictureLimit })
    .metadata()
    .catch(() => ({ width: 0 }))
  if (width === 0) return undefined
  const density = Math.min(2400, (72 * drawingWidth) / width)
  return sharp(bytes, { density, limitInputPixels: pictureLimit })
    .resize(drawingWidth)
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 64 })
    .toBuffer()
    .catch(() => undefined)
}

/** A picture as a PDF can hold it: JPEG, on white; `undefined` for what is no picture. */
export async function printable(bytes: Buffer): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: pictureLimit })
    .rotate()
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer()
    .catch(() => undefined)
}
