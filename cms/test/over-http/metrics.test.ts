/** @monitoring */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls, requestIdHeader } from '@vitrine/contract/calls'
import { panelApiBase } from '@vitrine/contract/panel'
import { call } from '../support/api.ts'
import { query } from '../support/database.ts'
import { message, sendMessage } from '../support/lead.ts'

const origin = (): string => process.env['CMS_TEST_URL'] ?? ''

/** Value of a metric with its labels; 0 if it does not exist. */
async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${origin()}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length) ?? 0)
}

test('counts requests, refused log-ins and forms', async () => {
  const names = [
    `vitrine_cms_request_seconds_count{route="layout-read",method="GET",status="200"}`,
    'vitrine_log_ins_refused_total{account="staff",status="401"}',
    'vitrine_forms_total{form="contact-send",outcome="accepted"}',
  ]
  const before = await Promise.all(names.map(figure))
  await call('/web/layout')
  await fetch(`${origin()}${panelApiBase}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' }),
  })
  expect((await sendMessage(message())).status).toBe(200)
  const after = await Promise.all(names.map(figure))
  expect(after.map((value, index) => value > (before[index] ?? 0))).toEqual([true, true, true])
})

test('gives the depth and age of outbox and jobs, and the connections', async () => {
  await query(
    `insert into mails ("to", subject, template, locale, message_id, state, attempts, next_at)
     values ('x@example.com', 'x', 'x', 'br', '<metrics@example.com>', 'failed', 9, null)`,
  )
  const [job] = await query<{ id: number }>(
    `insert into payload_jobs (task_slug, queue, has_error, wait_until, created_at, updated_at)
     values ('schedulePublish', 'of-the-test', false, now() - interval '1 hour', now() - interval '1 hour', now()) returning id`,
  )
  const [failed] = await query<{ id: number }>(
    `insert into imports (author_name, language, file_name, source, state, is_fault, digest, checked_ms, figures)
     values ('x', 'pt', 'x', 'file', 'failed', true, '', 0, '{}') returning id`,
  )
  const [planned] = await query<{ id: number }>(
    `insert into imports (author_name, language, file_name, source, state, state_at, starts_at, digest, checked_ms, figures)
     values ('x', 'pt', 'x', 'file', 'waiting', now() - interval '3 hours', now() - interval '2 hours', '', 0, '{}') returning id`,
  )
  try {
    expect(await figure('vitrine_database_up')).toBe(1)
    expect(await figure('vitrine_imports{state="fault"}')).toBeGreaterThanOrEqual(1)
    expect(await figure('vitrine_imports{state="waiting"}')).toBeGreaterThanOrEqual(1)
    const age = await figure('vitrine_import_oldest_seconds{state="waiting"}')
    expect(Math.round(age / 3600)).toBe(2)
    expect(await figure('vitrine_mails{state="failed"}')).toBeGreaterThanOrEqual(1)
    expect(await figure('vitrine_jobs{state="late"}')).toBeGreaterThanOrEqual(1)
    expect(await figure('vitrine_job_oldest_due_seconds')).toBeGreaterThanOrEqual(3600)
    expect(await figure('vitrine_database_connections_max')).toBe(20)
    expect(await figure('vitrine_feed_last_id')).toBeGreaterThan(0)
  } finally {
    await query('delete from payload_jobs where id = $1', [job?.id])
    await query('delete from imports where id = any($1)', [[failed?.id, planned?.id]])
    await query(`delete from mails where message_id = '<metrics@example.com>'`)
  }
})

test('writes the identifier of the site into the lines of a request, and no path', async () => {
  const id = crypto.randomUUID()
  await fetch(`${origin()}${apiBase}${apiVersion}${calls['layout-read'].path}?x=${id}-query`, {
    headers: { [requestIdHeader]: id },
  })
  const lines = () =>
    readFileSync(process.env['CMS_TEST_LOG'] ?? '', 'utf8')
      .split('\n')
      .filter((line) => line.includes(id))
  await expect.poll(() => lines().length).toBe(1)
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({
    reqId: id,
    route: 'layout-read',
    method: 'GET',
    status: 422,
    msg: 'request',
  })
  expect(lines()[0]).not.toContain('-query')
})
