/** @operations */
import { spawnSync } from 'node:child_process'
import type { Client } from 'pg'
import { localeCodes } from '@vitrine/configuration/locales'
import { afterEach, describe, expect, test } from 'vitest'
import { countRows, dataTables } from '#src/operations/tables.ts'
import {
  dropRelease,
  loadRelease,
  migration,
  oldestRelease,
  releases,
} from './support/release-database.ts'

/**
 * Tables that an upgrade rebuilds from the content or extends, and one whose rows were moved to
 * another.
 */
const derived = /^search_|^payload_migrations$|^(tag_)?changes$|^empty_searches$/

/** Columns whose values a migration moved to another table. */
const moved = /^(version_)?others_company_name$/

const migrate = () => {
  const { args, options } = migration()
  return spawnSync(process.execPath, args, { ...options, encoding: 'utf8' })
}

/** Number of rows of each table of an earlier schema, and sum of their hashes over its columns. */
async function contentOf(
  database: Client,
  earlier: Awaited<ReturnType<typeof dataTables>>,
): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {}
  for (const { name: table, columns } of earlier.filter((known) => !derived.test(known.name))) {
    const retained = columns.filter((column) => !moved.test(column))
    content[table] = await countRows(database, { name: table, columns: retained })
  }
  return content
}

/** Paths of the published documents: language, collection, document, slug and parent. */
async function addressesOf(database: Client): Promise<string[]> {
  const { rows } = await database.query<{ address: string }>(
    `select concat_ws(' ', locale, collection, document_id, slug, parent_id) as address
     from search_entries order by 1`,
  )
  return rows.map(({ address }) => address)
}

/** Links of the footer and social networks: columns, places, languages, names and addresses. */
async function linksOf(
  database: Client,
  { prefix, title, address }: { prefix: string; title: string; address: string },
): Promise<string[]> {
  const { rows } = await database.query<{ link: string }>(
    `select concat_ws(' ', c.id, c._order, t.${title}, l._order, n._locale, n.label, n.${address}) as link
     from ${prefix} c join ${prefix}_locales t on t._parent_id = c.id
     join ${prefix}_links l on l._parent_id = c.id
     join ${prefix}_links_locales n on n._parent_id = l.id and n._locale = t._locale order by 1`,
  )
  return rows.map(({ link }) => link)
}
const formerLinks = { prefix: 'layout_footer_menus', title: 'title', address: 'url' }
const linksOfMenus = { prefix: 'navigation_footer', title: 'label', address: 'address' }

async function countMenus(database: Client): Promise<unknown> {
  const { rows } = await database.query(
    `select _status, (select count(*) from navigation_main where _parent_id = n.id)::int as main,
      (select count(*) from navigation_main where "only" = 'br' and place = 'narrow')::int as narrow,
      (select count(*) from navigation_legal where _parent_id = n.id)::int as legal,
      (select string_agg(network || ' ' || address, ' ' order by _order) from navigation_social where _parent_id = n.id)
        = (select concat_ws(' ', 'youtube ' || nullif(social_network_youtube, ''), 'linkedin ' || nullif(social_network_linkedin, ''),
          'twitter ' || nullif(social_network_twitter, ''), 'facebook ' || nullif(social_network_facebook, ''),
          'instagram ' || nullif(social_network_instagram, '')) from layout) as has_networks
     from navigation n`,
  )
  return rows
}

afterEach(dropRelease)

describe.each(releases)('data of %s', (release) => {
  test('keeps all rows and addresses, and is up to date afterwards', async () => {
    const database = await loadRelease(release)
    const tables = await dataTables(database)
    const [content, addresses] = [await contentOf(database, tables), await addressesOf(database)]
    expect(addresses.length).toBeGreaterThan(500)
    const links = await linksOf(database, formerLinks)
    expect(links.length).toBeGreaterThan(10)
    const first = migrate()
    expect([first.status, first.stderr]).toEqual([0, ''])
    expect(await contentOf(database, tables)).toEqual(content)
    expect(await addressesOf(database)).toEqual(addresses)
    expect(await linksOf(database, linksOfMenus)).toEqual(links)
    expect(await countMenus(database)).toEqual([
      { _status: 'published', main: 8, narrow: 2, legal: 4, has_networks: true },
    ])
    const { rows: homes } = await database.query(
      `select string_agg(kind::text, ' ' order by _order) as kinds from home_blocks
        union select string_agg(kind::text, ' ' order by _order) from _home_v_version_blocks group by _parent_id`,
    )
    expect(homes).toEqual([{ kinds: 'categories products applications publications news' }])
    const { rows: launched } = await database.query(
      'select distinct unnest(launched_locales) as locale from site_launch order by 1',
    )
    expect(launched.map(({ locale }) => locale)).toEqual(localeCodes.toSorted())
    const { rows: appearance } = await database.query('select name from appearance')
    expect(appearance).toEqual([{ name: 'Aterra Conexões Elétricas' }])
    expect(migrate().stdout).toBe('The database is up to date.\n')
  })
})

test('names the migration at which the upgrade stops, and goes on from there', async () => {
  const database = await loadRelease(oldestRelease)
  const obstacle = 'tooling'
  await database.query(`create table ${obstacle} (id int)`)
  const stopped = migrate()
  expect(stopped.status).toBe(1)
  expect(stopped.stderr).toMatch(/20261123_105850_tooling/)
  await database.query(`drop table ${obstacle}`)
  const continued = migrate()
  expect([continued.status, continued.stderr]).toEqual([0, ''])
})
