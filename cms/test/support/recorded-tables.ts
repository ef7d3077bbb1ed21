import type { Client } from 'pg'

/** What an upgrade records, without the times and numbers of the run that recorded it. */
export const recordedTables = {
  search_entries: `select collection, document_id, locale, slug, tokens, document, card from search_entries`,
  staff_entries: `select collection, document_id, titles, figures, states, facts, facts_version, exempt, untooled, is_tooled, discontinued from staff_entries`,
  staff_groups: `select group_key, sum(documents) as documents, sum(part_numbers) as part_numbers, sum(untooled) as untooled, sum(tooled) as tooled, sum(discontinued) as discontinued
    from staff_groups group by 1 having sum(documents) <> 0`,
  staff_keys: `select collection, document_id, kind, locale, key, label, is_latest, is_public from staff_keys`,
  staff_values: `select collection, document_id, key, value, unit, low, high, places from staff_values`,
  translations: `select collection, document_id, path, locale, source_locale, source, basis, target, public_source, public_basis, public_target from translations`,
  translation_bases: `select collection, document_id, path, locale, target, basis from translation_bases`,
  passages: `select * from passages`,
  recorded_values: `select collection, document_id, draft::text, public::text, public_in, is_trashed from recorded_values`,
} as const
export type RecordedTable = keyof typeof recordedTables

/** Rows of what was recorded as texts, by table. */
export type Recorded = Record<string, string[]>

export async function readRecorded(database: Pick<Client, 'query'>): Promise<Recorded> {
  const found: Recorded = {}
  for (const [table, statement] of Object.entries(recordedTables)) {
    const { rows } = await database.query(
      `select r::text as row from (${statement}) as r order by r::text collate "C"`,
    )
    found[table] = rows.map(({ row }) => row)
  }
  return found
}

/** Differing rows that are listed, and characters of each. */
const shown = { rows: 6, characters: 160 } as const

/** Rows that were recorded in one of two ways, each from a little before it differs. */
export function differencesOf(expected: Recorded, found: Recorded): string[] {
  return Object.keys({ ...expected, ...found }).flatMap((table) => {
    const [own, other] = [expected[table] ?? [], found[table] ?? []]
    const [inOwn, inOther] = [new Set(own), new Set(other)]
    const lacking = own.filter((row) => !inOther.has(row))
    const added = other.filter((row) => !inOwn.has(row))
    return Array.from({ length: Math.max(lacking.length, added.length) }, (_, at) => {
      const [one = '', two = ''] = [lacking[at], added[at]]
      let same = 0
      while (same < one.length && one[same] === two[same]) same += 1
      const cut = (row: string): string =>
        `${row.slice(0, 40)} … ${row.slice(Math.max(0, same - 20)).slice(0, shown.characters)}`
      return `${table}: ${cut(one)} | ${cut(two)}`
    }).slice(0, shown.rows)
  })
}
