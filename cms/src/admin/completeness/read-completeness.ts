import { localeCodes, locales } from '@vitrine/configuration/locales'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import { panelBase } from '@vitrine/contract/panel'
import { filtersOf, readTitles } from '#src/admin/lists/read-list.ts'
import type { ListContext, contextOf } from '#src/admin/lists/read-list.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { checkDocument, shareOf } from '#src/staff-index/check-document.ts'
import { certificateFact, offered, offeredOf } from '#src/staff-index/offered-requirements.ts'
import type { Offered, RuledCollection } from '#src/staff-index/offered-requirements.ts'
import { defaultNeeds, isByLanguage, purposesOf } from '#src/staff-index/completeness-rules.ts'
import { attributeFact } from '#src/staff-index/fact-names.ts'
import { nextDocument } from '#src/staff-index/next-document.ts'
import type { NextDocument } from '#src/staff-index/next-document.ts'
import { anyValue, isOfAny, viewQuery } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import type { Totals } from '#src/staff-index/selection.ts'
import { readCategoryAttributes, readRules, requirementsOf } from '#src/staff-index/requirements.ts'
import type { CategoryAttribute } from '#src/staff-index/requirements.ts'
import { completenessTexts } from '#texts/completeness.js'
import type {
  CompletenessAnswer,
  OfferedAnswer,
  OfferedRow,
  OfferedSection,
  WorkPlace,
} from '#src/staff-index/completeness-shapes.ts'
import { factReader } from '#src/staff-index/name-facts.ts'
import type { FactReader } from '#src/staff-index/name-facts.ts'
import { fieldAddress } from '#src/admin/lists/field-address.ts'

const labels = labelsOf(completenessTexts)

const editors = ['administrator', 'editor'] as const

/**
 * List filters for completing documents one by one. If the list does not filter by a missing fact,
 * documents with any missing fact are included; of a list of one of several filters all of its documents that lack one.
 */
export const workState = (state: ListState): ListState => ({
  ...state,
  missing: state.missing ?? (isOfAny(state) ? null : anyValue),
})

const readerOf = async ({
  payload,
  collection,
  language,
  locale,
}: ListContext): Promise<FactReader> =>
  factReader(payload, collection, {
    language,
    attributes: collection === 'products' ? await readCategoryAttributes(payload, locale) : [],
  })

/** Fact that a list filters by; empty: any. */
const namedFact = ({ missing }: ListState): string =>
  missing === null || missing === anyValue ? '' : missing

/**
 * Next document with missing facts among those that match a list's filters, after the document
 * `after`.
 */
export async function readNext(
  { payload, collection, staff }: ListContext,
  state: ListState,
  after?: number,
): Promise<NextDocument> {
  return nextDocument(
    payload,
    {
      collection,
      filters: {
        ...filtersOf(workState(state), staff),
        ...(isOfAny(state) ? { lacks: namedFact(state) } : {}),
      },
      requirements: await requirementsOf(payload, collection, state.purpose),
      timeZone: staffTimeZone,
    },
    after,
  )
}

/** Query string of the list whose documents are completed, without `?`. */
const queryOf = (state: ListState): string => viewQuery(workState(state)).slice(1)

/** URL of the list with its filters. */
export const listAddressOf = ({ collection }: ListContext, state: ListState): string =>
  `${panelBase}/collections/${collection}${viewQuery(state)}`

/**
 * URL of the form of a document to complete, at the field of the fact that the filter names,
 * otherwise of its first missing fact.
 *
 * @param work - Number of documents in the list when the work began (`of`), and the place of this one (`at`).
 */
export async function workAddress(
  context: ListContext,
  state: ListState,
  { id, missing }: NextDocument,
  work: { of: string; at: number },
): Promise<string | null> {
  if (id === null) return null
  const fact = missing.find((each) => each === state.missing) ?? missing[0]
  const readFact = await readerOf(context)
  const { field = null, locale = null } = fact === undefined ? {} : readFact(fact)
  return fieldAddress(
    { collection: context.collection, id },
    { field, locale: locale ?? context.locale },
    { work: queryOf(state), of: work.of, at: String(work.at) },
  )
}

/** List whose documents are completed one by one, and the place of the present one, from 1. */
export interface WorkQuery {
  state: ListState
  place: number
  /** Number of its documents when the work began. */
  of: Pick<Totals, 'total' | 'isMore'>
}

/** Number of documents in an address: `120`, or `1000+` of more. */
export const ofText = ({ total, isMore }: WorkQuery['of']): string => `${total}${isMore ? '+' : ''}`

async function readWork(
  context: ListContext,
  id: number,
  { state, place, of }: WorkQuery,
): Promise<WorkPlace> {
  const next = await readNext(context, state, id)
  return {
    place,
    total: Math.max(of.total, place),
    isMore: of.isMore,
    next: await workAddress(context, state, next, { of: ofText(of), at: place + 1 }),
    list: listAddressOf(context, workState(state)),
  }
}

/** Completeness of a document; undefined if the document has no content. */
export async function readCompleteness(
  context: ListContext,
  id: number,
  {
    change,
    work,
  }: {
    change?: Parameters<typeof checkDocument>[3]
    work?: WorkQuery
  } = {},
): Promise<CompletenessAnswer | undefined> {
  const { payload, collection, staff } = context
  const [check, readFact] = await Promise.all([
    checkDocument(payload, collection, id, change),
    readerOf(context),
  ])
  if (check === undefined) return undefined
  const { required, missing, exempt, subcategory } = check
  return {
    share: shareOf(required, missing.length),
    required,
    missing: missing.map(({ fact, purposes, partNumbers }) => {
      const { name, locale, field } = readFact(fact, subcategory)
      return {
        fact,
        name,
        locale,
        purposes,
        field: field?.replaceAll('.', '__') ?? null,
        href:
          fact === certificateFact
            ? `${panelBase}/collections/certificates`
            : fieldAddress({ collection, id }, { field, locale }),
        partNumbers,
      }
    }),
    exempt: exempt.map((fact) => ({ fact, name: readFact(fact, subcategory).name })),
    mayExempt:
      editors.some((role) => role === staff.role) &&
      permissions[collection].update.some((role) => role === staff.role),
    work: work === undefined ? null : await readWork(context, id, work),
  }
}

const groupOf = ({ key, kind }: Offered): OfferedRow['group'] => {
  if (key === 'pictures' || key === 'main_image' || kind === 'alternatives' || kind === 'poster')
    return 'pictures'
  if (kind === 'columns' || kind === 'attribute' || key === 'variants' || key === 'curves')
    return 'parts'
  if (kind === 'document' || kind === 'certificate' || key === 'documents') return 'documents'
  return kind === 'text' ? 'texts' : 'fields'
}

const groups: readonly OfferedRow['group'][] = ['texts', 'fields', 'pictures', 'parts', 'documents']

/** Requirements that a section offers, named in the panel's language and ordered by group. */
function rowsOf(
  known: readonly Offered[],
  readFact: FactReader,
  { language, subcategory }: { language: string; subcategory: number | null },
): OfferedRow[] {
  const say = (label: Label): string => textOf(label, language)
  const list = known.map((each): OfferedRow => {
    const { name } = readFact(each.key, subcategory)
    return {
      key: each.key,
      name: each.kind === 'attribute' ? say(labels.names.attribute({ name })) : name,
      hint: say(
        each.kind === 'columns'
          ? labels.names.columnsHint
          : each.kind === 'attribute'
            ? labels.names.attributeHint
            : {},
      ),
      group: groupOf(each),
      isByLanguage: isByLanguage(each.kind),
      hasMinimum: each.kind === 'count',
    }
  })
  return groups.flatMap((group) => list.filter((row) => row.group === group))
}

/** Requirements of a collection, without those of modules that the site does not have. */
const usedBySite = (collection: RuledCollection): Offered[] =>
  offeredOf(collection).filter(
    ({ key, kind }) =>
      (kind !== 'certificate' || isOfSite('certificates')) &&
      (key !== 'tooling' || isOfSite('tooling')),
  )

const attributesOf = (attributes: readonly CategoryAttribute[]): Offered[] =>
  attributes.filter(isColumn).map(({ key }) => ({ key: attributeFact(key), kind: 'attribute' }))

/**
 * Sections and requirements that the form of the completeness rules offers, for the collections
 * that the account may read.
 */
export async function readOffered(
  account: Parameters<typeof contextOf>[0],
  locale: ListContext['locale'],
): Promise<OfferedAnswer> {
  const { payload, user, language } = account
  const collections = (Object.keys(offered) as RuledCollection[]).filter(
    (collection) => isOfSite(collection) && hasRole({ user }, permissions[collection].read),
  )
  const [attributes, subcategories, named, stored] = await Promise.all([
    readCategoryAttributes(payload, locale),
    readTitles(payload, 'subcategories', locale),
    readNamedLocales(payload),
    readRules(payload),
  ])
  const sections = collections.flatMap((collection): OfferedSection[] => {
    const readFact = factReader(payload, collection, { language, attributes })
    const own: OfferedSection = {
      key: collection,
      name: textOf(payload.collections[collection].config.labels.plural as Label, language),
      isSubcategory: false,
      purposes: purposesOf(collection),
      rows: rowsOf(usedBySite(collection), readFact, { language, subcategory: null }),
      defaults: defaultNeeds[collection],
    }
    if (collection !== 'products') return [own]
    const byParent = Map.groupBy(attributes, ({ subcategory }) => subcategory)
    const known = new Set(offeredOf('products').map(({ key }) => key))
    return [
      own,
      ...subcategories.map(({ value, label }): OfferedSection => {
        const extra = attributesOf(byParent.get(Number(value)) ?? []).filter(
          ({ key }) => !known.has(key),
        )
        return {
          ...own,
          key: value,
          name: label,
          isSubcategory: true,
          rows: rowsOf([...usedBySite('products'), ...extra], readFact, {
            language,
            subcategory: Number(value),
          }),
          defaults: {},
        }
      }),
    ]
  })
  return {
    sections,
    locales: localeCodes.map((code) => ({
      code,
      abbr: locales[code].abbr,
      title: locales[code].title,
      isPublic: named.includes(code),
    })),
    stored,
  }
}
