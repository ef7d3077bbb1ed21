/** @alone @monitoring */
import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { localeCodes } from '@vitrine/configuration/locales'
import { allForms } from '../../site/shared/forms/all.ts'
import { formField } from '../../site/shared/forms/describe-form.ts'
import { queryNames } from '../../site/shared/routes/query-names.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { logFolder, origin } from '../system-under-test.ts'

const run = Date.now().toString(36)
/** Personal data with unique values. */
const person = {
  email: `zulmira.${run}@exemplo-sigiloso.com.br`,
  words: `Quaresma${run}`,
  phone: `+55 11 9${run}`,
  password: `um segredo da zulmira ${run}`,
}

/** Input by kind of field, valid or invalid. */
function typed(kind: string): string {
  if (kind === 'email') return person.email
  if (kind === 'tel') return person.phone
  if (kind === 'password') return person.password
  return kind === 'tick' ? 'true' : person.words
}

/** Posts from a separate IP address: other journeys use up the rate limit of the common one. */
async function post(path: string, body: BodyInit, type?: string): Promise<number> {
  const sent = new Request(origin + path, {
    method: 'POST',
    body,
    headers: { origin, ...(type === undefined ? {} : { 'content-type': type }) },
  })
  const bytes = Buffer.from(await sent.arrayBuffer())
  const posted = request(origin + path, {
    method: 'POST',
    family: 4,
    localAddress: '127.0.0.8',
    headers: Object.fromEntries(sent.headers),
  })
  posted.end(bytes)
  const [response] = (await once(posted, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode ?? 0
}

const logs = (): string =>
  readdirSync(logFolder)
    .map((file) => readFileSync(join(logFolder, file), 'utf8'))
    .join('\n')

test('logs nothing that a visitor types', async () => {
  const statuses: number[] = []
  for (const form of allForms) {
    const fields = Object.entries(form.fields).filter(([, { kind }]) => kind !== 'file')
    for (const locale of localeCodes) {
      for (const screen of form.screens.slice(0, 1)) {
        const path = (routePath as (name: string, of: string) => string)(screen, locale)
        const given = new URLSearchParams([
          [formField, form.name],
          ...fields.map(([name, { kind }]): [string, string] => [name, typed(kind)]),
        ])
        statuses.push(await post(path, given))
        const many = new FormData()
        for (const [name, value] of given) many.append(name, value)
        many.append('cv', new File([person.words], `${person.words}.pdf`))
        statuses.push(await post(path, many))
        statuses.push(await post(path, `${given.toString()}&%ff=${'x'.repeat(100_000)}`))
      }
    }
  }
  const search = `${routePath('search', 'br')}?${queryNames.q.br}=`
  for (const target of [
    search + encodeURIComponent(person.email),
    search + person.words,
    `${apiBase}${apiVersion}/web/products?search=${encodeURIComponent(person.email)}`,
    `${apiBase}${apiVersion}/web/products?page=${encodeURIComponent(person.email)}`,
  ])
    statuses.push((await fetch(origin + target)).status)
  const contact = apiBase + apiVersion + calls['contact-send'].path
  statuses.push(await post(contact, `{"email": ${person.email}`, 'application/json'))
  statuses.push(await post(contact, JSON.stringify({ name: [person.words] }), 'application/json'))
  expect(statuses.filter((status) => status >= 500)).toEqual([])

  // log lines are in order: this line follows those of the earlier requests
  const last = `/${run}-last`
  await fetch(origin + last)
  await expect.poll(() => logs().includes(last)).toBe(true)
  const found = logs()
    .split('\n')
    .filter((line) => Object.values(person).some((secret) => line.includes(secret)))
  expect(found.map((line) => line.slice(0, 300))).toEqual([])
  expect(logs()).not.toContain(encodeURIComponent(person.email))
})
