import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { staffOf } from '#src/platform/access/access.ts'

/** Languages that an account may translate into. */
export function deskLocales({ user }: Pick<PayloadRequest, 'user'>): readonly Locale[] {
  const staff = staffOf({ user })
  if (!staff) return []
  return staff.role === 'translator'
    ? localeCodes.filter((code) => staff.locales.includes(code))
    : localeCodes
}

/** Languages that are shown until one is chosen: those of the account without the default one. */
export function usualLocales(account: Pick<PayloadRequest, 'user'>): readonly Locale[] {
  const own = deskLocales(account)
  const others = own.filter((code) => code !== defaultLocale)
  return others.length > 0 ? others : own
}
