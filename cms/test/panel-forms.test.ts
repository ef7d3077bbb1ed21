/** @dashboard @editor */
import { expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { sendForm as send } from './support/form.ts'

it('a form of the first page saves all of it or nothing', async () => {
  const look = () => staff('editor', 'GET', '/globals/appearance?depth=0')
  const layout = () => staff('editor', 'GET', '/globals/layout?locale=all&depth=0')
  const home = () => staff('editor', 'GET', '/globals/home?locale=all&depth=0&draft=true')
  const before = [await look(), await layout(), await home()].map(({ body }) => body)
  const company = { name: 'Parts & Co.', accent: '#fefefe', address: '1 Mill Lane', phone: '1' }
  expect((await send('/set-up/company', company, 'translator')).status).toBe(403)
  expect((await send('/set-up/company', company)).body).toMatchObject({
    faults: [{ field: 'accent' }],
  })
  expect((await send('/set-up/company', { ...company, surface: '#5a5a5a' })).body).toMatchObject({
    faults: expect.arrayContaining([expect.objectContaining({ field: 'surface' })]),
  })
  const script = new File(['<svg><script/></svg>'], 'logo.svg', { type: 'image/svg+xml' })
  expect(
    (await send('/set-up/company', { ...company, accent: '', logo: script })).body,
  ).toMatchObject({ faults: [{ field: 'logo' }] })
  const heavy = new File([`<svg>${' '.repeat(600_000)}</svg>`], 'logo.svg')
  expect(await send('/set-up/company', { ...company, logo: heavy })).toMatchObject({
    status: 413,
    body: { message: expect.stringMatching(/grande demais|too large/) },
  })
  expect((await send('/set-up/home', { 'title.br': 'Início', 'title.en': '' })).body).toMatchObject(
    { faults: [{ field: 'title.en' }] },
  )
  expect([await look(), await layout(), await home()].map(({ body }) => body)).toEqual(before)
})
