import { basename, extname } from 'node:path'

/** Maximum length of a stored file name, characters. */
const maxNameLength = 100

/** Name of a visitor's file without folders and invisible characters; the extension is kept. */
export function fileName(given: string): string {
  const seen = given
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll('\\', '/')
    .trim()
  const extension = extname(seen).slice(0, 10)
  const name = basename(seen, extname(seen)).trim()
  return `${name.slice(0, maxNameLength).toWellFormed() || 'anexo'}${extension}`
}
