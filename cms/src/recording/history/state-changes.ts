import { isDeepStrictEqual } from 'node:util'
import { isLocale } from '@vitrine/configuration/locales'
import { diffValues, isOrder, isRow, placeOf } from './diff-values.ts'
import type { ValueChange } from './diff-values.ts'
import type { RecordedState } from './document-state.ts'

/** What of the document changed: the latest version, what visitors read, or both in the same way. */
export const changedStates = ['draft', 'public', 'both'] as const
export type ChangedState = (typeof changedStates)[number]

export interface StateChange extends ValueChange {
  state: ChangedState
}

export const documentChangeKinds = [
  'created',
  'changed',
  'trashed',
  'recovered',
  'deleted',
] as const
export type DocumentChangeKind = (typeof documentChangeKinds)[number]

/** Path of the publication of a language (or of all: locale null); before and after: true or null. */
export const publicationPath = '_public'

/**
 * What a change is of: a value, a row that was added or removed, the rows of a list, a publication,
 * the whole document.
 */
export const changeTargets = ['value', 'row', 'order', 'publication', 'document'] as const
export type ChangeTarget = (typeof changeTargets)[number]

export const whatOf = (change: StateChange): ChangeTarget =>
  change.path === publicationPath
    ? 'publication'
    : change.path === wholePath
      ? 'document'
      : isOrder(change)
        ? 'order'
        : isRow(change)
          ? 'row'
          : 'value'

/** Path of the values of a document that was created or deleted. */
export const wholePath = ''

const publications = (before: readonly string[], after: readonly string[]): StateChange[] =>
  [...new Set([...before, ...after])].flatMap((each): StateChange[] => {
    const [was, is] = [before.includes(each), after.includes(each)]
    return was === is
      ? []
      : [
          {
            state: 'public',
            path: publicationPath,
            locale: isLocale(each) ? each : null,
            before: was || null,
            after: is || null,
          },
        ]
  })

/**
 * Changes of what visitors read; texts of a language that becomes public or ceases to be are named
 * by that alone.
 */
function publicChanges(before: RecordedState, after: RecordedState): ValueChange[] {
  if (before.public === null || after.public === null) return []
  const stays = (locale: string | null): boolean =>
    locale === null ||
    before.publicIn.includes('*') ||
    (before.publicIn.includes(locale) && after.publicIn.includes(locale))
  return diffValues(before.public, after.public).filter(({ locale }) => stays(locale))
}

/** Changes from one state of a document to the next. */
export function stateChanges(before: RecordedState, after: RecordedState): StateChange[] {
  const ofPublic = new Map(publicChanges(before, after).map((change) => [placeOf(change), change]))
  const ofDraft = diffValues(before.draft, after.draft).map((change): StateChange => {
    const place = placeOf(change)
    const isBoth = isDeepStrictEqual(ofPublic.get(place), change)
    if (isBoth) ofPublic.delete(place)
    return { ...change, state: isBoth ? 'both' : 'draft' }
  })
  return [
    ...ofDraft,
    ...[...ofPublic.values()].map((change): StateChange => ({ ...change, state: 'public' })),
    ...publications(before.publicIn, after.publicIn),
  ]
}

/** Kind of a change, and its values; undefined if nothing changed. */
export function documentChange(
  before: RecordedState | undefined,
  after: RecordedState | undefined,
): { kind: DocumentChangeKind; changes: StateChange[] } | undefined {
  if (!after) return before && { kind: 'deleted', changes: [whole(before.draft, null)] }
  if (!before)
    return {
      kind: 'created',
      changes: [
        { ...whole(null, after.draft), state: after.public === null ? 'draft' : 'both' },
        ...publications([], after.publicIn),
      ],
    }
  const changes = stateChanges(before, after)
  if (before.isTrashed !== after.isTrashed)
    return { kind: after.isTrashed ? 'trashed' : 'recovered', changes }
  return changes.length > 0 ? { kind: 'changed', changes } : undefined
}

const whole = (before: RecordedState['draft'] | null, after: RecordedState['draft'] | null) => ({
  state: 'draft' as const,
  path: wholePath,
  locale: null,
  before: before && { row: before },
  after: after && { row: after },
})
