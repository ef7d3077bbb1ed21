import { isLocale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, languageNames, textOf } from '#src/platform/labels.ts'
import { documentsTexts } from '#texts/documents.js'
import { documentKinds } from './document-kind.ts'

const labels = labelsOf(documentsTexts)

/** Facts of a document that its description names. */
export interface Described {
  kind: string | null
  /** Ending of the file's name. */
  format: string | null
  language: string | null
  number: string | null
  revision: string | null
}

const isKind = (kind: string | null): kind is keyof typeof documentKinds =>
  kind !== null && Object.hasOwn(documentKinds, kind)

/** Kind, format, language, number and revision: `Drawing · PDF · English · D-1042 · rev. B`. */
export const documentText = (
  { kind, format, language, number, revision }: Described,
  panel: string | undefined,
): string =>
  [
    isKind(kind) ? textOf(documentKinds[kind], panel) : '',
    format?.toUpperCase() ?? '',
    language !== null && isLocale(language) ? textOf(languageNames[language], panel) : '',
    number?.trim() ?? '',
    revision?.trim() ? textOf(labels.shortRevision({ revision: revision.trim() }), panel) : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** Columns of `Described`, of the table `files` as `f`. */
export const describedColumns = sql`f.kind::text as kind, f.language::text as language, f.number, f.revision,
  substring(f.filename from '[.]([A-Za-z0-9]{1,8})$') as format`

/** What the documents of the catalogue are (`documentText`), by id. */
export async function describeFiles(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  ids: readonly number[],
  panel: string | undefined,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await rows<Described & { id: number }>(
    req.payload,
    sql`
    select f.id, ${describedColumns} from files f
    where f.id = any(${sql.param([...ids])}::int[])`,
    req,
  )
  return new Map(found.map((file) => [file.id, documentText(file, panel)]))
}
