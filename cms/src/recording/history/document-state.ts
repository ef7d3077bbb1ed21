import { localeCodes } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { titleFieldOf } from '#src/platform/collections/collections.ts'
import type { SavedContent } from '#src/publishing/languages/saved-content.ts'
import { existsByLanguage, isWrittenIn, publicContent } from '#src/publishing/languages/states.ts'
import { fieldsOf, isDrafted, slugOf } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { valuesOf } from './document-values.ts'
import type { Values } from './document-values.ts'
import { withoutPersonal } from './personal.ts'

/** Length to which titles are cut, characters. */
const maxTitleLength = 300

/** What the history compares of a document. */
export interface RecordedState {
  /** Values of the latest version. */
  draft: Values
  /** Values that visitors read; null: the document is not public. */
  public: Values | null
  /** Languages in which the document is public; `*`: in all or none (`existsByLanguage`). */
  publicIn: string[]
  isTrashed: boolean
}

/** State of a document; undefined if it does not exist. */
export function stateOf(
  payload: Payload,
  entity: Entity,
  { row, draft }: SavedContent,
): RecordedState | undefined {
  const latest = draft ?? row
  if (latest === undefined) return undefined
  const fields = fieldsOf(payload, entity)
  const slug = slugOf(entity)
  const values = withoutPersonal(slug, valuesOf(fields, latest))
  const isTrashed = Boolean(latest['deletedAt'] ?? row?.['deletedAt'])
  if (!isDrafted(payload, entity))
    return { draft: values, public: values, publicIn: ['*'], isTrashed }
  const content = publicContent(row)
  if (content !== row || isTrashed) return { draft: values, public: null, publicIn: [], isTrashed }
  return {
    draft: values,
    public: valuesOf(fields, content),
    publicIn: existsByLanguage(fields, 'global' in entity)
      ? localeCodes.filter((code) => isWrittenIn(fields, content, code))
      : ['*'],
    isTrashed,
  }
}

/** Title of a document in the first language that has one. */
export function titleOf(payload: Payload, entity: Entity, { draft }: RecordedState): string | null {
  if ('global' in entity) return null
  const field = titleFieldOf(payload.collections[entity.collection].config)
  const titles = [draft[field], ...localeCodes.map((code) => draft[`${field}:${code}`])]
  const title = titles.find((each) => typeof each === 'string' || typeof each === 'number')
  return title === undefined ? null : String(title).slice(0, maxTitleLength)
}
