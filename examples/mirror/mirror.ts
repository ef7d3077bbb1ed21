import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import createClient from 'openapi-fetch'
import type { paths } from './api.d.ts'

const [origin = 'http://localhost:3000', file = 'catalogue.sqlite'] = process.argv.slice(2)
const api = createClient<paths>({ baseUrl: `${origin}/api/v1` })
const copy = new DatabaseSync(file)
copy.exec(`pragma journal_mode = wal;
  create table if not exists parts (part_number text primary key, record text not null);
  create table if not exists state (id integer primary key check (id = 1), change integer not null);
  insert or ignore into state values (1, 0);`)
const store = copy.prepare('insert or replace into parts values (?, ?)')
const remove = copy.prepare('delete from parts where part_number = ?')
const advance = copy.prepare('update state set change = ?')

/** Stores the next page of changes; true if there are further ones. */
async function follow(): Promise<boolean> {
  const change = Number(copy.prepare('select change from state').get()?.['change'])
  const query = { changes_since: change, locales: ['*' as const], limit: 500 }
  const { data, error, response } = await api.GET('/web/part-numbers', { params: { query } })
  if (response.status === 410)
    copy.exec('begin; delete from parts; update state set change = 0; commit')
  if (!data) throw new Error(error?.message)
  copy.exec('begin')
  for (const record of data.data) store.run(record.key, JSON.stringify(record))
  for (const { key } of data.gone) remove.run(key)
  advance.run(data.next)
  copy.exec('commit')
  return data.more
}

for (;;) {
  const isBehind = await follow().catch(
    (error: unknown) => void process.stderr.write(`${String(error)}\n`),
  )
  if (!isBehind) await setTimeout(1000)
}
