import { isDeepStrictEqual } from 'node:util'
import { isLocale } from '@vitrine/configuration/locales'
import type { FlattenedField, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { fieldsOf } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { placeOf } from '#src/recording/history/diff-values.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import { fieldOfPath, partNumberOfPath } from '#src/recording/history/place-names.ts'
import { whatOf } from '#src/recording/history/state-changes.ts'
import type {
  ChangedState,
  ChangeTarget,
  DocumentChangeKind,
  StateChange,
} from '#src/recording/history/state-changes.ts'

/** Change of a value as stored, with the field that the schema names. */
export interface StoredChange extends StateChange {
  what: ChangeTarget
  field: string
  partNumber: string | null
}

/** Changes of a document in one change set. */
export interface StoredDocument {
  collection: string
  id: number
  kind: DocumentChangeKind
  title: string | null
  changes: StoredChange[]
}

/** Change with the field that the schema names. */
export const asStoredChange = (
  fields: readonly FlattenedField[],
  change: StateChange,
): StoredChange => ({
  ...change,
  what: whatOf(change),
  field: fieldOfPath(fields, change.path),
  partNumber: partNumberOfPath(fields, change.path),
})

/** Changes of a document that are not made yet, in the form of those that are recorded. */
export function asStoredChanges(
  { payload }: Pick<PayloadRequest, 'payload'>,
  entity: Entity,
  changes: readonly ValueChange[],
): StoredDocument {
  const fields = fieldsOf(payload, entity)
  return {
    ...('global' in entity ? { collection: entity.global, id: 0 } : entity),
    kind: 'changed',
    title: null,
    changes: changes.map(({ path, locale, before, after }) =>
      asStoredChange(fields, { path, locale, before, after, state: 'both' }),
    ),
  }
}

interface Row {
  collection: string
  document_id: number
  kind: DocumentChangeKind
  title: string | null
  state: ChangedState | null
  what: ChangeTarget
  path: string
  field: string
  part_number: string | null
  locale: string | null
  before: unknown
  after: unknown
}

/** Changes of a place of one side one after another as one change; undefined if nothing is left. */
function netChange(
  steps: readonly StoredChange[],
  state: 'draft' | 'public',
): StoredChange | undefined {
  const own = steps.filter((step) => step.state === state || step.state === 'both')
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return undefined
  return isDeepStrictEqual(first.before, last.after) && own.length > 1
    ? undefined
    : { ...last, state, before: first.before }
}

/**
 * Changes of one place one after another: one of the latest version and what visitors read, or one
 * of each where they differ, that of the visitors last.
 */
export function netChanges(steps: readonly StoredChange[]): StoredChange[] {
  const [draft, published] = [netChange(steps, 'draft'), netChange(steps, 'public')]
  const isSame =
    draft &&
    published &&
    isDeepStrictEqual([draft.before, draft.after], [published.before, published.after])
  if (isSame) return [{ ...draft, state: 'both' }]
  return [draft, published].filter((change) => change !== undefined)
}

const placeKey = (change: StoredChange): string => `${change.what} ${placeOf(change)}`

/** Changes without those of a place that has one already: of the latest version, for visitors. */
export const onePerPlace = (changes: readonly StoredChange[]): StoredChange[] => [
  ...new Map(changes.map((change) => [placeKey(change), change])).values(),
]

const kindOrder: readonly DocumentChangeKind[] = ['created', 'deleted', 'trashed', 'recovered']

/**
 * Changes of a set by document, in the order in which they were made; several saves of a document
 * are one.
 *
 * @param condition - Condition of the documents (`d`).
 */
export async function readStoredChanges(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  set: string,
  condition: Statement,
): Promise<StoredDocument[]> {
  const found = await rows<Row>(
    payload,
    sql`
    select d.collection, d.document_id, d.kind, d.title, v.state, v.what, v.path, v.field, v.part_number, v.locale, v.before, v.after
    from changed_documents d left join value_changes v on v.changed_document = d.id
    where d.change_set = ${set}::uuid and ${condition} order by d.id, v.id`,
    transactionID === undefined ? undefined : { transactionID },
  )
  const documents = Map.groupBy(found, (row) => `${row.collection} ${row.document_id}`)
  return [...documents.values()].flatMap((each): StoredDocument[] => {
    const [first] = each
    if (!first) return []
    const steps = each.flatMap(
      ({ state, locale, part_number: partNumber, ...row }): StoredChange[] =>
        state === null
          ? []
          : [
              {
                state,
                what: row.what,
                path: row.path,
                field: row.field,
                partNumber,
                locale: locale !== null && isLocale(locale) ? locale : null,
                before: row.before,
                after: row.after,
              },
            ],
    )
    const byPlace = Map.groupBy(steps, placeKey)
    return [
      {
        collection: first.collection,
        id: first.document_id,
        kind: kindOrder.find((kind) => each.some((row) => row.kind === kind)) ?? 'changed',
        title: each.at(-1)?.title ?? null,
        changes: [...byPlace.values()].flatMap(netChanges),
      },
    ]
  })
}
