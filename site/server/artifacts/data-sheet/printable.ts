import { loadSharp } from '#server/appearance/load-sharp.ts'

/** Longer side of a picture, px: 300 dpi at its width on the sheet. */
const sheetPicturePx = 1000
const maxPixels = 40_000_000

/** Width of a drawing, px: 450 dpi, so that hairlines stay sharp. */
const drawingWidthPx = 1600

/**
 * Converts a drawing for PDF: PNG with a small palette; `undefined` if the file is not an image.
 */
export async function printableDrawing(
  bytes: Buffer,
  widthPx = drawingWidthPx,
): Promise<Buffer | undefined> {
  const sharp = await loadSharp()
  const { width } = await sharp(bytes, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => ({ width: 0 }))
  if (width === 0) return undefined
  const density = Math.min(2400, (72 * widthPx) / width)
  return sharp(bytes, { density, limitInputPixels: maxPixels })
    .resize(widthPx)
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colors: 64 })
    .toBuffer()
    .catch(() => undefined)
}

/**
 * Converts a drawing for PDF without the labels that state values; the sheet writes those itself.
 */
export function printableUnlabelled(
  bytes: Buffer,
  widthPx = drawingWidthPx,
): Promise<Buffer | undefined> {
  const hidden = bytes.toString('utf8').replaceAll(' data-label="', ' display="none" data-label="')
  return printableDrawing(Buffer.from(hidden), widthPx)
}

/** Converts a picture for PDF: JPEG on white; `undefined` if the file is not an image. */
export async function printable(
  bytes: Buffer,
  longestPx = sheetPicturePx,
): Promise<Buffer | undefined> {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: maxPixels })
    .rotate()
    .resize(longestPx, longestPx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84 })
    .toBuffer()
    .catch(() => undefined)
}
