/** @reading @api @forms */
import { expect } from '@playwright/test'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { listLimits } from '@vitrine/contract/list-limits'
import { localeCodes } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { routeNames, routePattern, routeRow } from '../../site/shared/routes/table.ts'
import type { RouteName } from '../../site/shared/routes/table.ts'
import { pathOf } from '../addresses.ts'
import { requestRaw } from '../raw-request.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin } from '../system-under-test.ts'
import { repeatedIn } from '../nightly.ts'

/** Malformed percent-encodings: U+0000, a surrogate, overlong forms, invalid bytes. */
const unreadable = ['%00', 'a%00b', '%ed%a0%80', '%c0%80', '%e0%80%af', '%ff']

const screens = routeNames.filter((name) => routeRow(name).cache === 'page')
const statusOf = async (target: string): Promise<number> => (await requestRaw(target)).status

/** Final status after the redirect to the canonical URL (a long search is truncated). */
async function statusInTheEnd(target: string): Promise<number> {
  const { status, headers } = await requestRaw(target)
  return status === 301 ? statusOf(headers['location'] ?? '') : status
}

for (const locale of localeCodes) {
  test(
    `answers a malformed query with an ordinary page, in ${locale}`,
    { tag: repeatedIn(locale, 'search') },
    async () => {
      /** Parameters that have been sent with an overlong value. */
      const overlong = new Set<string>()
      for (const name of screens) {
        const path = await pathOf(name, locale)
        for (const [place, query] of routeRow(name).query.entries()) {
          const known = queryNames[query][locale]
          // every screen and every parameter, with one malformed form each: they share one parser
          const values = [unreadable[(screens.indexOf(name) + place) % unreadable.length]]
          if (!overlong.has(query))
            values.push('x'.repeat(listLimits.search + 1), `a:${'x'.repeat(listLimits.filter)}`)
          overlong.add(query)
          for (const value of values) {
            expect(
              await statusInTheEnd(`${path}?${known}=${value}`),
              `${name} ${known} ${value}`,
            ).toBe(200)
          }
        }
      }
    },
  )

  test(
    `answers 404 for a malformed or overlong path, in ${locale}`,
    { tag: repeatedIn(locale, 'part') },
    async () => {
      for (const name of screens) {
        const names = [...routePattern(name, locale).matchAll(/:\w+/g)].map(([param]) => param)
        for (const param of names) {
          for (const value of [...unreadable, 'x'.repeat(201), 'x'.repeat(3000)]) {
            expect(
              await statusOf(fill(name, locale, param, value)),
              `${name} ${param} ${value}`,
            ).toBe(404)
          }
        }
      }
    },
  )
}

function fill(
  name: RouteName,
  locale: (typeof localeCodes)[number],
  param: string,
  value: string,
): string {
  return routePattern(name, locale).replace(param, value).replaceAll(/:\w+/g, 'um')
}

test('finds nothing for a malformed search', async ({ page }) => {
  await page.goto(`${await pathOf('search')}?q=%00`)
  await expect(page.getByRole('main').getByRole('status')).toContainText('\ufffd')
})

test('names the malformed parameter in the API; the panel rejects it', async () => {
  for (const value of unreadable) {
    const answer = await requestRaw(`${apiBase}${apiVersion}/web/products?search=${value}`)
    expect([answer.status, JSON.parse(answer.body).errors[0].field], value).toEqual([
      422,
      'query.search',
    ])
    expect(await statusOf(`${panelBase}/api/products?where[title][equals]=${value}`), value).toBe(
      400,
    )
    const path = await statusOf(`${panelBase}/api/products/${value}`)
    expect(path >= 400 && path < 500, `${value}: ${path}`).toBe(true)
  }
  // a lone percent sign is literal
  expect(await statusOf(`${apiBase}${apiVersion}/web/products?search=100%`)).toBe(200)
})

test('names the malformed field of a form', async () => {
  const path = await pathOf('contact')
  const fields = {
    form: 'contact',
    department: 'vendas',
    name: 'Rita\0 Moraes',
    email: 'rita@example.com',
    consent: 'true',
    message: 'Preciso do desenho desta peça.',
  }
  for (const body of [new URLSearchParams(fields), formData(fields)]) {
    const answer = await fetch(origin + path, {
      method: 'POST',
      body,
      headers: { accept: 'application/json', origin },
    })
    expect([answer.status, Object.keys((await answer.json()).state.errors)]).toEqual([
      422,
      ['name'],
    ])
  }
  const page = await fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin },
  })
  expect([page.status, (await page.text()).includes('caractere inválido')]).toEqual([422, true])
})

function formData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
