import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { titleFieldOf } from '#src/platform/collections/collections.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Label } from '#src/platform/labels.ts'
import { labelOfAll } from '#src/platform/labels.ts'
import { relationsOf, textNames, valuesAt } from './relations.ts'
import type { Reference, Relation, Search } from './relations.ts'
import { readIndirect } from './indirect-references.ts'

/** First references to a document, their number, and whether the list is truncated. */
export interface References {
  found: Reference[]
  total: number
  more: boolean
}

/** Maximum references per field. */
const limitPerField = 10

const labelOf = (label: unknown, otherwise: string): Label =>
  typeof label === 'object' && label !== null ? (label as Label) : labelOfAll(otherwise)

const inTransactionOf = ({ transaction }: Search) => ({
  req: { transactionID: transaction.transactionID } as PayloadRequest,
})

const isOurs = ({ slug }: { slug: string }): boolean => !slug.startsWith('payload-')

/**
 * References to a document in published documents and latest drafts, through relations, rich texts
 * and globals, derived from Payload's configuration. Documents in the trash do not count.
 */
export async function referencesTo(
  payload: Payload,
  target: Search['target'],
  transaction: Search['transaction'],
): Promise<References> {
  const search: Search = { payload, target, transaction }
  const found: Reference[] = []
  let total = 0
  for (const config of payload.config.collections.filter(isOurs)) {
    const there = await inCollection(search, config)
    found.push(...there.found)
    total += there.total
  }
  for (const config of payload.config.globals) found.push(...(await inGlobal(search, config)))
  found.push(
    ...(await readIndirect(search)).filter(
      ({ source, id }) => !found.some((known) => known.source === source && known.id === id),
    ),
  )
  total = Math.max(total, found.length)
  return { found, total, more: total > found.length }
}

const concerns =
  (search: Search) =>
  (relation: Relation): boolean =>
    !relation.isHarmless &&
    (relation.kind === 'rich-text' || relation.relationTo.includes(search.target.collection))

async function inCollection(
  search: Search,
  config: SanitizedCollectionConfig,
): Promise<Omit<References, 'more'>> {
  const { payload, target } = search
  const found = new Map<string, Reference>()
  let unlisted = 0
  const title = titleFieldOf(config)
  for (const relation of relationsOf(config.fields).filter(concerns(search))) {
    for (const draft of config.versions?.drafts ? [false, true] : [false]) {
      const where =
        relation.kind === 'relation'
          ? { [relation.path]: { in: [target.id] } }
          : { id: { in: await withText(search, config.slug, relation, draft) } }
      if (relation.kind === 'rich-text' && 'id' in where && where.id?.in.length === 0) continue
      const { docs } = await payload.find({
        collection: config.slug as CollectionSlug,
        where,
        draft,
        depth: 0,
        limit: limitPerField + 1,
        pagination: false,
        locale: defaultLocale,
        select: { [title]: true } as never,
        overrideAccess: true,
        ...inTransactionOf(search),
      })
      if (docs.length > limitPerField) {
        const { totalDocs } = await payload.count({
          collection: config.slug as CollectionSlug,
          where,
          overrideAccess: true,
          ...inTransactionOf(search),
        })
        unlisted = Math.max(unlisted, totalDocs - limitPerField)
      }
      const listed = docs.slice(0, limitPerField)
      for (const document of listed as unknown as (Record<string, unknown> & { id: number })[]) {
        if (config.slug === target.collection && document.id === target.id) continue
        found.set(`${document.id} ${relation.path}`, {
          source: config.slug,
          id: document.id,
          kind: labelOf(config.labels.singular, config.slug),
          title: String(document[title] ?? document.id),
          field: labelOf(relation.label, relation.path),
          address: `${panelBase}/collections/${config.slug}/${document.id}`,
        })
      }
    }
  }
  return { found: [...found.values()], total: found.size + unlisted }
}

/**
 * Documents whose rich text references the document. Table names follow Payload's:
 * `products_locales.text`, `_products_v_locales.version_text` of the latest version; of a text in
 * rows `pages_blocks_locales.body`, `_pages_v_version_blocks_locales.body`.
 */
async function withText(
  search: Search,
  slug: string,
  { path, rows: inRows }: Relation,
  draft: boolean,
): Promise<number[]> {
  const table = slug.replaceAll('-', '_')
  const own = draft ? `_${table}_v` : table
  const under = inRows?.replaceAll('.', '_')
  const holder = under === undefined ? own : `${own}${draft ? '_version' : ''}_${under}`
  const name = (inRows === undefined ? path : path.slice(inRows.length + 1)).replaceAll('.', '_')
  const column = sql.raw(`"${draft && inRows === undefined ? 'version_' : ''}${name}"`)
  const ofRows =
    under === undefined
      ? sql`t._parent_id`
      : sql`(select r._parent_id from ${sql.raw(`"${holder}"`)} r where r.id = t._parent_id)`
  const named = sql`jsonb_path_exists(t.${column}, '$.** ? (@.relationTo == $to && (@.value == $id || @.value.id == $id))',
    ${JSON.stringify({ to: search.target.collection, id: search.target.id })}::jsonb, true)`
  const found = draft
    ? await rows<{ id: number }>(
        search.payload,
        sql`
        select distinct v.parent_id as id from ${sql.raw(`"${holder}_locales"`)} t join ${sql.raw(`"${own}"`)} v on v.id = ${ofRows}
        where v.latest and ${named}`,
        search.transaction,
      )
    : await rows<{ id: number }>(
        search.payload,
        sql`
        select distinct ${ofRows} as id from ${sql.raw(`"${holder}_locales"`)} t where ${named}`,
        search.transaction,
      )
  return found.map(({ id }) => id)
}

async function inGlobal(search: Search, config: SanitizedGlobalConfig): Promise<Reference[]> {
  const { payload, target } = search
  const relations = relationsOf(config.fields).filter(concerns(search))
  if (relations.length === 0) return []
  const drafted = typeof config.versions === 'object' && Boolean(config.versions.drafts)
  const states: unknown[] = []
  for (const draft of drafted ? [false, true] : [false]) {
    states.push(
      await payload.findGlobal({
        slug: config.slug as GlobalSlug,
        draft,
        depth: 0,
        locale: 'all',
        overrideAccess: true,
        ...inTransactionOf(search),
      }),
    )
  }
  const names =
    (relation: Relation) =>
    (value: unknown): boolean =>
      relation.kind === 'rich-text'
        ? textNames(value, target.collection, target.id)
        : value === target.id || localeCodes.some((code) => Object(value)[code] === target.id)
  return relations
    .filter((relation) =>
      states.some((state) => valuesAt(state, relation.path.split('.')).some(names(relation))),
    )
    .map((relation) => ({
      source: config.slug,
      id: null,
      kind: labelOf(config.label, config.slug),
      title: '',
      field: labelOf(relation.label, relation.path),
      address: `${panelBase}/globals/${config.slug}`,
    }))
}
