import type { Client } from 'pg'

/** What an upgrade records, without the times and numbers of the run that recorded it. */
export const recordedTables = {
  search_entries: `select collection, document_id, locale, slug, tokens, document, card from search_entries`,
  staff_entries: `select collection, document_id, titles, figures, states, facts, facts_version, exempt, untooled, is_tooled, discontinued from staff_entries`,
  staff_groups: `select group_key, sum(documents) as documents, sum(part_numbers) as part_numbers, sum(untooled) as untooled, sum(tooled) as tooled, sum(discontinued) as discontinued
    from staff_groups group by 1 having sum(documents) <> 0`,
  staff_keys: `select collection, document_id, kind, locale, key, label from staff_keys`,
  staff_values: `select collection, document_id, key, value, unit, low, high, places from staff_values`,
  translations: `select collection, document_id, path, locale, source_locale, source, basis, target, public_source, public_basis, public_target from translations`,
  translation_bases: `select collection, document_id, path, locale, target, basis from translation_bases`,
  passages: `select * from passages`,
  recorded_values: `select collection, document_id, draft::text, public::text, public_in, is_trashed from recorded_values`,
} as const
export type RecordedTable = keyof typeof recordedTables

/** Rows and digest of what was recorded. */
export async function readRecorded(
  database: Pick<Client, 'query'>,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [table, statement] of Object.entries(recordedTables)) {
    const { rows } = await database.query(
      `select count(*)::int as rows, md5(string_agg(r::text, '' order by r::text)) as digest from (${statement}) as r`,
    )
    found[table] = rows[0]
  }
  return found
}
