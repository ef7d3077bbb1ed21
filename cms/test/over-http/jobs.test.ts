/** @jobs @publishing */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { labelsOf } from '#src/platform/labels.ts'
import { dashboardTexts } from '#texts/dashboard.js'
import { fetchCms, logIn, staff } from '../support/api.ts'
import { query } from '../support/database.ts'

const labels = labelsOf(dashboardTexts)

interface Made {
  doc: { id: number }
}
const waitOptions = { timeout: 40_000, interval: 200 }

const draft = async (title: string, more: object = { category: 1 }): Promise<number> => {
  const { body } = await staff<Made>('editor', 'POST', '/posts?locale=br&draft=true', {
    title,
    _status: 'draft',
    ...more,
  })
  return body.doc.id
}
/** Queues scheduled publications, all due now. */
const schedule = async (ids: number[]): Promise<number[]> =>
  (
    await query<{ id: number }>(
      `
  insert into payload_jobs (task_slug, queue, input, wait_until, processing, has_error, total_tried, created_at, updated_at)
  select 'schedulePublish', 'default', jsonb_build_object('type', 'publish', 'doc', jsonb_build_object('relationTo', 'posts', 'value', id::text)), now(), false, false, 0, now(), now()
  from unnest($1::int[]) as id returning id`,
      [ids],
    )
  ).map(({ id }) => id)
const jobOf = async (id: number) =>
  (
    await query<{ has_error: boolean; total_tried: string; wait_until: Date; processing: boolean }>(
      'select * from payload_jobs where id = $1',
      [id],
    )
  )[0]

describe('with three processes on one database', () => {
  const others: ChildProcess[] = []
  beforeAll(async () => {
    for (let n = 0; n < 2; n += 1) {
      const env = {
        ...process.env,
        NODE_ENV: 'production' as const,
        PUBLIC_ORIGIN: 'https://vitrine.example',
      }
      const other = spawn(process.execPath, ['test/support/job-runner.ts'], {
        cwd: resolve(import.meta.dirname, '../..'),
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      others.push(other)
      await once(other.stdout ?? other, 'data')
    }
  })
  afterAll(() => others.forEach((other) => other.kill('SIGKILL')))

  it('runs each scheduled publication once', async () => {
    const ids: number[] = []
    for (let n = 0; n < 15; n += 1)
      ids.push(await draft(`Agendada ${n} ${crypto.randomUUID().slice(0, 8)}`))
    const jobs = await schedule(ids)
    await vi.waitFor(
      async () =>
        expect(await query('select 1 from payload_jobs where id = any($1)', [jobs])).toHaveLength(
          0,
        ),
      waitOptions,
    )
    const published = await query<{ count: number }>(
      "select count(*)::int as count from _posts_v where parent_id = any($1) and version__status = 'published' group by parent_id",
      [ids],
    )
    expect(published.map(({ count }) => count)).toEqual(ids.map(() => 1))
  })

  it('hands the lock over when its process is killed', async () => {
    for (const other of others) other.kill('SIGKILL')
    const [job] = await schedule([await draft(`Depois ${crypto.randomUUID().slice(0, 8)}`)])
    await vi.waitFor(async () => expect(await jobOf(job ?? 0)).toBeUndefined(), waitOptions)
  })
})

describe('a job of an earlier release, which names no language', () => {
  const publicIn = async (id: number) =>
    (
      await query<{ locale: string }>(
        "select locale from search_entries where collection = 'posts' and document_id = $1 order by locale",
        [id],
      )
    ).map(({ locale }) => locale)
  const write = (id: number, locale: string, title: string, status: string) =>
    staff('editor', 'PATCH', `/posts/${id}?locale=${locale}&draft=${status === 'draft'}`, {
      title,
      _status: status,
    })
  const run = async (id: number) => {
    const [job] = await schedule([id])
    await vi.waitFor(async () => expect(await jobOf(job ?? 0)).toBeUndefined(), waitOptions)
  }

  it('publishes one language of what was never public', async () => {
    const id = await draft(`Antiga ${crypto.randomUUID().slice(0, 8)}`)
    await write(id, 'en', 'Scheduled before languages', 'draft')
    await run(id)
    expect(await publicIn(id)).toEqual(['br'])
    const english = await query<{ id: number }>(
      `insert into posts (created_at, updated_at, published_at, category_id, _status) values (now(), now(), now(), 1, 'draft') returning id`,
    )
    const only = english[0]?.id ?? 0
    await write(only, 'en', 'In English alone', 'draft')
    await run(only)
    expect(await publicIn(only)).toEqual(['en'])
  })

  it('publishes the languages that are public, and no other', async () => {
    const id = await draft(`Pública ${crypto.randomUUID().slice(0, 8)}`)
    await write(id, 'br', 'Pública', 'published')
    await write(id, 'en', 'Public', 'published')
    await write(id, 'en', 'Public, changed', 'draft')
    await write(id, 'es', 'A medias', 'draft')
    await run(id)
    expect(await publicIn(id)).toEqual(['br', 'en'])
    const [entry] = await query<{ title: string }>(
      "select title from search_entries where collection = 'posts' and document_id = $1 and locale = 'en'",
      [id],
    )
    expect(entry?.title).toBe('Public, changed')
  })
})

describe('a scheduled publication that fails', () => {
  afterEach(async () => {
    await query('drop function if exists refuse_post cascade')
  })
  const log = () => readFileSync(process.env['CMS_TEST_LOG'] ?? '', 'utf8')
  const firstPage = async (language: string) => {
    const answer = await fetchCms(`/admin`, {
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: `payload-token=${await logIn('editor')}; payload-lng=${language}`,
      },
    })
    expect(answer.url).not.toContain('login')
    const section = /<section[^>]*dashboard-publications.*?<\/section>/s.exec(await answer.text())
    return section?.[0] ?? ''
  }

  it('is not retried when incomplete, is logged, and is listed on the dashboard until the document is saved', async () => {
    const title = `Incompleta ${crypto.randomUUID().slice(0, 8)}`
    const id = await draft(title, {})
    const [job] = await schedule([id])
    await vi.waitFor(
      async () =>
        expect(await jobOf(job ?? 0)).toMatchObject({ has_error: true, processing: false }),
      waitOptions,
    )
    expect(log()).toMatch(/a scheduled publication failed/)
    for (const language of ['pt', 'en', 'es'] as const) {
      const page = await firstPage(language)
      for (const words of [title, labels.publications[language], labels.notAgain[language]])
        expect(page).toContain(words)
    }
    expect(
      (
        await staff('editor', 'PATCH', `/posts/${id}?locale=br`, {
          category: 1,
          _status: 'published',
        })
      ).status,
    ).toBe(200)
    expect(await firstPage('pt')).not.toContain(title)
  })

  it('is retried after a database failure', async () => {
    const title = `Adiada ${crypto.randomUUID().slice(0, 8)}`
    const id = await draft(title)
    await query(
      `create function refuse_post() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`,
    )
    await query(
      `create trigger refuse_post before update on posts for each row when (old.id = ${id}) execute function refuse_post()`,
    )
    const [job = 0] = await schedule([id])
    await vi.waitFor(
      async () =>
        expect(await jobOf(job)).toMatchObject({
          has_error: false,
          processing: false,
          total_tried: '1',
        }),
      waitOptions,
    )
    expect((await jobOf(job))?.wait_until.getTime()).toBeGreaterThan(Date.now() + 10_000)
    expect(await firstPage('en')).toContain(labels.again.en)
    await query('drop function refuse_post cascade')
    await query('update payload_jobs set wait_until = now() where id = $1', [job])
    await vi.waitFor(async () => expect(await jobOf(job)).toBeUndefined(), waitOptions)
    expect(
      (await staff<{ _status: string }>('editor', 'GET', `/posts/${id}?locale=br`)).body._status,
    ).toBe('published')
  })
})
