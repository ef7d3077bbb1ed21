/** @imports @publishing */
import { expect, it } from 'vitest'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import { staff } from './support/api.ts'
import { create } from './support/content.ts'
import { applyStoredPlan, csvOf, requestApply, sendCsv } from './support/spreadsheets.ts'

const stamp = Date.now().toString(36)

const refusals = ({ refused }: Pick<PlanPreview, 'refused'>) =>
  refused.map(({ row, message }) => `${row} ${message}`).toSorted()

it('names the loop, the double and the target of redirects that the editor refuses', async () => {
  const preview = await sendCsv(
    csvOf([
      ['De', 'Para', 'Permanente'],
      [`/${stamp}-1`, `/${stamp}-2`, 'Sim'],
      [`/${stamp}-2`, `/${stamp}-1`, 'Sim'],
      [`/${stamp}-3`, `/${stamp}-3`, 'Sim'],
      [`/${stamp}-4`, '/produtos', 'Sim'],
      [`/${stamp}-4/`, '/contato', 'Sim'],
      [`/${stamp}-js`, 'javascript:alert(1)', 'Sim'],
      [`/${stamp}-http`, '//exemplo.com', 'Sim'],
    ]),
  )
  const rowsOf = preview.refused.map(({ row }) => row).toSorted()
  expect(rowsOf, JSON.stringify(preview.refused)).toEqual([3, 4, 6, 7, 8])
  expect(preview.refused.find(({ row }) => row === 7)?.value).toBe('javascript:alert(1)')
  expect(preview.figures).toMatchObject({ created: 2, changed: 0, refused: 5 })
  expect(preview.documents.map(({ title }) => title)).toEqual([`/${stamp}-1`, `/${stamp}-4`])
  expect(preview.deadTargets).toEqual([{ sheet: '', row: 2, target: `/${stamp}-2` }])
  const result = await applyStoredPlan(preview)
  expect(result.figures.created).toBe(2)
  expect(refusals(result)).toEqual(refusals(preview))
})

it('names the reversed dates of a certificate, which a draft may have', async () => {
  const ids: number[] = []
  for (const at of [1, 2])
    ids.push(
      await create('certificates', {
        number: `ISO ${stamp} ${at}`,
        standard: 'ISO 9001',
        body: 'TÜV',
        valid_from: '2026-01-01',
        valid_until: '2026-06-01',
        _status: 'published',
      }),
    )
  const preview = await sendCsv(
    csvOf([
      ['Nº (Certificados)', 'Válido até, inclusive (vazio: sem fim)'],
      [String(ids[0]), '01/12/2025'],
      [String(ids[1]), '01/12/2027'],
    ]),
  )
  expect(preview.figures, JSON.stringify(preview)).toMatchObject({ changed: 1, refused: 1 })
  expect(preview.refused).toMatchObject([{ row: 2, isOfPublication: true }])
  expect((await requestApply(preview, { isPartial: false })).status).toBe(422)
  const drafts = await applyStoredPlan(preview, { use: 'draft' })
  expect(drafts).toMatchObject({ state: 'done', refused: [] })
  expect(drafts.figures.changed).toBe(2)
})

it('refuses what is no e-mail address and no website of a distributor, in the form too', async () => {
  const name = `Pé Vermelho ${stamp}`
  const preview = await sendCsv(
    csvOf([
      ['Nome', 'E-mail', 'Site'],
      [name, 'sem arroba', 'javascript:alert(1)'],
      [`${name} B`, 'ana@exemplo.com', 'www.exemplo.com'],
    ]),
  )
  expect(preview.figures, JSON.stringify(preview)).toMatchObject({ created: 1, refused: 1 })
  expect(preview.refused.map(({ head }) => head).toSorted()).toEqual(['E-mail', 'Site'])
  for (const wrong of [{ email: 'sem arroba' }, { site: 'javascript:alert(1)' }])
    expect((await staff('editor', 'POST', '/distributors', { name, ...wrong })).status).toBe(400)
  const saved = await staff<{ doc: { site: string } }>('editor', 'POST', '/distributors', {
    name,
    email: 'ana@exemplo.com',
    site: 'www.exemplo.com',
  })
  expect(saved.body.doc.site).toBe('https://www.exemplo.com')
})
