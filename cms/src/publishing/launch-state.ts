import type { LaunchAnswer } from '@vitrine/contract/internal'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { appendChange } from '#src/publishing/changes/feed.ts'

/**
 * State of the launch: whether the site is launched, and its languages that are not (for example a
 * language added later). Before the launch of the site or of a language also the secret of the
 * preview link.
 */
export async function readLaunch(payload: Payload): Promise<LaunchAnswer> {
  const [row] = await rows<{ launched: boolean; launched_locales: string[]; secret: string }>(
    payload,
    sql`select launched_at is not null as launched, launched_locales, secret from site_launch`,
  )
  if (!row) return { launched: true }
  const { launched, launched_locales: open, secret } = row
  if (!launched) return { launched, secret }
  const prepared = localeCodes.filter((code) => code !== defaultLocale && !open.includes(code))
  return prepared.length === 0 ? { launched } : { launched, prepared, secret }
}

/**
 * Locales that may be linked: the launched ones (before the launch of the site, all), and the given
 * own locale.
 */
export async function readNamedLocales(payload: Payload, own?: Locale): Promise<Locale[]> {
  const launch = await readLaunch(payload)
  const prepared = launch.launched ? (launch.prepared ?? []) : []
  return localeCodes.filter((code) => code === own || !prepared.includes(code))
}

/** Launches the site in all of its languages; a launched site is left unchanged. */
export async function openSite(payload: Payload): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const opened = await rows(
      payload,
      sql`
      update site_launch set launched_at = now(), launched_locales = ${sql.param([...localeCodes])}::text[]
      where launched_at is null returning launched_at`,
      transaction,
    )
    if (opened.length > 0) await appendChange(payload, ['launch'], transaction)
  })
}

/** Launches a language of a launched site. */
export async function openLanguage(payload: Payload, locale: Locale): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const opened = await rows(
      payload,
      sql`
      update site_launch set launched_locales = array_append(launched_locales, ${locale})
      where launched_at is not null and not ${locale} = any(launched_locales) returning launched_at`,
      transaction,
    )
    if (opened.length > 0) await appendChange(payload, ['launch'], transaction)
  })
}

/** Creates a new preview link; earlier links and their cookies become invalid. */
export async function renewTeamLink(payload: Payload): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    await rows(
      payload,
      sql`update site_launch set secret = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
      transaction,
    )
    await appendChange(payload, ['launch'], transaction)
  })
}
