import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { logFailure } from '#app/core/errors/log-failure.ts'
import { newRecord } from './popup-state.ts'
import type { PopupRecord } from './popup-state.ts'

/** Cookie lifetime: one year, s (R4, R9). */
const maxAgeSeconds = 31_536_000
const marker = 'storeInitialsPopups'
const nameOf = (locale: Locale): string => `in:popup-${locale}`

/** Record of a locale; an invalid one is logged and ignored (R8). */
export function readRecord(cookies: string, locale: Locale): PopupRecord | undefined {
  const text = valueOf(cookies, nameOf(locale))
  if (text === undefined) return undefined
  try {
    const { closed, updated_at }: Record<keyof PopupRecord, unknown> = Object(
      JSON.parse(decodeURIComponent(text)),
    )
    if (typeof closed === 'boolean' && typeof updated_at === 'string')
      return { lang: locale, closed, updated_at }
    throw new Error(text)
  } catch (error) {
    logFailure('O cookie do pop-up não pôde ser lido.', error)
    return undefined
  }
}

/** Creates the first-visit marker and a record per locale, unless present. */
export function createRecords(): void {
  if (valueOf(document.cookie, marker) !== undefined) return
  write(marker, 'true')
  for (const locale of localeCodes)
    if (valueOf(document.cookie, nameOf(locale)) === undefined) writeRecord(newRecord(locale))
}

export function writeRecord(record: PopupRecord): void {
  write(nameOf(record.lang), encodeURIComponent(JSON.stringify(record)))
}

/** Neither names (a colon is valid) nor values need encoding. */
function write(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`
}

function valueOf(cookies: string, name: string): string | undefined {
  return cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
