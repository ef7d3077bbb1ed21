/** Px on the longer side: 300 to the inch at the width that a picture has on the sheet. */
const longest = 1000
const pictureLimit = 40_000_000

/** A picture as a PDF can hold it: JPEG, on white; `undefined` for what is no picture. */
export async function printable(bytes: Buffer): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { limitInputPixels: pictureLimit }).rotate().resize(longest, longest, { fit: 'inside', withoutEnlargement: true }).flatten({ background: '#ffffff' }).jpeg({ quality: 84 }).toBuffer().catch(() => undefined)
}
