import type { Locale } from '@vitrine/configuration/locales'
import { defaultLocale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { existsByLanguage, isWrittenIn } from '#src/publishing/languages/states.ts'
import { fieldsOf, readSeveral } from '#src/publishing/languages/store.ts'
import { applyChanges, isOrder, isRow } from '#src/recording/history/diff-values.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import { documentWith, isEmptyValue, valuesOf } from '#src/recording/history/document-values.ts'
import { factReader } from '#src/staff-index/name-facts.ts'
import type { Fact, FactReader } from '#src/staff-index/name-facts.ts'
import { isRuled } from '#src/staff-index/offered-requirements.ts'
import type { RuledCollection } from '#src/staff-index/offered-requirements.ts'
import { entriesOf } from '#src/staff-index/read-entries.ts'
import { requirementFor } from '#src/staff-index/required-facts.ts'
import type { Requirement } from '#src/staff-index/required-facts.ts'
import { readCategoryAttributes, requirementsOf } from '#src/staff-index/requirements.ts'
import type { Consequences, Incomplete } from './consequence-shapes.ts'
import { placeOf } from './publication.ts'
import type { Publication, PublishedCreation } from './publication.ts'
import { titleIn } from './show-values.ts'

type Data = Record<string, unknown>

/** Incomplete documents that are listed, and facts that each of them names. */
const maxListed = { documents: 20, facts: 8 } as const

/** Documents that are read per query. */
const batch = 100

/** Languages in which visitors read documents, by place; `*`: in all or none. */
type PublicIn = ReadonlyMap<string, readonly string[]>
/** Fields on whose value the requirements of a document depend. */
const ruling = ['subcategory', 'family']

/**
 * True for a change after which a document can lack something: it empties a value, adds a row or
 * changes documents that are referred to, or other requirements apply.
 */
const canLack = (change: ValueChange): boolean =>
  ruling.includes(change.path) ||
  (!isOrder(change) &&
    (isRow(change) || isEmptyValue(change.after) || typeof change.after === 'object'))

/** Facts of a document, and the parent whose requirements apply to it. */
interface Facts {
  parent: number | null
  facts: readonly string[]
}

/** A document before and after a publication. */
interface Compared {
  key: string
  id: number
  /** Undefined: it is judged as a whole, since somebody publishes it. */
  before: Facts | undefined
  after: Facts
  /** Languages that visitors read afterwards; `*`: all. */
  locales: readonly string[]
}

interface Ruled {
  collection: RuledCollection
  requirements: readonly Requirement[]
  nameFact: FactReader
}

/** Facts of changed documents that could lack something afterwards. */
async function compareChanged(
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: RuledCollection,
  changed: Publication['changed'],
  publicIn: PublicIn,
): Promise<Compared[]> {
  const fields = fieldsOf(payload, { collection, id: 0 })
  const compared: Compared[] = []
  for (let from = 0; from < changed.length; from += batch) {
    const part = changed.slice(from, from + batch)
    const ids = part.map(({ id }) => id)
    const contents = await readSeveral(payload, collection, ids)
    const read = part.flatMap((each) => {
      const { row, draft } = contents.get(each.id) ?? {}
      const latest = draft ?? row
      if (!row || !latest) return []
      const after =
        each.draft.length === 0
          ? latest
          : documentWith(fields, latest, applyChanges(valuesOf(fields, latest), [...each.draft]))
      return [{ each, row, latest, after }]
    })
    const facts = async (of: (known: (typeof read)[number]) => Data) =>
      entriesOf(
        { payload } as PayloadRequest,
        collection,
        read.map((known) => ({ id: known.each.id, row: known.row, draft: of(known) })),
      )
    const before = await facts(({ latest }) => latest)
    const after = await facts((known) => known.after)
    compared.push(
      ...read.flatMap(({ each }, at): Compared[] => {
        const [was, is] = [before[at]?.entry, after[at]?.entry]
        if (!was || !is) return []
        const isReleased = each.released.length > 0
        return [
          {
            key: each.key,
            id: each.id,
            before: isReleased ? undefined : was,
            after: is,
            locales: isReleased ? each.released : (publicIn.get(placeOf(each)) ?? []),
          },
        ]
      }),
    )
  }
  return compared
}

/** Facts of documents that a publication makes. */
async function compareCreated(
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: RuledCollection,
  created: Publication['created'],
): Promise<Compared[]> {
  const fields = fieldsOf(payload, { collection, id: 0 })
  const drafts = created.map(({ values }) => documentWith(fields, {}, values))
  const entries = await entriesOf(
    { payload } as PayloadRequest,
    collection,
    drafts.map((draft) => ({ id: 0, row: undefined, draft })),
  )
  return created.flatMap(({ key }, at): Compared[] => {
    const [entry, draft] = [entries[at]?.entry, drafts[at]]
    if (!entry || !draft) return []
    const locales = existsByLanguage(fields, false)
      ? Object.keys(entry.titles).filter((code) => isWrittenIn(fields, draft, code as Locale))
      : ['*']
    return [{ key, id: 0, before: undefined, after: entry, locales }]
  })
}

/** Facts that the site requires and a document lacks. */
const missingOf = ({ parent, facts }: Facts, { requirements }: Ruled): string[] => {
  const requirement = requirementFor(requirements, parent)
  return (requirement?.facts ?? []).filter(
    (fact) => requirement?.purposes.get(fact)?.includes('site') && !facts.includes(fact),
  )
}

/** Facts that a document lacks afterwards and did not lack before. */
function lacksOf(
  { before, after, locales }: Compared,
  ruled: Ruled,
  exempt: readonly string[],
): Fact[] {
  const former = new Set(before ? missingOf(before, ruled) : [])
  return missingOf(after, ruled)
    .filter((fact) => !former.has(fact) && !exempt.includes(fact))
    .map((fact) => ruled.nameFact(fact, ruled.collection === 'products' ? after.parent : null))
    .filter(({ locale }) => locale === null || locales.includes('*') || locales.includes(locale))
}

/** Facts that were declared not applicable to documents, and their titles. */
async function readNamed(
  { payload, i18n }: Pick<PayloadRequest, 'payload' | 'i18n'>,
  collection: RuledCollection,
  ids: readonly number[],
): Promise<Map<number, { title: string; exempt: string[] }>> {
  const found = await rows<{ id: number; title: string; exempt: string[] }>(
    payload,
    sql`
    select e.document_id as id, coalesce(nullif(e.family, ''), ${titleIn(i18n.language)}) as title,
      array(select fact from completeness_exceptions x where x.collection = e.collection and x.document_id = e.document_id) as exempt
    from staff_entries e where e.collection = ${collection} and e.document_id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(found.map((each) => [each.id, each]))
}

/** Name of a document that is made: its family or title. */
const titleOfCreation = ({ values }: PublishedCreation): string =>
  [values['family'], values[`title:${defaultLocale}`], ...Object.values(values)]
    .find((value): value is string => typeof value === 'string' && value !== '')
    ?.slice(0, 200) ?? ''

async function incompleteIn(
  req: Pick<PayloadRequest, 'payload' | 'i18n'>,
  collection: RuledCollection,
  { changed, created }: Publication,
  publicIn: PublicIn,
): Promise<Incomplete[]> {
  const { payload, i18n } = req
  const concerned = changed.filter(
    (each) => each.released.length > 0 || (publicIn.has(placeOf(each)) && each.draft.some(canLack)),
  )
  if (concerned.length + created.length === 0) return []
  const ruled: Ruled = {
    collection,
    requirements: await requirementsOf(payload, collection),
    nameFact: factReader(payload, collection, {
      language: i18n.language,
      attributes:
        collection === 'products' ? await readCategoryAttributes(payload, defaultLocale) : [],
    }),
  }
  const compared = [
    ...(await compareCreated(req, collection, created)),
    ...(await compareChanged(req, collection, concerned, publicIn)),
  ]
  const named = await readNamed(
    req,
    collection,
    compared.map(({ id }) => id),
  )
  const lacking = compared.flatMap((each) => {
    const exempt = named.get(each.id)?.exempt ?? []
    const lacks = lacksOf(each, ruled, exempt)
    return lacks.length > 0 ? [{ ...each, lacks }] : []
  })
  const made = new Map(created.map((each) => [each.key, each]))
  return lacking.map(({ key, id, lacks }): Incomplete => {
    const creation = made.get(key)
    return {
      key,
      title: creation ? titleOfCreation(creation) : (named.get(id)?.title ?? String(id)),
      href: creation ? null : `${panelBase}/collections/${collection}/${id}`,
      lacks: lacks.slice(0, maxListed.facts).map(({ name }) => name),
      moreLacks: Math.max(0, lacks.length - maxListed.facts),
    }
  })
}

/**
 * Documents that lack what the rules require on the site once they are published: of changed values
 * what they take away; of a published draft and of a new document all that is missing.
 */
export async function readIncomplete(
  req: Pick<PayloadRequest, 'payload' | 'i18n'>,
  { changed, created }: Publication,
  publicIn: PublicIn,
): Promise<Pick<Consequences, 'incomplete' | 'moreIncomplete'>> {
  const collections = new Set([...changed, ...created].map(({ collection }) => collection))
  const found: Incomplete[] = []
  for (const collection of collections) {
    if (!isRuled(collection)) continue
    const isOwn = (each: { collection: string }): boolean => each.collection === collection
    const own = { changed: changed.filter(isOwn), created: created.filter(isOwn) }
    found.push(...(await incompleteIn(req, collection, own, publicIn)))
  }
  return {
    incomplete: found.slice(0, maxListed.documents),
    moreIncomplete: Math.max(0, found.length - maxListed.documents),
  }
}
