import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { slugOf } from '#src/content/fields/slug-of.ts'

/**
 * Stores an upload under its cleaned name with a hash of its content, so that its URL can be cached
 * forever and a replaced image gets a new URL.
 */
export const nameByContent: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const content = file.tempFilePath ? await readFile(file.tempFilePath) : file.data
  const extension = extname(file.name)
    .toLowerCase()
    .replace(/[^.a-z0-9]/g, '')
  const name =
    slugOf(file.name.slice(0, file.name.length - extname(file.name).length))
      .replaceAll(':', '-')
      .slice(0, 60) || 'arquivo'
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  file.name = `${name.replace(/-[0-9a-f]{10}$/, '')}-${hash}${extension}`
  return args
}
