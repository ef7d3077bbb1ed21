import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { isForVisitors } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { isOrder, isRow, isRowValues, rowKeyOf } from '#src/recording/history/diff-values.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import { isEmptyValue } from '#src/recording/history/document-values.ts'
import { localesOf } from './apply-plan.ts'
import type { Consequences, DocumentConsequences } from './consequence-shapes.ts'
import { readIncomplete } from './incomplete-after.ts'
import { changesOf, placeOf } from './publication.ts'
import type { Publication, PublishedChange } from './publication.ts'

/** Values that a change deletes: a value that becomes empty, or all values of a row. */
function deletedBy(change: ValueChange): number {
  const { before, after } = change
  if (isRow(change))
    return isRowValues(before)
      ? Object.values(before.row).filter((value) => !isEmptyValue(value)).length
      : 0
  return !isOrder(change) && !isEmptyValue(before) && isEmptyValue(after) ? 1 : 0
}

/** Values that are deleted, by the key of their row. */
function deletedOf(document: PublishedChange): DocumentConsequences['deleted'] {
  const deleted: DocumentConsequences['deleted'] = {}
  for (const change of changesOf(document)) {
    const count = deletedBy(change)
    const row = rowKeyOf(change)
    if (count > 0) deleted[row] = (deleted[row] ?? 0) + count
  }
  return deleted
}

/** Languages in which visitors read documents, by place; `*`: in all or none. */
async function readPublicIn(
  { payload }: Pick<PayloadRequest, 'payload'>,
  documents: readonly PublishedChange[],
): Promise<Map<string, string[]>> {
  const given = JSON.stringify(documents.map(({ collection, id }) => ({ collection, id })))
  const found = await rows<{ collection: string; id: number; locales: string[] }>(
    payload,
    sql`
    select r.collection, r.document_id as id, r.public_in as locales
    from json_to_recordset(${given}::json) as given(collection text, id int)
    join recorded_values r on r.collection = given.collection and r.document_id = given.id
    where r.public is not null and not r.is_trashed`,
  )
  return new Map(found.map((each) => [placeOf(each), each.locales]))
}

/** What visitors read of a changed document; `known`: languages in which they read it today. */
function seenOf(
  { collection, draft, public: published, released, retired }: PublishedChange,
  known: readonly string[] | undefined,
): Pick<DocumentConsequences, 'site' | 'languages' | 'waiting'> {
  const nothing = { languages: [], waiting: [] }
  if (!isForVisitors(collection)) return { site: 'other', ...nothing }
  if (known && retired.length > 0) {
    const isLeft = (code: Locale): boolean =>
      known.includes(code) && (retired.includes('*') || retired.includes(code))
    return { site: 'leaves', languages: localeCodes.filter(isLeft), waiting: [] }
  }
  if (!known && released.length === 0) return { site: 'unread', ...nothing }
  const locales = new Set([...(known ?? []), ...released])
  const isEverywhere = locales.has('*')
  const texts = localesOf(published)
  // a value without language is read in all languages of the document
  const isShared = published.some(({ locale }) => locale === null)
  const languages = localeCodes.filter((code) => locales.has(code) && (isShared || texts.has(code)))
  const waiting = [...localesOf([...draft, ...published])].filter((code) => !locales.has(code))
  return {
    site: languages.length > 0 || isEverywhere ? 'read' : 'other',
    languages,
    waiting: isEverywhere ? [] : waiting,
  }
}

/**
 * Translations that are valid today and follow an older text once the changes are published, by document; a translation that changes with its source stays valid. Of a published draft the texts
 * that visitors read are compared, since the translations of the draft follow it already.
 */
async function readOutdated(
  { payload }: Pick<PayloadRequest, 'payload'>,
  changed: Publication['changed'],
): Promise<Map<string, DocumentConsequences['outdated']>> {
  const texts = changed.flatMap((document) => {
    const written = changesOf(document).filter(({ locale }) => locale !== null)
    const byPath = Map.groupBy(written, ({ path }) => path)
    return written
      .filter(({ before, after }) => !isEmptyValue(before) && !isEmptyValue(after))
      .map(({ path, locale }) => ({
        collection: document.collection,
        id: document.id,
        path,
        // the texts of a table's row are one, whatever their columns are called
        list_row: path.slice(0, path.lastIndexOf('/')),
        locale,
        written: (byPath.get(path) ?? []).map((each) => each.locale),
        is_draft: document.released.length > 0,
        released: document.released,
      }))
  })
  if (texts.length === 0) return new Map()
  const found = await rows<{ collection: string; id: number; locale: Locale; texts: number }>(
    payload,
    sql`
    select t.collection, t.document_id as id, t.locale, count(*)::int as texts
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as given(collection text, id int, path text, list_row text, locale text, written jsonb, is_draft boolean, released jsonb)
    join translations t on t.collection = given.collection and t.document_id = given.id
      and t.path in (given.path, given.list_row) and t.source_locale = given.locale
    where case
      when not given.is_draft then t.target is not null and t.basis = t.source and not given.written ? t.locale
      when given.released ? t.locale then t.public_basis = t.public_source and t.basis <> t.source
      else t.public_basis = t.public_source and t.public_basis <> t.source end
    group by 1, 2, 3`,
  )
  const byDocument = new Map<string, DocumentConsequences['outdated']>()
  for (const { locale, texts: count, ...document } of found)
    byDocument.set(placeOf(document), {
      ...byDocument.get(placeOf(document)),
      [locale]: count,
    })
  return byDocument
}

/** What a publication does: what visitors see, what it deletes, what follows from it. */
export async function readConsequences(
  req: Pick<PayloadRequest, 'payload' | 'i18n'>,
  { changed, created }: Publication,
): Promise<Consequences> {
  const forVisitors = changed.filter(({ collection }) => isForVisitors(collection))
  const publicIn = await readPublicIn(req, forVisitors)
  const outdated = await readOutdated(req, changed)
  const documents = changed.map((document): [string, DocumentConsequences] => {
    const place = placeOf(document)
    return [
      document.key,
      {
        ...seenOf(document, publicIn.get(place)),
        outdated: outdated.get(place) ?? {},
        deleted: deletedOf(document),
      },
    ]
  })
  return {
    documents: Object.fromEntries(documents),
    ...(await readIncomplete(req, { changed: forVisitors, created }, publicIn)),
  }
}
