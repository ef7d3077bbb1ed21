import { readFile, writeFile } from 'node:fs/promises'
import { ValidationError } from 'payload'
import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { carriesMetadata } from './carries-metadata.ts'

/** Maximum pixels of a decoded image. */
const maxPixels = 100_000_000

/** Encoders by format: the same format, without visible loss. */
const writers: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 95 }),
  heif: (picture) => picture.avif({ quality: 80, effort: 2 }),
}

/**
 * Image upright and without metadata: place, device, author, thumbnail, and data after the image.
 * Sharp writes only pixels; an image without metadata is returned unchanged, byte for byte.
 */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  if (!carriesMetadata(bytes)) return bytes
  const open = () => sharp(bytes, { animated: true, limitInputPixels: maxPixels })
  const { format } = await open().metadata()
  const write = Object.hasOwn(writers, format) ? writers[format] : undefined
  return write ? write(open().autoOrient()).toBuffer() : bytes
}

/** Removes the metadata of an uploaded image before it is measured and named by its content. */
export const removeMetadata: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
  collection,
}) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const content = file.tempFilePath ? await readFile(file.tempFilePath) : file.data
  const plain = await withoutMetadata(content).catch((error: unknown) => {
    req.payload.logger.warn({ err: error, msg: 'a picture could not be read' })
    const errors = [
      { path: 'file', label: file.name, message: req.t('error:problemUploadingFile') },
    ]
    throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  })
  if (file.tempFilePath) await writeFile(file.tempFilePath, plain)
  file.data = plain
  file.size = plain.length
  return args
}
