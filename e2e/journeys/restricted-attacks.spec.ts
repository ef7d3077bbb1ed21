/** @reading @account */
import { expect } from '@playwright/test'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { callNames, calls, isOpenToOrigins } from '@vitrine/contract/calls'
import { fillPath } from '@vitrine/http/path-pattern'
import { localeCodes } from '@vitrine/configuration/locales'
import { writeQuery } from '../../site/shared/routes/query-names.ts'
import { routeNames, routePath, routeRow } from '../../site/shared/routes/table.ts'
import type { RouteName } from '../../site/shared/routes/table.ts'
import { latestMailedLink, waitForMailedLink } from '../mail-folder.ts'
import {
  fillLogIn,
  firstSection,
  setSession,
  memberClient,
  memberEmail,
  sessionCookie,
} from '../members.ts'
import { nightly } from '../nightly.ts'
import { requestRaw } from '../raw-request.ts'
import { unwatchedTest as test } from '../reused-page.ts'
import { origin, secrets } from '../system-under-test.ts'
import { errorsTexts, restrictedTexts } from '../texts.ts'

const pathIn = routePath as (
  name: RouteName,
  locale: string,
  params: Record<string, string>,
) => string
const door = routePath('restricted-area', 'br')
const br = restrictedTexts.br
const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

/** A section that is forbidden to one member and visible to another. */
async function sectionKeptFrom(who: string, from: string) {
  const own = (await (await memberClient(who)).client('restricted-sections-list')).data.map(
    ({ id }) => id,
  )
  const { client } = await memberClient(from)
  const section = (await client('restricted-sections-list')).data.find(
    ({ id }) => !own.includes(id),
  )
  if (!section)
    throw new Error(`The demonstration has no section that ${from} sees and ${who} does not.`)
  return client('restricted-section-read', { params: { section: section.slug } })
}

test('answers 403 for a section of other profiles and lists no documents of it', async ({
  page,
}) => {
  const { slug, title, documents } = await sectionKeptFrom('distribuidor', 'gestor')
  await setSession(page, (await memberClient('distribuidor')).token)
  const answer = await page.goto(routePath('restricted-section', 'br', { section: slug }))
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([403, 'no-store'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorsTexts.br['403'].title)
  await expect(page.getByText(title)).toHaveCount(0)
  expect(documents.length).toBeGreaterThan(0)
  for (const { url } of documents) expect((await page.request.get(url)).status(), url).toBe(404)
})

test('shows a member’s page to no one else, however its path is spelled', async () => {
  const { client, token } = await memberClient('distribuidor')
  const cookie = `${sessionCookie}=${token}`
  const { name, email } = await client('session-read')
  const [section] = (await client('restricted-sections-list')).data
  if (!section) throw new Error('The demonstration’s distributor sees no section.')
  const { documents } = await client('restricted-section-read', {
    params: { section: section.slug },
  })
  const secrets = [
    name,
    email,
    section.title,
    ...documents.map(({ url }) => new URL(url, origin).pathname),
  ]
  const pages = routeNames
    .filter((row) => routeRow(row).cache === 'never')
    .flatMap((row) => localeCodes.map((locale) => pathIn(row, locale, { section: section.slug })))
  const reads = callNames
    .filter((call) => calls[call].session && calls[call].method === 'GET')
    .map(
      (call) =>
        apiBase +
        apiVersion +
        fillPath(calls[call].path, {
          section: section.slug,
          document: String(documents[0]?.id ?? 1),
        }),
    )
  let seen = 0
  for (const [at, path] of [...pages, ...reads].entries()) {
    const spellings = [
      `${path}/a.css`,
      `${path}.css`,
      `${path}%2fa.css`,
      `${path};a.js`,
      `${path}/..%2fa.css`,
      `${path}?a.css`,
      path.replace('/', '//'),
      `/assets/..${path}`,
    ]
    // the spellings of a page are divided among its three locales; a call is requested in all of
    // them
    const own = spellings.filter((_, index) => at >= pages.length || index % 3 === at % 3)
    for (const spelled of [path, ...own]) {
      const answer = await requestRaw(spelled, { headers: { cookie } })
      if (answer.status === 200 && secrets.some((secret) => answer.body.includes(secret))) {
        seen += 1
        expect(answer.headers['cache-control'], spelled).toContain('no-store')
      }
      const stranger = await requestRaw(spelled)
      for (const secret of [name, email])
        expect(Buffer.from(stranger.body, 'latin1').toString(), spelled).not.toContain(secret)
      expect(
        stranger.status === 200 && path.startsWith(apiBase),
        `${spelled} is answered without a session`,
      ).toBe(false)
    }
  }
  expect(seen).toBeGreaterThan(0)
})

test('rejects cross-site requests in a member’s name', async () => {
  const { client, token } = await memberClient('distribuidor')
  const headers = {
    cookie: `${sessionCookie}=${token}`,
    ...foreign,
    'content-type': 'application/x-www-form-urlencoded',
  }
  for (const name of routeNames.filter(
    (row) => routeRow(row).guard !== 'open' || routeRow(row).cache === 'never',
  )) {
    const { status } = await requestRaw(pathIn(name, 'br', { section: 'x' }), {
      method: 'POST',
      headers,
      body: 'form=other-sessions-end&name=Eva',
    })
    expect([403, 405], name).toContain(status)
  }
  for (const name of callNames.filter((call) => calls[call].method === 'POST')) {
    for (const type of ['application/json', 'text/plain']) {
      const { status } = await requestRaw(apiBase + apiVersion + calls[name].path, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body: '{}',
      })
      // calls of any origin know no member, and are refused for their body alone
      const refused = isOpenToOrigins(name) ? [415, 422] : [403]
      expect(refused, `${name} as ${type}`).toContain(status)
    }
  }
  expect((await client('session-read')).email).toBe(memberEmail('distribuidor'))
})

test('redirects a document link to the log-in and back after the session has expired', async ({
  page,
  context,
}) => {
  await setSession(page, (await memberClient('distribuidor')).token)
  await page.goto(routePath('restricted-sections', 'br'))
  await firstSection(page).click()
  const file = page.getByRole('table').getByRole('link').first()
  await expect(file).toBeVisible()
  const section = new URL(page.url()).pathname
  await setSession(page, 'a-token-that-is-long-over-0000000000000000')
  await file.click()
  await expect(page).toHaveURL(origin + door + writeQuery({ back: section }, 'br'))
  expect((await context.cookies()).some(({ name }) => name === sessionCookie)).toBe(false)
  await fillLogIn(page, 'distribuidor')
  await expect(page).toHaveURL(origin + section)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('table').getByRole('link').first().click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
})

test(
  'ends all sessions after a password recovery; its link works once',
  { tag: nightly },
  async ({ page }) => {
    const who = 'especificadora'
    const { client } = await memberClient(who)
    const earlier = latestMailedLink(memberEmail(who), routePath('update-password', 'es'))
    await page.goto(routePath('forgot-password', 'es'))
    const es = restrictedTexts.es
    await page.getByLabel(es.login.email, { exact: true }).fill(memberEmail(who))
    await page.getByRole('button', { name: es.forgot.submit }).click()
    await expect(page.getByText(es.forgot.doneText)).toBeVisible()
    const link = await waitForMailedLink(
      memberEmail(who),
      routePath('update-password', 'es'),
      earlier,
    )
    const chosen = `prensa hexagonal ${crypto.randomUUID()}`
    await page.goto(link)
    await page.getByLabel(es.update.password, { exact: true }).fill(chosen)
    await page.getByRole('button', { name: es.update.submit }).click()
    await expect(page.getByText(es.login.changed)).toBeVisible()
    await expect(client('session-read')).rejects.toMatchObject({ code: 'session-required' })
    await page.goto(link)
    await expect(page.getByText(es.update.expiredText)).toBeVisible()

    await page.goto(routePath('restricted-area', 'es'))
    await fillLogIn(page, who, 'es', chosen)
    await expect(page).toHaveURL(origin + routePath('restricted-sections', 'es'))
    // restores the original password
    await page.goto(routePath('update-password', 'es'))
    await page.getByLabel(es.update.current, { exact: true }).fill('not this one')
    await page.getByLabel(es.update.password, { exact: true }).fill(secrets().DEMO_PASSWORD)
    await page.getByRole('button', { name: es.update.submit }).click()
    await expect(page.getByLabel(es.update.current, { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await page.getByLabel(es.update.current, { exact: true }).fill(chosen)
    await page.getByLabel(es.update.password, { exact: true }).fill(secrets().DEMO_PASSWORD)
    await page.getByRole('button', { name: es.update.submit }).click()
    await expect(page.getByText(es.login.changed)).toBeVisible()
  },
)

test('announces a wrong password and focuses its field, by keyboard alone', async ({ page }) => {
  await page.goto(door)
  const password = page.getByLabel(br.login.password, { exact: true })
  await page.getByLabel(br.login.email, { exact: true }).focus()
  await page.keyboard.type(memberEmail('distribuidor'))
  await page.keyboard.press('Tab')
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await expect(page.getByLabel(br.login.email, { exact: true })).toHaveValue(
    memberEmail('distribuidor'),
  )
  await password.fill('')
  await page.keyboard.type(secrets().DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(origin + routePath('restricted-sections', 'br'))
})
