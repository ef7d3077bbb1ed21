import type { Answer } from '@vitrine/contract/client'
import { createClient } from '@vitrine/contract/client'
import type { Client } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { Page } from '@playwright/test'
import { sessionCookie } from '../site/server/api-gateway/cookie.ts'
import { transport } from './contract-client.ts'
import { origin, secrets } from './system-under-test.ts'
import { restrictedTexts } from './texts.ts'

export { sessionCookie }

/** First section in the list of a page. */
export const firstSection = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()

/** E-mail address of a demonstration member. */
export const memberEmail = (who: string): string => `${who}@membro.example`

/** Contract client with a member's token. */
export async function memberClient(
  who: string,
  locale: Locale = 'br',
): Promise<{ client: Client; token: string }> {
  const { authorization }: Answer<'session-create'> = await createClient({ locale, transport })(
    'session-create',
    { body: { email: memberEmail(who), password: secrets().DEMO_PASSWORD } },
  )
  return { client: createClient({ locale, transport, token: authorization }), token: authorization }
}

/** Fills and submits the log-in form. */
export async function fillLogIn(
  page: Page,
  who: string,
  locale: Locale = 'br',
  password = secrets().DEMO_PASSWORD,
): Promise<void> {
  const { login } = restrictedTexts[locale]
  await page.getByLabel(login.email, { exact: true }).fill(memberEmail(who))
  await page.getByLabel(login.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: login.submit, exact: true }).click()
}

/** Sets the session cookie without the log-in form. */
export async function setSession(page: Page, token: string): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: sessionCookie, value: token, url: origin, httpOnly: true, sameSite: 'Lax' },
    ])
}
