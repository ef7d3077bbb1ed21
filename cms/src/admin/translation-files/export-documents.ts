import { siteDay } from '@vitrine/contract/validity'
import { locales } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { environment } from '#src/platform/environment.ts'
import { exchangeLimits } from '#src/translation/exchange/exchanged.ts'
import type { ExportedDocument, ExportedUnit } from '#src/translation/exchange/exchanged.ts'
import { writeKey } from '#src/translation/exchange/unit-key.ts'
import { fingerprintOf } from '#src/translation/passages.ts'
import { plainText } from '#src/translation/tagged-text.ts'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { itemKey } from '#src/admin/translations/desk-item.ts'
import type { DeskItem, DeskText } from '#src/translation/desk-shapes.ts'
import { readDesk } from '#src/admin/translations/read-desk.ts'

/** Most time for reading the documents of a file, ms. */
const maxReadingMs = 30_000

/** Fingerprint of a target; null: not translated. */
export const targetFingerprint = (isRich: boolean, target: string): string | null =>
  target === '' ? null : fingerprintOf(isRich ? plainText(target) : target)

function unitsOf(item: string, text: DeskText, isWhole: boolean): ExportedUnit[] {
  const { path, label, field, isRich, maxLength, passages, sourceSeen } = text
  return passages.flatMap((passage, at): ExportedUnit[] => {
    const { state, source, basis, target } = passage
    const fingerprint = sourceSeen[at]
    if ((state === 'current' && !isWhole) || fingerprint === undefined) return []
    const key = { item, path, at, source: fingerprint, target: targetFingerprint(isRich, target) }
    return [
      {
        key: writeKey(key),
        label,
        field,
        state,
        isRich,
        maxLength,
        number: at + 1,
        count: passages.length,
        source,
        basis,
        target,
      },
    ]
  })
}

export type ExportResult =
  | { documents: ExportedDocument[] }
  /** The selection is too large to be written at once. */
  | { refused: 'units' | 'time' }

/**
 * Texts of documents for a file: those that are missing or outdated, or all (`isWhole`). Documents
 * that the account may not read are left out. `pageUrls`: addresses of public pages by item.
 */
export async function exportedDocuments(
  req: PayloadRequest,
  items: readonly DeskItem[],
  { isWhole, pageUrls }: { isWhole: boolean; pageUrls: ReadonlyMap<string, string> },
): Promise<ExportResult> {
  const documents: ExportedDocument[] = []
  const began = performance.now()
  let units = 0
  for (const item of items) {
    if (performance.now() - began > maxReadingMs) return { refused: 'time' }
    const document = await readDesk(req, item)
    if (!document) continue
    const key = itemKey(item)
    // a file of XLIFF has one source language
    for (const [sourceLocale, texts] of Map.groupBy(document.texts, (text) => text.sourceLocale)) {
      const each = texts.flatMap((text) => unitsOf(key, text, isWhole))
      units += each.length
      if (units > exchangeLimits.units) return { refused: 'units' }
      if (each.length > 0)
        documents.push({
          item: key,
          title: document.title,
          kind: document.kind,
          sourceLocale,
          locale: item.locale,
          pageUrl: pageUrls.get(key) ?? null,
          deskUrl: `${environment.PUBLIC_ORIGIN}${ownViewPath('translations')}?item=${key}`,
          units: each,
        })
    }
  }
  return { documents }
}

/** Name of a file for an agency, without its ending: `translation-es-ES-2026-11-27`. */
export const exportName = (locale: DeskItem['locale'], now = new Date()): string =>
  `translation-${locales[locale].tag}-${siteDay(now)}`
