/** @imports */
import { getPayload } from 'payload'
import { describe, expect, it } from 'vitest'
import type { PlanPreview, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import config from '#src/payload.config.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'

const payload = await getPayload({ config, disableOnInit: true })

async function compare(text: string, more: Record<string, string> = {}): Promise<PlanPreview> {
  const body = new FormData()
  body.set('file', new File([text], 'distribuidores.csv'))
  for (const [name, value] of Object.entries(more)) body.set(name, value)
  const response = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'pt' },
    body,
  })
  const answer = (await response.json()) as PlanPreview
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer
}

describe('a file with damaged texts', () => {
  it('is named by column, taken as it stands, and mended when it is asked for', async () => {
    const id = await create('distributors', {
      name: 'Casa da Energia',
      city: 'Londrina',
      state: 'PR',
    })
    const text = `Nº (Distribuidores);Nome;Cidade\n${id};ConexÃ£o Energia;S\ufffdo Jos\\"é\n`
    const asGiven = await compare(text)
    expect(asGiven.source).toBe('file')
    expect(
      asGiven.damaged.map(({ head, kind, count, mended }) => [head, kind, count, mended]),
    ).toEqual([
      ['Nome', 'mojibake', 1, 'Conexão Energia'],
      ['Cidade', 'replaced', 1, null],
      ['Cidade', 'backslash', 1, 'S\ufffdo Jos"é'],
    ])
    const mended = await compare(text, { mend: 'yes' })
    expect(mended.source).toBe('mended')
    expect(mended.damaged.map(({ kind }) => kind)).toEqual(['replaced'])
    const ordered = await staff('editor', 'POST', `/imports/${mended.id}/order`, {
      expected: mended.expected,
      use: 'publish',
      isPartial: true,
      without: [],
    })
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
    await runPlan(payload, mended.id)
    const { body } = await staff<PlanSummary>('editor', 'GET', `/imports/${mended.id}`)
    expect([body.state, body.source]).toEqual(['done', 'mended'])
    expect(await query('select name from distributors where id = $1', [id])).toEqual([
      { name: 'Conexão Energia' },
    ])
    // the kept file is the one that was sent
    const kept = await fetchCms(`/admin/api/imports/${mended.id}/file`, {
      headers: { authorization: `JWT ${await logIn('editor')}` },
    })
    expect(await kept.text()).toBe(text)
  })
})
