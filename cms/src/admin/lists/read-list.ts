import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import type { Payload, PayloadRequest } from 'payload'
import { describeFiles } from '#src/content/media/describe-documents.ts'
import { hasRole, mayReadPublished, staffOf } from '#src/platform/access/access.ts'
import type { Staff } from '#src/platform/access/access.ts'
import { isDrafted, permissions } from '#src/platform/access/permissions.ts'
import type { Permission } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { readNextScheduled } from '#src/publishing/languages/schedule.ts'
import type { NextScheduled } from '#src/publishing/languages/schedule.ts'
import { hasTargets, readRedirectMarks } from '#src/publishing/pages/redirect-targets.ts'
import { readStarts } from '#src/publishing/read-model/waiting-entries.ts'
import { indexed } from '#src/staff-index/document-keys.ts'
import type { Named } from '#src/platform/collections/row.ts'
import type { IndexedCollection } from '#src/staff-index/document-keys.ts'
import { listDocuments } from '#src/staff-index/list-documents.ts'
import type { DocumentList, ListedDocument } from '#src/staff-index/list-documents.ts'
import { anyValue, isOfAny, ownAuthor } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import type { ListFilters } from '#src/staff-index/selection.ts'
import { isPublicUpload } from '#src/content/media/upload-digests.ts'
import { readChoiceLabels } from '#src/staff-index/read-attribute-values.ts'
import { readUploadUses } from '#src/staff-index/upload-uses.ts'
import type { UploadUse } from '#src/staff-index/upload-uses.ts'
import { readCategoryAttributes, requirementsOf } from '#src/staff-index/requirements.ts'
import { requirementFor } from '#src/staff-index/required-facts.ts'
import type { Requirement } from '#src/staff-index/required-facts.ts'
import { readOutdatedLanguages } from '#src/translation/outdated.ts'
import { addressesTexts } from '#texts/addresses.js'
import { listsTexts } from '#texts/lists.js'
import { asPublished } from './as-published.ts'
import { fieldAddress } from './field-address.ts'
import { factReader } from '#src/staff-index/name-facts.ts'
import type { FactReader } from '#src/staff-index/name-facts.ts'
import { lackText, relativeTime } from './list-texts.ts'
import { filterAttributes, partOptions } from '#src/admin/filters/read-offer.ts'
import type { FilterAttribute, ListRow, Option } from '#src/staff-index/list-shapes.ts'
import { shapeOf } from './list-shape.ts'
import type { ListShape } from './list-shape.ts'

const labels = labelsOf(listsTexts)
const addressLabels = labelsOf(addressesTexts)

type User = PayloadRequest['user']

/** Account, collection and languages for which a list is read. */
export interface ListContext {
  payload: Payload
  collection: IndexedCollection
  staff: Staff
  /** Language of the panel's texts; titles of documents are in `locale`. */
  language: string
  locale: Locale
  /** True for an account that sees no drafts. */
  isPublished?: boolean
}

/**
 * Context of a list for everyone who may read its documents, also of what is published alone; undefined
 * for others.
 */
export function readerContextOf(
  given: Pick<ListContext, 'payload' | 'language'> & { user: User },
  collection: IndexedCollection,
  locale: Locale,
): ListContext | undefined {
  const { user, payload, language } = given
  const staff = staffOf({ user })
  return (
    contextOf(given, collection, locale) ??
    (staff && mayReadPublished({ user }, permissions[collection])
      ? { payload, collection, staff, language, locale, isPublished: true }
      : undefined)
  )
}

/** Context of a list; undefined if the account may not read the collection with its drafts. */
export function contextOf(
  { payload, user, language }: Pick<ListContext, 'payload' | 'language'> & { user: User },
  collection: IndexedCollection,
  locale: Locale,
): ListContext | undefined {
  const staff = staffOf({ user })
  if (!staff || !hasRole({ user }, permissions[collection].read)) return undefined
  return { payload, collection, staff, language, locale }
}

/** Filters by content, which tell nothing of the work on documents. */
const contentFilters = (state: ListState): ListFilters => ({
  ...(state.text === '' ? {} : { text: state.text }),
  ...(state.codes.length > 0 ? { codes: state.codes } : {}),
  ...(isOfAny(state) ? { isAny: true } : {}),
  ...(state.parents.length > 0 ? { parents: state.parents } : {}),
  ...(state.families.length > 0 ? { families: state.families } : {}),
  ...(state.values.length > 0 ? { values: state.values } : {}),
})

/**
 * Filters for `listDocuments` from the state of a list. For accounts that see no drafts those that tell
 * nothing of the work on documents.
 */
export function filtersOf(state: ListState, staff: Staff, isPublished = false): ListFilters {
  const { having, without, site, language, states, missing, authors, since, until, days } = state
  if (isPublished) return { ...contentFilters(state), isPublished }
  return {
    ...contentFilters(state),
    ...(having.length > 0 ? { having } : {}),
    ...(without.length > 0 ? { without } : {}),
    ...(site.length > 0 ? { site } : {}),
    ...(states.length > 0 ? { language: { locale: language, states } } : {}),
    ...(missing === null ? {} : { missing: missing === anyValue ? '' : missing }),
    ...(authors.length > 0
      ? { authors: authors.map((author) => (author === ownAuthor ? staff.id : author)) }
      : {}),
    ...(since === null ? {} : { since }),
    ...(until === null ? {} : { until }),
    ...(days === null ? {} : { days }),
    ...(state.isScheduled ? { isScheduled: true } : {}),
    ...(state.isUnused ? { isUnused: true } : {}),
    ...(state.isEqual ? { isEqual: true } : {}),
  }
}

/**
 * Reads a page of documents for the state of a list. `ids` limits the result to these documents;
 * `size` replaces the page size of the state.
 */
export function readDocuments(
  context: ListContext,
  state: ListState,
  requirements: readonly Requirement[],
  more: { ids?: readonly number[]; size?: number } = {},
): Promise<DocumentList> {
  const { ids, size = state.size } = more
  const { payload, collection } = context
  return listDocuments(payload, {
    collection,
    filters: {
      ...filtersOf(state, context.staff, context.isPublished),
      ...(ids === undefined ? {} : { ids }),
    },
    requirements,
    sort: state.sort,
    isDescending: state.isDescending,
    page: state.page,
    size,
    timeZone: staffTimeZone,
  })
}

/** URLs of thumbnails, by id of the picture. */
export async function readThumbnails(
  payload: Payload,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: number; name: string | null }>(
    payload,
    sql`select id, coalesce(sizes_webp320_filename, filename) as name from media where id = any(${sql.param(ids)}::int[])`,
  )
  return new Map(
    found.flatMap(({ id, name }) =>
      name === null ? [] : [[id, `${panelApiBase}/media/file/${encodeURIComponent(name)}`]],
    ),
  )
}

/**
 * Documents of a collection as options sorted by title, for the parent filter and the move dialog.
 */
export async function readTitles(
  payload: Payload,
  collection: IndexedCollection | undefined,
  locale: Locale,
): Promise<Option[]> {
  if (collection === undefined) return []
  return rows<{ value: string; label: string }>(
    payload,
    sql`
    select document_id::text as value, coalesce(titles ->> ${locale}::text, ${sql.join(
      localeCodes.map((code) => sql`titles ->> ${code}::text`),
      sql`, `,
    )}, '#' || document_id) as label
    from staff_entries where collection = ${collection} order by sort_title, document_id`,
  )
}

/** Accounts that made the latest change to a document of the collection, as options. */
export const readAuthors = (payload: Payload, collection: IndexedCollection): Promise<Option[]> =>
  rows<{ value: string; label: string }>(
    payload,
    sql`select id::text as value, name as label from users
      where exists (select from staff_entries e where e.changed_by = users.id and e.collection = ${collection} offset 0) order by name`,
  )

/**
 * Secondary text of documents in collections without part numbers, by id: codes and texts without
 * language, such as number, standard or file name; of documents of the catalogue their kind, language
 * and revision.
 */
async function readDetails(
  { payload, collection, language }: ListContext,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows: table }: Named = indexed[collection]
  if (table !== undefined) return new Map()
  if (collection === 'files') return describeFiles({ payload }, ids, language)
  const found = await rows<{ id: number; text: string }>(
    payload,
    sql`
    select document_id as id, string_agg(label, ' · ' order by kind, label) as text from staff_keys
    where collection = ${collection} and document_id = any(${sql.param([...ids])}::int[]) and is_latest
      and (kind = 'code' or (kind = 'text' and locale is null)) group by 1`,
  )
  const details = new Map(found.map(({ id, text }) => [id, text]))
  if (!hasTargets(collection)) return details
  const marks = await readRedirectMarks(payload, collection, ids)
  return new Map(
    [...details].map(([id, text]) => [
      id,
      [text, ...(marks.get(id) ?? []).map((mark) => textOf(addressLabels[mark], language))].join(
        ' · ',
      ),
    ]),
  )
}

export interface ListContents {
  shape: ListShape
  rows: ListRow[]
  total: number
  partNumbers: number
  /** Part numbers that meet the filters by values; null without such filters. */
  within: number | null
  /** Codes of the filter that no document has. */
  unknown: readonly string[]
  /** True if there are more than `total`, with more than `partNumbers`. */
  isMore: boolean
  /** True if no document has the search text: the documents have a similar spelling. */
  isNear: boolean
  all: number
  parents: Option[]
  facts: Option[]
  parts: Option[]
  attributes: FilterAttribute[]
}

/** Title in a language, otherwise in the first one that has it. */
const titleIn = (titles: ListedDocument['titles'], locale: Locale): string | undefined =>
  titles[locale] ?? localeCodes.map((code) => titles[code]).find((text) => text !== undefined)

/** Time in words; null without one. */
const timeText = (at: string | null | undefined, language: string): string | null =>
  at === null || at === undefined ? null : relativeTime(at, language)

/**
 * Reads thumbnails, schedules and uses for all documents at once; returns the function that builds
 * a row.
 */
async function rowMaker(
  context: ListContext,
  documents: readonly ListedDocument[],
  {
    parents,
    readFact,
    requirements,
  }: {
    parents: readonly Option[]
    readFact: FactReader
    requirements: readonly Requirement[]
  },
): Promise<(document: ListedDocument) => ListRow> {
  const { payload, collection, language, locale } = context
  const ids = documents.map(({ id }) => id)
  const pictureOf = ({ id, pictures }: ListedDocument): number | undefined =>
    collection === 'media' ? id : pictures[0]
  const drafted = isDrafted(permissions[collection])
  const [thumbnails, starts, scheduled, uses, details, outdated] = await Promise.all([
    readThumbnails(
      payload,
      documents.flatMap((document) => pictureOf(document) ?? []),
    ),
    drafted ? readStarts(payload, collection, ids) : new Map<number, string>(),
    drafted ? readNextScheduled(payload, collection, ids) : new Map<number, NextScheduled>(),
    isPublicUpload(collection)
      ? readUploadUses(payload, collection, ids)
      : new Map<number, UploadUse>(),
    readDetails(context, ids),
    readOutdatedLanguages(payload, collection, ids),
  ])
  const parentTitles = new Map(parents.map(({ value, label }) => [Number(value), label]))
  return (document) => {
    const { id, titles, figures, states, site, missing, required } = document
    const href = `${panelBase}/collections/${collection}/${id}`
    const { purposes } = requirementFor(requirements, document.parent) ?? {}
    const facts = missing.map((fact) => ({
      ...readFact(fact, document.parent),
      isForSite: purposes?.get(fact)?.includes('site') ?? false,
    }))
    const { at = starts.get(id), unaccepted = null } = scheduled.get(id) ?? {}
    return {
      id,
      href,
      title: titleIn(titles, locale) ?? textOf(labels.untitled, language),
      figures: figures[locale] ?? details.get(id) ?? '',
      family: document.family,
      parent: document.parent === null ? '' : (parentTitles.get(document.parent) ?? ''),
      partNumbers: document.part_numbers,
      picture: thumbnails.get(pictureOf(document) ?? 0) ?? null,
      languages: drafted
        ? localeCodes.map((code) => ({
            locale: code,
            state: states[code] ?? 'absent',
            isOutdated: outdated.get(id)?.includes(code) === true,
          }))
        : [],
      site,
      scheduled: timeText(at, language),
      stopped: unaccepted,
      share: required === 0 ? null : Math.floor((100 * (required - missing.length)) / required),
      lacks: facts.map((fact) => ({
        name: fact.name,
        href: fieldAddress({ collection, id }, fact),
        locale: fact.locale,
        isForSite: fact.isForSite,
      })),
      lacking: lackText(facts, language),
      author: document.author ?? textOf(labels.system, language),
      changed: timeText(document.changed_at, language) ?? '',
      uses: uses.get(id)?.uses ?? null,
      same: uses.get(id)?.same ?? 0,
    }
  }
}

/** Rows, figures and filter values of a list. */
export async function readList(
  context: ListContext,
  state: ListState,
  more: { ids?: readonly number[]; size?: number } = {},
): Promise<ListContents> {
  const { payload, collection, language, locale } = context
  const [requirements, attributes] = await Promise.all([
    requirementsOf(payload, collection, state.purpose),
    collection === 'products' ? readCategoryAttributes(payload, locale) : [],
  ])
  const { isPublished = false } = context
  const shape = shapeOf(
    payload,
    collection,
    requirements.some(({ facts: needed }) => needed.length > 0),
    isPublished,
  )
  const [list, parents] = await Promise.all([
    readDocuments(context, state, requirements, more),
    readTitles(payload, shape.parents, locale),
  ])
  const readFact = factReader(payload, collection, { language, attributes })
  const makeRow = await rowMaker(context, list.documents, { parents, readFact, requirements })
  const facts = [...new Set(requirements.flatMap((each) => each.facts))]
  const rowsOfList = list.documents.map(makeRow)
  const choices = await readChoiceLabels(payload, locale, state.values)
  return {
    shape,
    rows: isPublished ? await asPublished(context, list.documents, rowsOfList) : rowsOfList,
    total: list.total,
    partNumbers: list.partNumbers,
    within: list.within,
    unknown: list.unknown,
    isMore: list.isMore,
    isNear: list.isNear,
    all: list.all,
    parents,
    facts: isPublished ? [] : facts.map((fact) => ({ value: fact, label: readFact(fact).name })),
    parts: isPublished ? [] : partOptions(collection, (fact) => readFact(fact).name),
    attributes: collection === 'products' ? filterAttributes(attributes, language, choices) : [],
  }
}

/** Label of the relation field to the parent document. */
export function parentName({ payload, collection, language }: ListContext): string {
  const { parent }: Named = indexed[collection]
  const field = payload.collections[collection].config.flattenedFields.find(
    ({ name }) => name === parent,
  )
  const label: unknown = field && 'label' in field ? field.label : undefined
  return typeof label === 'object' && label !== null ? textOf(label as Label, language) : ''
}

export const permissionOf = (collection: IndexedCollection): Permission => permissions[collection]
