import { createHmac } from 'node:crypto'
import { environment } from '#src/platform/environment.ts'
import { collections, rowOf } from '#src/platform/collections/collections.ts'
import type { Values } from './document-values.ts'

/** Collections without a history: proofs and logs that programs write. */
export const unrecordedCollections: ReadonlySet<string> = new Set(
  Object.entries(collections).flatMap(([slug, { history }]) => (history === null ? [slug] : [])),
)

/** Fields of a collection of people whose values the history copies; undefined: those of all fields. */
function copiedFields(collection: string): readonly string[] | undefined {
  const history = rowOf(collection)?.history
  return typeof history === 'object' && history !== null ? history : undefined
}

export const isPersonal = (collection: string): boolean => copiedFields(collection) !== undefined

/** True if the history holds the titles of a collection's documents. */
export const isNamed = (collection: string): boolean =>
  !isPersonal(collection) || collection === 'users'

/** Fields of the staff's own accounts that programs keep. */
const ofPrograms = new Set(['panel_language'])

/** True if the history holds the values of a field, not only that it changed. */
export const isCopied = (collection: string, path: string): boolean => {
  const fields = copiedFields(collection)
  const [field = ''] = path.split(/[/:]/, 1)
  return fields === undefined || fields.includes(field)
}

/** Value that tells whether a personal value changed, without holding it. */
const sealed = (value: unknown): string =>
  createHmac('sha256', environment.PAYLOAD_SECRET)
    .update(JSON.stringify(value))
    .digest('base64url')
    .slice(0, 22)

/** Values of a document, those of personal data as seals. */
export const withoutPersonal = (collection: string, values: Values): Values =>
  isPersonal(collection)
    ? Object.fromEntries(
        Object.entries(values).flatMap(([place, value]) =>
          ofPrograms.has(place)
            ? []
            : [[place, isCopied(collection, place) ? value : sealed(value)]],
        ),
      )
    : values
