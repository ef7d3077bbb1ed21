/** @imports @history @structure @releases */
import { lifeKeys } from '@vitrine/contract/life-cycle'
import { getPayload } from 'payload'
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { isWrittenBeside, readBeside } from '#src/changes/changed-beside.ts'
import { tryWrites } from '#src/changes/trial.ts'
import type { DocumentScreen } from '@vitrine/configuration/document-paths'
import { documentField, documentScreens } from '#src/content/navigation/kinds.ts'
import { pages } from '#src/content/page-collections.ts'
import config from '#src/payload.config.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { updateEntity } from '#src/publishing/languages/operations.ts'
import { fieldsOf, isDrafted, readPublished } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { asChangeSet } from '#src/recording/history/cause.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'

const payload = await getPayload({ config, disableOnInit: true })
const stamp = Date.now().toString(36)

const globals = payload.config.globals.map(({ slug }) => slug)
const collections = payload.config.collections.map(({ slug }) => slug)
const written = [...collections, ...globals].filter(isWrittenBeside)
const isGlobal = (slug: string): slug is GlobalSlug => globals.some((each) => each === slug)

/** Tables of values that derive from documents, with the collections from which they do. */
const derived: Readonly<Record<string, readonly string[]>> = {
  search_products: ['products'],
  search_variants: ['products'],
  search_tooling: ['products'],
  search_cross_references: ['other-makers'],
  search_other_makers: ['other-makers'],
  search_entries: Object.keys(pages),
  slug_history: Object.keys(pages),
  waiting_entries: Object.keys(pages),
}

/** Tables that no other save of content changes, or whose rows are those of the saved document. */
const ofNoOther: Readonly<Record<string, string>> = {
  published_states: 'state and tags of the saved document',
  payload_locked_documents: 'open forms, which are not compared by rules',
  payload_migrations: 'schema of the program',
  site_launch: 'state of the site, which nobody saves as a document',
  view_totals: 'visits',
  search_words: 'spelling of words: counts are added, whatever others add',
  downloads: 'log of the restricted area',
}

/** Changes with which documents have all that rules read; the newest document is changed. */
const changes = new Map<string, object>()

beforeAll(async () => {
  const first = async (table: string) =>
    (await query<{ id: number }>(`select id from ${table} order by id limit 1`))[0]?.id
  const [subcategory, solution, section, news] = await Promise.all(
    ['subcategories', 'solutions', 'sections', 'news_categories'].map(first),
  )
  const [picture, file, publication, application, account, category] = await Promise.all(
    ['media', 'files', 'publications', 'applications', 'users', 'categories'].map(first),
  )
  const number = `RULE-${stamp}`.toUpperCase()
  const part = (suffix: string, values: object = {}) => ({
    part_number: number + suffix,
    values: { section: 10, stud: 'M8', ...values },
  })
  const successor = await create(
    'products',
    published(`Sucessor ${stamp}`, { subcategory, variants: [part('N')] }),
  )
  const video = { code: 'abcdefghijk', title: 'Vídeo', poster: picture }
  const product = {
    pictures: [picture],
    documents: [file],
    related: [successor],
    video,
    life_cycle: { state: 'discontinued', successor_product: successor },
    variants: [part('A', { [lifeKeys.state]: 'discontinued', [lifeKeys.successor]: `${number}N` })],
    tooling: [{ part_number: `${number}A`, values: { tool: `${number}N`, crimps: 2 } }],
  }
  const products = await create(
    'products',
    published(`Regras ${stamp}`, { subcategory, ...product }),
  )
  changes.set('products', { ...product, title: `Regras de ${stamp}` })
  const scope = [{ product: products, part_numbers: `${number}A` }]
  const certificates = await create('certificates', {
    number,
    standard: 'IEC 61238-1',
    kind: 'test',
    body: 'Laboratório',
    scope,
    files: [file],
    _status: 'published',
  })
  changes.set('certificates', { scope, owner: account })
  await create('synonyms', { words: `regra ${stamp}, norma ${stamp}`, language: 'br' })
  await create('search-redirects', { text: `regra ${stamp}`, to: '/produtos', language: 'br' })
  changes.set('search-redirects', { to: '/noticias' })
  await create('terms', { words: { br: { preferred: stamp, forms: '', forbidden: '' } } })
  changes.set('terms', { words: { br: { preferred: `${stamp}s`, forms: '', forbidden: '' } } })
  await create('reply-templates', {
    title: stamp,
    body: 'Olá',
    language: 'br',
    occasion: 'message',
  })
  await create('mail-texts', { mail: 'panel-test', heading: stamp, _status: 'published' })
  changes.set('redirects', { from: `/regra-${stamp}`, to: `/outra-${stamp}` })
  changes.set('other-makers', {
    references: [
      { part_number: number, values: { ours: `${number}A`, grade: 'direct', source: stamp } },
    ],
  })
  const shown = { products: [products], video, main_image: picture }
  const mark = { x: 1, y: 2, label: 'Aqui', product: products }
  const choices = [{ value: 'a', label: 'A', picture }]
  const color = { key: 'color', label: 'Cor', type: 'picture', choices }
  await create('subcategories', published(`Regras ${stamp}`, { category }))
  changes.set('subcategories', { attributes: [color] })
  changes.set('distributors', { categories: [category] })
  changes.set('applications', { ...shown, solution, publications: [publication], marks: [mark] })
  changes.set('posts', { ...shown, category: news })
  changes.set('popups', { main_image: picture })
  changes.set('publications', { products: [products], section, video, documents: [file] })
  const post = await first('posts')
  const block = {
    kind: 'products',
    marks: [mark],
    documents: [file],
    certificates: [certificates],
    products: [products],
    category,
    subcategory,
    applications: [application],
    publications: [publication],
    posts: [post],
  }
  changes.set('pages', { main_image: picture, blocks: [block] })
  const entries = await Promise.all(
    (Object.entries(documentScreens) as [DocumentScreen, string][]).map(
      async ([kind, collection]) => ({
        kind,
        [documentField(kind)]: await first(collection.replaceAll('-', '_')),
      }),
    ),
  )
  changes.set('navigation', {
    main: [
      { kind: 'products', entries: entries.map((each) => ({ ...each, main_image: picture })) },
      ...entries,
    ],
    footer: [{ label: 'Empresa', links: entries }],
    legal: entries,
  })
  changes.set('home', {
    blocks: [block],
    hero: { title: 'Início', main_image: picture, marks: [mark] },
    products: [products],
    applications: [application],
    publications: [publication],
  })
  changes.set('layout', {
    certificates: {
      groups: [
        {
          title: 'Qualidade',
          certificates: [{ title: 'ISO', main_image: picture, record: certificates }],
        },
      ],
    },
  })
})

/** Relations to documents whose saves can be in the way, by path. */
const relationsIn = (fields: readonly FlattenedField[], under = ''): string[] =>
  fields.flatMap((field) => {
    const path = `${under}${field.name}`
    // pictures are compared with each plan, accounts with none
    if ('relationTo' in field)
      return ['media', 'users'].includes(String(field.relationTo)) ? [] : [path]
    return 'flattenedFields' in field ? relationsIn(field.flattenedFields, `${path}/`) : []
  })

const hasValueAt = (value: unknown, [name, ...under]: readonly string[]): boolean =>
  Array.isArray(value)
    ? name === undefined
      ? value.length > 0
      : value.some((each) => hasValueAt(each, [name, ...under]))
    : name === undefined
      ? value !== null && value !== undefined
      : hasValueAt(Object(value)[name], under)

/**
 * Tables that a publication reads, whether they have rows or not: PostgreSQL locks each table of a
 * statement, and with another lock those that it reads for a foreign key alone.
 */
async function readOnSave(entity: Entity, data: object) {
  const slug = 'global' in entity ? entity.global : entity.collection
  return asChangeSet({ kind: 'undo', isTrial: true }, () =>
    tryWrites({ payload }, 60_000, async (transaction) => {
      const req = { ...transaction, context: {} } as unknown as PayloadRequest
      const status = isDrafted(payload, entity) ? { _status: 'published' } : {}
      await updateEntity(payload, entity, { data: { ...data, ...status }, locale: 'br', req })
      const locked = await rows<{ name: string }>(
        payload,
        sql`select coalesce(parent.relname, c.relname) as name from pg_locks l join pg_class c on c.oid = l.relation
          left join pg_inherits i on i.inhrelid = c.oid left join pg_class parent on parent.oid = i.inhparent
          join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
          where l.pid = pg_backend_pid() and l.mode = 'AccessShareLock' and c.relkind in ('r', 'v', 'm')`,
        transaction,
      )
      const saved = await readPublished({ payload, ...transaction }, entity)
      const relations = relationsIn(fieldsOf(payload, entity))
      return {
        tables: [...new Set(locked.map(({ name }) => name))],
        untried: relations
          .filter((path) => !hasValueAt(saved, path.split('/')))
          .map((path) => `${slug} ${path}`),
      }
    }),
  )
}

/** Tables of documents by their beginning, the longest first. */
const slugs = [...collections, ...globals].toSorted((a, b) => b.length - a.length)

/** Collections from which a table has values; undefined: none of them is known. */
function sourcesOf(table: string): readonly string[] | undefined {
  const name = table.replace(/^_/, '')
  const found = (keys: readonly string[]) =>
    keys.find((key) => name === key || name.startsWith(`${key}_`))
  const other = found(Object.keys(ofNoOther))
  if (other) return []
  const key = found(Object.keys(derived))
  if (key) return derived[key]
  const slug = slugs.find((each) => found([each.replaceAll('-', '_')]))
  return slug === undefined ? undefined : [slug]
}

it.each(written)('rules of %s read nothing that is not compared', async (slug) => {
  const { trash } = payload.config.collections.find((each) => each.slug === slug) ?? {}
  const newest = `select id from ${slug.replaceAll('-', '_')} where ${trash ? 'deleted_at is null' : 'true'} order by id desc limit 1`
  const id = isGlobal(slug) ? 0 : (await query<{ id: number }>(newest))[0]?.id
  expect(id, 'a document to try').toBeDefined()
  const entity = isGlobal(slug)
    ? { global: slug }
    : { collection: slug as CollectionSlug, id: Number(id) }
  const { tables, untried } = await readOnSave(entity, changes.get(slug) ?? {})
  expect(untried, 'relations that the tried document lacks').toEqual([])
  expect(
    tables.filter((table) => !sourcesOf(table)),
    'tables without an origin',
  ).toEqual([])
  const compared = new Set([slug, ...readBeside(slug)])
  const forgotten = tables.flatMap((table) => {
    const sources = sourcesOf(table) ?? []
    return sources.length === 0 || sources.some((each) => compared.has(each))
      ? []
      : [`${table}: ${sources.join()}`]
  })
  expect(forgotten, 'reads that changed-beside.ts does not compare').toEqual([])
})
