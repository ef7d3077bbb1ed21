import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { setImmediate } from 'node:timers/promises'
import { rows, sql } from '#src/platform/database/query.ts'
import { readGlossary } from './read-terms.ts'
import type { Term } from './term-shapes.ts'
import { termDeviations } from './term-deviations.ts'
import type { TermDeviation } from './term-deviations.ts'

/** Deviation of a published text from the glossary. */
export interface PublishedDeviation extends TermDeviation {
  collection: string
  /** 0: a global. */
  id: number
  /** Place of the text (`text-places.ts`), and index of the passage. */
  path: string
  at: number
  locale: Locale
  sourceLocale: Locale
  /** Fingerprint of the passage. */
  passage: string
}

/** Texts read and passages checked at once; in between, other requests have their turn. */
const rowBatch = 10_000
const checkBatch = 500

/** Passages whose results are retained; beyond it all are checked at each read. */
const maxRetained = 400_000

/** Deviations that are listed; further ones are counted only. */
const maxListed = 20_000

interface Row {
  collection: string
  id: number
  path: string
  locale: Locale
  sourceLocale: Locale
  /** Fingerprints of the published passages; of the source none if the text is of an older one. */
  source: string[] | null
  target: string[]
}

/** Results of one version of the glossary. */
interface Checked {
  /** Version of the glossary and state of the published texts. */
  state: string
  version: string
  /** Deviations by languages and fingerprints of a passage and its source. */
  results: Map<string, readonly TermDeviation[]>
  listed: readonly PublishedDeviation[]
  total: number
}

const checked = new WeakMap<Payload, Promise<Checked>>()

/** Sum that changes with each published text. */
async function readState(payload: Payload): Promise<string> {
  const [found] = await rows<{ state: string }>(
    payload,
    sql`
    select count(*) || ' ' || coalesce(sum(hashtextextended(concat_ws(' ', collection, document_id, locale, path,
      array_to_string(public_source, ' '), '|', array_to_string(public_target, ' '), '|', public_basis = public_source), 0)), 0) as state
    from translations where public_source is not null`,
  )
  return found?.state ?? ''
}

/** Published texts after a place, in the order of the table's key: translations, and sources. */
const readRows = (payload: Payload, after: Row | undefined): Promise<Row[]> =>
  rows<Row>(
    payload,
    sql`
    select collection, document_id as id, path, locale, source_locale as "sourceLocale",
      case when public_basis = public_source then public_source end as source, public_target as target
    from translations where public_target is not null
      and (collection, document_id, locale, path) > (${after?.collection ?? ''}::text, ${after?.id ?? -1}::int, ${after?.locale ?? ''}::text, ${after?.path ?? ''}::text)
    order by translations.collection, document_id, translations.locale, path limit ${rowBatch}`,
  )

/** Published sources after a place, each once. */
const readSources = (payload: Payload, after: Row | undefined): Promise<Row[]> =>
  rows<Row>(
    payload,
    sql`
    select distinct on (collection, document_id, path) collection, document_id as id, path, source_locale as locale,
      source_locale as "sourceLocale", null as source, public_source as target
    from translations where public_source is not null
      and (collection, document_id, path) > (${after?.collection ?? ''}::text, ${after?.id ?? -1}::int, ${after?.path ?? ''}::text)
    order by translations.collection, document_id, path limit ${rowBatch}`,
  )

/** Fingerprint of the source of a passage; empty: only the passage itself is checked. */
const sourceOf = ({ source, target }: Row, at: number): string =>
  source?.length === target.length ? (source[at] ?? '') : ''

const keyOf = (row: Row, at: number): string =>
  `${row.sourceLocale} ${row.locale} ${sourceOf(row, at)} ${row.target[at] ?? ''}`

/** Checks the passages of some texts that have no result yet. */
async function check(
  payload: Payload,
  terms: readonly Term[],
  found: readonly Row[],
  results: Checked['results'],
): Promise<void> {
  const open = new Map<string, { row: Row; at: number }>()
  for (const row of found)
    for (const at of row.target.keys()) {
      const key = keyOf(row, at)
      if (!results.has(key)) open.set(key, { row, at })
    }
  const wanted = new Set<string>()
  for (const { row, at } of open.values()) wanted.add(sourceOf(row, at)).add(row.target[at] ?? '')
  if (wanted.size === 0) return
  const texts = new Map(
    (
      await rows<{ fingerprint: string; text: string }>(
        payload,
        sql`select fingerprint, text from passages where fingerprint = any(${sql.param([...wanted])}::text[])`,
      )
    ).map(({ fingerprint, text }) => [fingerprint, text]),
  )
  let left = checkBatch
  for (const [key, { row, at }] of open) {
    const { sourceLocale, locale: targetLocale } = row
    const source = texts.get(sourceOf(row, at)) ?? ''
    const target = texts.get(row.target[at] ?? '') ?? ''
    results.set(key, termDeviations(terms, { source, target, sourceLocale, targetLocale }))
    left -= 1
    if (left > 0) continue
    left = checkBatch
    await setImmediate()
  }
}

/** Checks all published texts; those that a former check has seen are not checked again. */
async function checkAll(
  payload: Payload,
  { terms, version }: { terms: readonly Term[]; version: string },
  { state, known }: { state: string; known: Checked | undefined },
): Promise<Checked> {
  const results: Checked['results'] =
    known?.version === version && known.results.size < maxRetained ? known.results : new Map()
  const listed: PublishedDeviation[] = []
  let total = 0
  for (const read of terms.length === 0 ? [] : [readRows, readSources]) {
    let found: Row[] = []
    do {
      found = await read(payload, found.at(-1))
      await check(payload, terms, found, results)
      for (const row of found)
        for (const [at, passage] of row.target.entries())
          for (const deviation of results.get(keyOf(row, at)) ?? []) {
            total += 1
            const { collection, id, path, locale, sourceLocale } = row
            if (listed.length < maxListed)
              listed.push({ ...deviation, collection, id, path, at, locale, sourceLocale, passage })
          }
      if (results.size >= maxRetained) results.clear()
    } while (found.length === rowBatch)
  }
  return { state, version, results, listed, total }
}

/**
 * Deviations of all published texts from the approved terms, derived at each read: a text or a
 * glossary that has changed is checked again.
 */
async function deviationsNow(payload: Payload): Promise<Checked> {
  const [glossary, texts] = [await readGlossary(payload), await readState(payload)]
  const state = `${glossary.version} ${texts}`
  const before = checked.get(payload)
  const known = await before?.catch(() => undefined)
  if (known?.state === state) return known
  // a check that another request began meanwhile
  const begun = checked.get(payload)
  if (begun !== before) return deviationsNow(payload)
  const now = checkAll(payload, glossary, { state, known })
  checked.set(payload, now)
  return now
}

export interface DeviationQuery {
  locales: readonly Locale[]
  /** Collections and globals that the account may read. */
  collections: readonly string[]
  kind?: TermDeviation['kind'] | undefined
  /** First page: 1. */
  page: number
  size: number
}

/** Deviation with the text of its passage and the title of its document. */
export interface ListedDeviation extends PublishedDeviation {
  text: string
  title: string
  family: string
}

export interface DeviationPage {
  items: ListedDeviation[]
  total: number
  /** Numbers by language, of all kinds. */
  counts: ReadonlyMap<Locale, number>
  /** True if there are more than can be listed. */
  isCut: boolean
}

/** A page of the published deviations, by language, kind of document and place. */
export async function readDeviations(
  payload: Payload,
  { locales, collections, kind, page, size }: DeviationQuery,
): Promise<DeviationPage> {
  const { listed, total } = await deviationsNow(payload)
  const open = listed.filter(({ collection }) => collections.includes(collection))
  const counts = new Map<Locale, number>()
  for (const { locale } of open) counts.set(locale, (counts.get(locale) ?? 0) + 1)
  const matching = open.filter(
    (each) => locales.includes(each.locale) && (kind === undefined || each.kind === kind),
  )
  const shown = matching.slice((page - 1) * size, page * size)
  const details = await rows<{ at: number; text: string; title: string; family: string }>(
    payload,
    sql`
    select g.at, p.text, coalesce(e.titles ->> g.locale, e.titles ->> g.source_locale, e.sort_title, '') as title, coalesce(e.family, '') as family
    from jsonb_to_recordset(${JSON.stringify(
      shown.map(({ collection, id, locale, sourceLocale, passage }, at) => ({
        at,
        collection,
        id,
        locale,
        source_locale: sourceLocale,
        passage,
      })),
    )}::jsonb) as g(at int, collection text, id int, locale text, source_locale text, passage text)
    join passages p on p.fingerprint = g.passage
    left join staff_entries e on e.collection = g.collection and e.document_id = g.id`,
  )
  const byPlace = new Map(details.map(({ at, ...each }) => [at, each]))
  return {
    items: shown.flatMap((each, at) => {
      const own = byPlace.get(at)
      return own ? [{ ...each, ...own }] : []
    }),
    total: matching.length,
    counts,
    isCut: total > listed.length,
  }
}
