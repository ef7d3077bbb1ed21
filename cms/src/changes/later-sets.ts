import type { PayloadRequest } from 'payload'
import { dateTimeText } from '#src/platform/dates.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { historyOf } from '#src/platform/change-addresses.ts'
import { historyTexts } from '#texts/history.js'
import type { CauseKind } from '#src/recording/history/cause.ts'
import type { LaterSet } from './history-shapes.ts'
import type { StoredChange, StoredDocument } from './stored-changes.ts'

const labels = labelsOf(historyTexts)

/** Change of a document that stays, since its value changed later. */
export interface KeptPlace {
  document: Pick<StoredDocument, 'collection' | 'id'>
  change: Pick<StoredChange, 'path' | 'locale'>
}

/** Later change set, as the history names it. */
export interface LaterChange {
  set: string
  at: string
  kind: CauseKind
  title: string | null
  author: string | null
}

interface Row extends LaterChange {
  collection: string
  document_id: number
  path: string
  locale: string | null
}

const keyOf = (collection: string, id: number, { path, locale }: KeptPlace['change']): string =>
  `${collection} ${id} ${path} ${locale ?? ''}`

/** Path of a value and those of the rows that it is in. */
const pathsAround = (path: string): string[] => {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

/** Reads the latest change after a set of the values that stay; undefined: none is recorded. */
export async function readLaterChanges(
  { payload }: Pick<PayloadRequest, 'payload'>,
  set: string,
  kept: readonly KeptPlace[],
): Promise<(place: KeptPlace) => LaterChange | undefined> {
  const latest = new Map<string, LaterChange>()
  if (kept.length > 0) {
    const documents = JSON.stringify([
      ...new Map(
        kept.map(({ document: { collection, id } }) => [`${collection} ${id}`, { collection, id }]),
      ).values(),
    ])
    const found = await rows<Row>(
      payload,
      sql`
      select d.collection, d.document_id, v.path, v.locale, s.id as set, s.at::text as at, s.kind, s.title, s.author_name as author
      from json_to_recordset(${documents}::json) as given(collection text, id int)
      join changed_documents d on d.collection = given.collection and d.document_id = given.id
      join value_changes v on v.changed_document = d.id
      join change_sets s on s.id = d.change_set
      where d.id > (select max(id) from changed_documents where change_set = ${set}::uuid)
      order by v.id`,
    )
    for (const { collection, document_id: id, path, locale, ...change } of found)
      for (const around of pathsAround(path))
        latest.set(keyOf(collection, id, { path: around, locale: locale as never }), change)
  }
  return ({ document: { collection, id }, change }) => latest.get(keyOf(collection, id, change))
}

/** By whom and when: `Ana, 28/11/2026 14:05`. */
export const authorAndTime = ({ author, at }: LaterChange, language: string) => ({
  person: author ?? textOf(labels.program, language),
  at: dateTimeText(new Date(at).toISOString(), language),
})

/** Later change sets of the values that stay, the newest first: those to take back before. */
export function setsInTheWay(
  kept: readonly KeptPlace[],
  laterOf: (place: KeptPlace) => LaterChange | undefined,
  language: string,
): LaterSet[] {
  const counts = new Map<string, { change: LaterChange; count: number }>()
  for (const place of kept) {
    const change = laterOf(place)
    if (!change) continue
    const known = counts.get(change.set) ?? { change, count: 0 }
    counts.set(change.set, { change, count: known.count + 1 })
  }
  return [...counts.values()]
    .toSorted((one, other) => Date.parse(other.change.at) - Date.parse(one.change.at))
    .map(({ change, count }) => ({
      set: change.set,
      name: textOf(
        labels.undo.laterSet({
          name: change.title ?? textOf(labels.causes[change.kind], language),
          ...authorAndTime(change, language),
        }),
        language,
      ),
      href: historyOf({ set: change.set }),
      values: count,
    }))
}
