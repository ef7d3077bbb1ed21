/** @jobs @operations */
import { getPayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retentionParts } from '#src/jobs/jobs.ts'
import { sql } from '#src/platform/database/query.ts'
import { deleteInBatches, runParts } from '#src/platform/database/retention.ts'
import { query } from './support/database.ts'

const { default: config } = await import('#src/payload.config.ts')
const payload = await getPayload({ config })

const dropAll = async (): Promise<void> => {
  await query('drop table if exists retained_rows, deleted_counts')
  await query('drop function if exists note_deleted, refuse_deletion cascade')
}
beforeAll(async () => {
  await dropAll()
  await query('create table retained_rows (n int, is_due boolean)')
  await query('create table deleted_counts (count int)')
  await query(`create function note_deleted() returns trigger language plpgsql as $$
    begin insert into deleted_counts select count(*) from gone; return null; end $$`)
  await query(`create trigger note_deleted after delete on retained_rows referencing old table as gone
    for each statement execute function note_deleted()`)
  await query(`create function refuse_deletion() returns trigger language plpgsql as $$
    begin raise exception 'refused'; end $$`)
})
afterAll(dropAll)

it('old rows are deleted in statements of a bounded number of rows', async () => {
  await query('insert into retained_rows select n, n % 10 <> 0 from generate_series(1, 250) n')
  expect(await deleteInBatches(payload, 'retained_rows', sql`d.is_due`, 40)).toBe(225)
  const counts = await query<{ count: number }>('select count from deleted_counts')
  expect(counts.map(({ count }) => count)).toEqual([40, 40, 40, 40, 40, 25])
  expect(await query('select from retained_rows')).toHaveLength(25)
})

it('a table whose rows cannot be deleted does not stop the others, and is named', async () => {
  const tables = ['view_batches', 'visits', 'searches', 'staff_events']
  await query(
    `insert into view_batches (id, at) values (gen_random_uuid(), now() - interval '9 days')`,
  )
  await query(
    `insert into throttles (key, hits, until) values ('retention-test', 1, now() - interval '1 day')`,
  )
  await query(
    `create trigger refuse_deletion before delete on view_batches for each row execute function refuse_deletion()`,
  )
  try {
    await expect(runParts(payload, retentionParts)).rejects.toThrow('view_batches')
    expect(await query(`select from throttles where key = 'retention-test'`)).toEqual([])
    expect(
      await query(`select from view_batches where at < now() - interval '8 days'`),
    ).toHaveLength(1)
  } finally {
    await query('drop trigger refuse_deletion on view_batches')
  }
  await runParts(payload, retentionParts)
  expect(await query(`select from view_batches where at < now() - interval '8 days'`)).toEqual([])
  // every table that grows with time has a part
  const names = retentionParts.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(tables))
})

it('parts run in their order after one that throws', async () => {
  const ran: string[] = []
  const part = (name: string, run = async (): Promise<void> => void ran.push(name)) => ({
    name,
    run,
  })
  const failing = part('second', () => Promise.reject(new Error('no disk')))
  await expect(
    runParts(payload, [part('first'), failing, part('third'), { ...failing, name: 'fourth' }]),
  ).rejects.toThrow('parts of the retention failed: second, fourth')
  expect(ran).toEqual(['first', 'third'])
})
