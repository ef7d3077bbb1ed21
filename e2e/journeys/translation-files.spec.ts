/** @own @translations */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { expectAccessible } from '../accessibility.ts'
import { Panel, panelApi } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = Date.now().toString(36)

/** Published product whose English summary is outdated. */
async function outdated(page: Page, name: string): Promise<number> {
  const { docs } = await panelApi<{ docs: { id: number }[] }>(
    page,
    'GET',
    '/subcategories?limit=1&depth=0&locale=br&sort=id',
  )
  const { doc } = await panelApi<{ doc: { id: number } }>(
    page,
    'POST',
    '/products?locale=br&depth=0',
    {
      title: `${name} ${run}`,
      description: 'Aperte com a chave.',
      subcategory: docs[0]?.id,
      _status: 'published',
    },
  )
  await panelApi(page, 'PATCH', `/products/${doc.id}?locale=en&depth=0`, {
    title: `${name} EN ${run}`,
    description: 'Tighten with the wrench.',
    _status: 'published',
  })
  await panelApi(page, 'PATCH', `/products/${doc.id}?locale=br&depth=0`, {
    description: 'Aperte com a chave, a 12 N·m.',
    _status: 'published',
  })
  return doc.id
}

test('a file goes to an agency, comes back as proposals, and is accepted text by text', async ({
  page,
}) => {
  await new Panel(page).setSession('editor@aterra.example')
  const [right, wrong] = [await outdated(page, 'Certo'), await outdated(page, 'Errado')]
  await page.goto(`${panelBase}/translations?tab=outdated&to=en&q=${run}`)
  await page.getByRole('link', { name: 'Arquivos para agências' }).click()
  await expectAccessible(page)
  const sent = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Baixar 2 documentos/ }).click()
  const stream = await (await sent).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const file = Buffer.concat(chunks).toString()

  // the agency mends both, one with a wrong figure
  const target = '<target state="needs-review-translation">Tighten with the wrench.</target>'
  expect(file.split(target)).toHaveLength(3)
  const at = (id: number): number => file.indexOf(`original="products-${id}-en"`)
  const [first, second] = at(right) < at(wrong) ? ['12', '21'] : ['21', '12']
  const back = file
    .replace(target, `<target state="final">Tighten with the wrench, to ${first} N·m.</target>`)
    .replace(target, `<target state="final">Tighten with the wrench, to ${second} N·m.</target>`)
  await page
    .getByLabel('Arquivo da agência')
    .setInputFiles({ name: `agency-${run}.xlf`, mimeType: 'text/xml', buffer: Buffer.from(back) })
  await page.getByRole('button', { name: 'Ler o arquivo' }).click()

  const documentOf = (name: string) =>
    page.locator('.files__document', { hasText: `${name} ${run}` })
  await expect(documentOf('Certo')).toContainText('Tighten with the wrench')
  await expect(documentOf('Certo')).not.toContainText('Falta 12')
  await expect(documentOf('Errado')).toContainText('Falta 12')
  await expect(documentOf('Errado')).toContainText('Não está na fonte: 21')
  await expectAccessible(page)
  await documentOf('Certo')
    .getByRole('button', { name: /^Aceitar Resumo/ })
    .click()
  await expect(documentOf('Certo').locator('.files__proposal')).toHaveCount(0)
  await documentOf('Errado')
    .getByRole('button', { name: /^Rejeitar Resumo/ })
    .click()
  await expect(documentOf('Errado').locator('.files__proposal')).toHaveCount(0)

  // accepted: a draft on the desk; rejected: as it was
  await page.goto(`${panelBase}/translations?tab=ready&to=en&q=${run}`)
  await expect(page.locator('.translations__row')).toHaveCount(1)
  await expect(page.locator('.translations__row')).toContainText(`Certo ${run}`)
  const draftOf = (id: number) =>
    panelApi<{ description: string }>(page, 'GET', `/products/${id}?locale=en&draft=true&depth=0`)
  expect((await draftOf(right)).description).toBe('Tighten with the wrench, to 12 N·m.')
  expect((await draftOf(wrong)).description).toBe('Tighten with the wrench.')
})
