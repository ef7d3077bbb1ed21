import type { Document } from '@vitrine/contract/shapes/types'
import type { ArchivedFile } from './send-archive.ts'
import { endingOf, UniqueNames } from './file-names.ts'

/** Document of an archive, and the title from which its file name is made. */
export interface NamedDocument {
  document: Pick<Document, 'url' | 'name' | 'bytes' | 'language' | 'revision'>
  title: string
}

/** Files of an archive, each once, and their names by URL, made of title, revision and language. */
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
