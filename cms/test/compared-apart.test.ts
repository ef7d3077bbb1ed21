/** @imports @jobs */
import { readTypedWorkbook } from '@vitrine/spreadsheets/read-typed-workbook'
import { expect, it, vi } from 'vitest'
import type { PlanSummary, ShownPlan } from '#src/changes/plans/plan-shapes.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { planProcesses } from './support/plan-processes.ts'
import { requestApply } from './support/spreadsheets.ts'

const stamp = Date.now().toString(36).toUpperCase()
const waitOptions = { timeout: 120_000, interval: 100 }

/** Spreadsheet that is too large to be compared at once: part numbers, and rows of unknown ones. */
const largeFile = (section: number): string =>
  [
    'Código;section',
    `APART${stamp};${section}`,
    ...Array.from({ length: 3000 }, (_, at) => `UNKNOWN${stamp}X${at};${section}`),
  ].join('\r\n')

async function send(text: string): Promise<ShownPlan> {
  const body = new FormData()
  body.set('file', new File([text], 'grande.csv'))
  const response = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'en' },
    body,
  })
  expect(response.status).toBe(200)
  return (await response.json()) as ShownPlan
}

const get = async (path: string) =>
  fetchCms(`/admin/api${path}`, {
    headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'en' },
    redirect: 'manual',
  })

const read = async (id: number) => (await staff<ShownPlan>('editor', 'GET', `/imports/${id}`)).body
const untilState = (id: number, state: string) =>
  vi.waitFor(async () => expect((await read(id)).state).toBe(state), waitOptions)

it('waits to be compared, is compared although its process is killed, and is applied', async () => {
  const id = await create('products', {
    title: `À parte ${stamp}`,
    subcategory: 1,
    variants: [{ part_number: `APART${stamp}`, values: { section: 10, stud: 'M8' } }],
    _status: 'published',
  })
  const sent = await send(largeFile(11))
  expect(sent.state).toBe('queued')
  const { body } = await staff<{ imports: PlanSummary[] }>('editor', 'GET', '/imports')
  expect(body.imports.map((each) => each.id)).toContain(sent.id)
  await untilState(sent.id, 'planning')
  await vi.waitFor(() => expect(planProcesses()).toHaveLength(1), waitOptions)
  const [pid = 0] = planProcesses()
  process.kill(pid, 'SIGKILL')
  await untilState(sent.id, 'checked')
  const preview = await read(sent.id)
  if (preview.state !== 'checked') throw new Error('the plan was not compared')
  expect(preview).toMatchObject({
    figures: { changed: 1, rows: 3001 },
    documents: [{ id }],
    expected: expect.stringMatching(/./),
  })
  expect(preview.refused[0]?.message).toMatch(/part number/i)
  // of the kept comparison, and by a process of its own
  const list = await get(`/imports/${sent.id}/refused?format=csv`)
  expect((await list.text()).trim().split('\n')).toHaveLength(3001)
  const [sheet] = await readTypedWorkbook(
    new Uint8Array(await (await get(`/imports/${sent.id}/refused`)).arrayBuffer()),
  )
  expect(sheet?.rows).toHaveLength(3001)
  const shown = await get(`/preview/open?import=${sent.id}&locale=br`)
  expect([shown.status, shown.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('screen=product'),
  ])
  expect((await requestApply({ ...preview, expected: 'other' })).status).toBe(409)
  expect((await requestApply(preview)).status).toBe(200)
  await untilState(sent.id, 'done')
  const [row] = await query<{ variants: { values: object }[] }>(
    'select variants from products where id = $1',
    [id],
  )
  expect(row?.variants[0]?.values).toEqual({ section: 11, stud: 'M8' })
})

it('can be cancelled while it waits and while it is compared', async () => {
  const [one, other] = [await send(largeFile(12)), await send(largeFile(13))]
  await untilState(one.id, 'planning')
  const stop = async (id: number) => (await staff('editor', 'POST', `/imports/${id}/stop`)).status
  expect(await stop(other.id)).toBe(200)
  expect(await stop(one.id)).toBe(200)
  await vi.waitFor(() => expect(planProcesses()).toEqual([]), waitOptions)
  expect((await read(one.id)).state).toBe('stopped')
  expect((await read(other.id)).state).toBe('stopped')
  expect(await stop(other.id)).toBe(409)
})
