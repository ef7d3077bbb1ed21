import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { storage } from '#src/platform/storage/storage.ts'
import { carriesMetadata } from './carries-metadata.ts'
import { withoutRetention } from './replaced-files.ts'
import { uploadPath } from './stored-uploads.ts'

/** Key of the stored id up to which images have been cleaned. */
const positionKey = 'pictures-without-metadata'

/** Maximum images checked per run. */
const maxPictures = 200

/**
 * Uploads images again that contain metadata (place, device) from before uploads removed it. A
 * cleaned image gets a new URL, like a replaced one. Continues where the last run ended; returns
 * the number of cleaned images.
 */
export async function cleanStoredPictures(payload: Payload): Promise<number> {
  const position = Number((await payload.kv.get(positionKey)) ?? 0)
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { greater_than: position } },
    sort: 'id',
    limit: maxPictures,
    pagination: false,
    depth: 0,
    trash: true,
    overrideAccess: true,
  })
  let cleaned = 0
  for (const { id, filename, mimeType, focalX, focalY } of docs) {
    const data = filename
      ? await storage.withLocal(uploadPath('media', filename), (file) => readFile(file))
      : undefined
    if (filename && data && carriesMetadata(data)) {
      const file = { data, name: filename, mimetype: mimeType ?? '', size: data.length }
      await payload
        .update({
          collection: 'media',
          id,
          data: { focalX: focalX ?? null, focalY: focalY ?? null },
          file,
          trash: true,
          overrideAccess: true,
          context: withoutRetention,
        })
        .then(() => (cleaned += 1))
        .catch((error: unknown) =>
          payload.logger.warn({
            err: error,
            id,
            msg: 'metadata of a picture could not be removed',
          }),
        )
    }
    await payload.kv.set(positionKey, id)
  }
  if (cleaned > 0) payload.logger.info({ msg: 'metadata of pictures was removed', cleaned })
  return cleaned
}
