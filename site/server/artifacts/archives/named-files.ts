import type { Document } from '@vitrine/contract/shapes/types'
import type { ArchivedFile } from './send-archive.ts'
import { endingOf, UniqueNames } from './file-names.ts'

/** A document that goes into an archive, and what its name there says of it. */
export interface NamedDocument {
  document: Pick<Document, 'url' | 'name' | 'bytes' | 'language' | 'revision'>
  title: string
}

/** Files of an archive, each once, with their names by address: title, revision, language. */
export function nameFiles(
  documents: readonly NamedDocument[],
  reserved: readonly string[],
): { files: ArchivedFile[]; nameOf: ReadonlyMap<string, string> } {
  const names = new UniqueNames()
  for (const name of reserved) names.take(name.slice(0, -endingOf(name).length), endingOf(name))
  const nameOf = new Map<string, string>()
  const files: ArchivedFile[] = []
  for (const { document, title } of documents) {
    const { url, bytes, language, revision } = document
    if (nameOf.has(url)) continue
    const stem = [title, revision && `rev-${revision}`, language?.slice(0, 2)].filter(Boolean)
    const name = names.take(stem.join(' '), endingOf(document.name))
    nameOf.set(url, name)
    files.push({ url, bytes, name })
  }
  return { files, nameOf }
}
