/** Query interface of a connection. */
interface Connection {
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}

/** Locale of the site, with its text search configuration if one is configured. */
export interface SearchLanguage {
  code: string
  tag: string
  textSearch?: string | undefined
}

/** English name of a language in lower case, as PostgreSQL names its configurations: `german`. */
const englishName = (tag: string): string =>
  (
    new Intl.DisplayNames('en', { type: 'language' }).of(tag.split('-')[0] ?? '') ?? ''
  ).toLowerCase()

/**
 * Prepares the read model for the locales of the site, after every migration: a partition of
 * `search_entries` for each, and the text search configuration of its language (`simple` if
 * PostgreSQL has none). Content of removed locales is kept.
 */
export async function prepareSearchLanguages(
  connection: Connection,
  languages: readonly SearchLanguage[],
): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(
    "select cfgname as name from pg_ts_config where cfgnamespace = 'pg_catalog'::regnamespace",
  )
  const known = new Set(rows.map(({ name }) => name))
  const cases = languages.map(({ code, tag, textSearch = englishName(tag) }) => {
    if (!/^[a-z]{2,8}$/.test(code))
      throw new Error(`The locale “${code}” is not two to eight letters.`)
    return `when '${code}' then 'pg_catalog.${known.has(textSearch) ? textSearch : 'simple'}'`
  })
  await connection.query(`
    create or replace function search_config(locale text) returns regconfig language sql immutable parallel safe as $$
      select case locale ${cases.join(' ')} else 'pg_catalog.simple' end::regconfig
    $$`)
  for (const { code } of languages)
    await connection.query(
      `create table if not exists search_entries_${code} partition of search_entries for values in ('${code}')`,
    )
}
