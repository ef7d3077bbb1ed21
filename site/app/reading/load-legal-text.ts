import type { Client } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/contract/locales'
import type { RichText } from '@vitrine/contract/shapes/types'
import { legalText } from './legal-text.ts'
import type { LegalName } from './legal-text.ts'

/** A legal text of the locale; a page without its text does not exist. */
export async function loadLegalText(client: Client, name: LegalName, locale: Locale): Promise<RichText> {
  const { privacy } = await client('layout-read')
  const text = legalText(privacy, name, locale)
  if (text === null) throw new ApiError('not-found')
  return text
}
