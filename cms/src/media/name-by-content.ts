import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import type { CollectionBeforeOperationHook } from 'payload'
import { slugOf } from '#src/fields/slug-of.ts'

/** Extensions that say the same as the one that a type is known by. */
const alike: Record<string, readonly string[]> = { jpg: ['jpeg', 'jpe'], tif: ['tiff'] }

/** Types that hold others: the extension says which (a spreadsheet is a ZIP, a drawing may be XML). */
const containers = new Set(['zip', 'xml', 'cfb'])

/** The extension of a file by its content, by its name where the content does not tell. */
async function extensionOf(name: string, content: Buffer): Promise<string> {
  const named = extname(name).toLowerCase().replace(/[^a-z0-9]/g, '')
  const found = (await fileTypeFromBuffer(content))?.ext
  if (found === undefined || containers.has(found) || alike[found]?.includes(named)) return named
  return found
}

/**
 * A file is stored under our name: its own, cleaned, a hash of its content, and the extension of what it is. So its
 * address may be cached for ever, a replaced picture has another address, and a picture is served as one.
 */
export const nameByContent: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const content = file.tempFilePath ? await readFile(file.tempFilePath) : file.data
  const extension = await extensionOf(file.name, content)
  const name = slugOf(file.name.slice(0, file.name.length - extname(file.name).length)).replaceAll(':', '-').slice(0, 60) || 'arquivo'
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  file.name = `${name.replace(/-[0-9a-f]{10}$/, '')}-${hash}${extension && `.${extension}`}`
  return args
}
