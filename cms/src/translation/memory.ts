import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Remembered } from './desk-shapes.ts'

/** Minimum share of a suggestion, and most suggestions of a passage. */
const minShare = 0.6
const maxSuggestions = 3

/** Most similar passages that are looked up for one. */
const maxSimilar = 12

/** Most passages that are looked up at once. */
const maxPassages = 60

export interface MemoryQuery {
  locale: Locale
  sourceLocale: Locale
  /** Passages of the source, without tags. */
  passages: readonly string[]
  /** Collections and globals that the account may read. */
  collections: readonly string[]
  /** The document itself, whose translations are no suggestions. */
  without: { collection: string; id: number }
}

/**
 * Published translations of passages that are equal or similar, by the index of the passage; the most
 * similar first. Only texts that say what their source says, passage by passage.
 */
export async function readMemory(
  payload: Payload,
  query: MemoryQuery,
): Promise<Map<number, Remembered[]>> {
  const { locale, sourceLocale, collections, without } = query
  const passages = query.passages.slice(0, maxPassages)
  if (passages.length === 0) return new Map()
  const found = await rows<Remembered & { at: number }>(
    payload,
    sql`
    with wanted as (
      select text, place - 1 as at from unnest(${sql.param(passages)}::text[]) with ordinality as given(text, place)
    ), near as (
      select w.at, p.fingerprint, p.text, p.share from wanted w, lateral (
        select fingerprint, text, similarity(text, w.text) as share from passages
        where text % w.text order by 3 desc limit ${maxSimilar}
      ) p where p.share >= ${minShare}::float
    ), translated as (
      select distinct on (s.at, p.text) s.at, s.share, s.text as source, p.text as target,
        coalesce(e.titles ->> ${sourceLocale}::text, '') as place
      from near s
      join translations t on t.source @> array[s.fingerprint] and t.locale = ${locale} and t.source_locale = ${sourceLocale}
        and t.target is not null and t.basis = t.source and t.public_source = t.source and t.public_target = t.target
        and cardinality(t.source) = cardinality(t.target) and t.collection = any(${sql.param([...collections])}::text[])
        and not (t.collection = ${without.collection} and t.document_id = ${without.id})
      join passages p on p.fingerprint = t.target[array_position(t.source, s.fingerprint)]
      left join staff_entries e on e.collection = t.collection and e.document_id = t.document_id
      order by s.at, p.text, s.share desc
    )
    select at::int as at, round(share * 100)::int as share, source, target, place from (
      select *, row_number() over (partition by at order by share desc, target) as rank from translated
    ) ranked where rank <= ${maxSuggestions} order by at, rank`,
  )
  return new Map(
    [...Map.groupBy(found, ({ at }) => at)].map(([at, each]) => [
      at,
      each.map(({ at: _at, ...remembered }) => remembered),
    ]),
  )
}
