import { basename, extname } from 'node:path'

/** Longest name of a file that is kept, characters. */
const maxNameLength = 100

/** Name of a visitor's file without folders and what is not seen, its extension kept. */
export function fileName(given: string): string {
  const seen = given
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll('\\', '/')
    .trim()
  const extension = extname(seen).slice(0, 10)
  const name = basename(seen, extname(seen)).trim()
  return `${name.slice(0, maxNameLength).toWellFormed() || 'anexo'}${extension}`
}
