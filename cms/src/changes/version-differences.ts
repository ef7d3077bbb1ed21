import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { changesGoingBack, publishedSource } from '#src/changes/go-back.ts'
import { withLanguages } from '#src/publishing/languages/compose.ts'
import { fieldsOf, readDraft, readVersion } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { diffValues } from '#src/recording/history/diff-values.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import { valuesOf } from '#src/recording/history/document-values.ts'
import type { ShownValue } from './history-shapes.ts'
import { readerOf } from './read-set.ts'
import { showDocument } from './show-document.ts'
import { asStoredChanges } from './stored-changes.ts'
import type { VersionDifference, VersionDifferences } from './version-answer.ts'

/** Maximum differences that are sent. */
const maxSent = 300

const short = (text: string | null | undefined): ShownValue | null =>
  text === null || text === undefined ? null : { text, isLong: false }

/** Changes of a document with names and texts in the panel's language. */
async function inWords(
  req: PayloadRequest,
  entity: Entity,
  changes: readonly ValueChange[],
): Promise<VersionDifferences> {
  const stored = asStoredChanges(req, entity, changes)
  const { tables, changes: others } = showDocument(stored, await readerOf(req, [stored]))
  const ofRows = tables.flatMap(({ columns, rows }) =>
    rows.flatMap(({ partNumber, cells }) =>
      columns.flatMap(({ key, label, unit, locale }): VersionDifference[] => {
        const cell = cells[key]
        const named = `${partNumber}, ${label}${unit ? ` (${unit})` : ''}`
        return cell
          ? [{ label: named, locale, before: short(cell.before), after: short(cell.after) }]
          : []
      }),
    ),
  )
  const all = [
    ...others.map(({ label, locale, before, after }) => ({ label, locale, before, after })),
    ...ofRows,
  ]
  return { differences: all.slice(0, maxSent), more: Math.max(0, all.length - maxSent) }
}

/**
 * What restoring a version in some languages would change of the latest version, with names and
 * texts in the panel's language.
 */
export async function versionDifferences(
  req: PayloadRequest,
  entity: Entity,
  { version, locales }: { version: number; locales: readonly Locale[] },
): Promise<VersionDifferences> {
  const changes = await changesGoingBack(req, entity, {
    locales,
    source: (within) => readVersion(within, entity, version),
  })
  return inWords(req, entity, changes ?? [])
}

/**
 * Texts of one language that differ between what is published and the latest version; without the
 * values that all languages share.
 */
export async function unpublishedTexts(
  req: PayloadRequest,
  entity: Entity,
  locale: Locale,
): Promise<VersionDifferences> {
  const fields = fieldsOf(req.payload, entity)
  const published = (await publishedSource(entity)(req)) ?? {}
  const draft = (await readDraft(req, entity)) ?? {}
  const others = localeCodes.filter((code) => code !== locale)
  const before = withLanguages(fields, published, draft, others)
  return inWords(req, entity, diffValues(valuesOf(fields, before), valuesOf(fields, draft)))
}
