import type { Answer } from '@vitrine/contract/client'
import { neutralLook } from '@vitrine/appearance/choices'
import type { ChosenColor } from '@vitrine/appearance/choices'
import type { Payload } from 'payload'
import { within } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { isColor, normalColor } from './fault-text.ts'
import { readLogo } from './read-logo.ts'

/** Saved appearance, with neutral values where none are set. */
export async function readAppearance(
  payload: Pick<Payload, 'config' | 'findGlobal'>,
  transaction: Partial<Transaction> = {},
): Promise<Answer<'appearance-read'>> {
  const { transactionID } = transaction
  const saved = await payload.findGlobal({
    slug: 'appearance',
    depth: 0,
    overrideAccess: true,
    ...(transactionID === undefined ? {} : within({ transactionID })),
  })
  // values of a live preview are not validated
  const chosen = (name: ChosenColor): string => {
    const color = normalColor(saved.colors?.[name])
    return typeof color === 'string' && isColor(color) ? color : neutralLook.colors[name]
  }
  const svg = (file: string | null | undefined): string | null => {
    const read = readLogo(file ?? '')
    return 'svg' in read ? read.svg : null
  }
  return {
    // host name until a company name is set, so that every page has a name
    name: saved.name?.trim() || new URL(payload.config.serverURL).hostname,
    wordmark: saved.wordmark ?? '',
    colors: {
      background: chosen('background'),
      surface: chosen('surface'),
      text: chosen('text'),
      accent: chosen('accent'),
    },
    type: saved.type ?? neutralLook.type,
    corners: saved.corners ?? neutralLook.corners,
    logo: svg(saved.logo),
    logo_on_dark: svg(saved.logo_on_dark),
    symbol: svg(saved.symbol),
  }
}
