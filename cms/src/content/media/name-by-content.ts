import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { slugOf } from '#src/content/fields/slug-of.ts'

/** Parts of the name of a stored file from the name of the given one, without the hash. */
export function storedName(name: string): { stem: string; extension: string } {
  const extension = extname(name)
  const stem =
    slugOf(name.slice(0, name.length - extension.length).replaceAll('_', '-'))
      .replaceAll(':', '-')
      .slice(0, 60) || 'arquivo'
  return {
    stem: stem.replace(/-[0-9a-f]{10}$/, ''),
    extension: extension.toLowerCase().replace(/[^.a-z0-9]/g, ''),
  }
}

/**
 * Stores an upload under its cleaned name with a hash of its content, so that its URL can be cached
 * forever and a replaced image gets a new URL.
 */
export const nameByContent: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const content = file.tempFilePath ? await readFile(file.tempFilePath) : file.data
  const { stem, extension } = storedName(file.name)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  file.name = `${stem}-${hash}${extension}`
  return args
}
