import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Alternates, RichText } from '@vitrine/contract/shapes/types'
import { legalText } from '#app/core/layout-data/legal-text.ts'
import type { LegalName } from '#app/core/layout-data/legal-text.ts'

/** Loads a legal text and the locales that have one; 404 without a text. */
export async function loadLegalText(
  client: Client,
  name: LegalName,
  locale: Locale,
): Promise<{ text: RichText; alternates: Alternates }> {
  const { privacy } = await client('layout-read')
  const text = legalText(privacy, name, locale)
  if (text === null) throw new ApiError('not-found')
  const written = localeCodes.filter((code) => legalText(privacy, name, code) !== null)
  return { text, alternates: Object.fromEntries(written.map((code) => [code, {}])) }
}
