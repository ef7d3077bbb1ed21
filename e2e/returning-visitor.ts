import type { BrowserContextOptions } from '@playwright/test'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import { choicesForAll } from '../site/app/shell/consent/choices.ts'
import { consentKey } from '../site/app/shell/consent/stored-consent.ts'
import { offerKey } from '../site/shared/i18n/locale-cookie.ts'
import { closedRecord, currentPopup } from '../site/app/shell/popups/popup-state.ts'
import { clientIn } from './contract-client.ts'
import { origin } from './system-under-test.ts'

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** Empty browser state. */
export const firstVisit: State = { cookies: [], origins: [] }

let made: Promise<State> | undefined

/**
 * Browser state with optional cookies rejected, pop-ups closed and the language offer dismissed.
 */
export function returningVisitor(): Promise<State> {
  return (made ??= make())
}

async function make(): Promise<State> {
  const { cookies } = await clientIn(defaultLocale)('layout-read')
  const consent = {
    accepted: false,
    preferences: choicesForAll(cookies, false),
    version: cookies.cookies_notification_version,
    decided_at: new Date().toISOString(),
    id: crypto.randomUUID(),
  }
  const common = {
    domain: new URL(origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
  const records = await Promise.all(
    localeCodes.map(async (locale) =>
      currentPopup((await clientIn(locale)('home-read')).popups, locale),
    ),
  )
  return {
    cookies: records.flatMap((popup) =>
      popup
        ? [
            {
              ...common,
              name: `in:popup-${popup.lang}`,
              value: encodeURIComponent(JSON.stringify(closedRecord(popup))),
            },
          ]
        : [],
    ),
    origins: [
      {
        origin,
        localStorage: [
          { name: consentKey, value: JSON.stringify(consent) },
          { name: offerKey, value: 'dismissed' },
        ],
      },
    ],
  }
}
