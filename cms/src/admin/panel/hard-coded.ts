import { dateTimeText } from '#src/platform/dates.ts'
import { labelsOf, localeOfPanel } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { payloadHardCodedTexts } from '#texts/payload-hard-coded.js'
import { untranslated } from '#texts/untranslated.js'

const labels = labelsOf(payloadHardCodedTexts)

/** English texts that Payload 3.90 hard-codes in its components, with their translations. */
const hardCoded: { pattern: RegExp; label: (count: string) => Label }[] = [
  {
    pattern: /^Successfully saved (\d+) files?$/,
    label: (count) => labels.savedFiles({ count: Number(count) }),
  },
  {
    pattern: /^Failed to save (\d+) files?$/,
    label: (count) => labels.failedFiles({ count: Number(count) }),
  },
  { pattern: /^Create Table$/, label: () => labels.createTable },
  { pattern: /^Table$/, label: () => labels.table },
  { pattern: /^Time$/, label: () => labels.time },
  { pattern: /^Rows$/, label: () => labels.rows },
  { pattern: /^Columns$/, label: () => labels.columns },
  { pattern: /^Failed to fetch$/, label: () => labels.offline },
]

/** Format of the time in Payload's notice of a locked document, in the browser's time zone. */
const lockTime = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M$/

/**
 * Translation of a text that Payload hard-codes; undefined for English, for other texts, and for
 * panel languages whose message catalog is incomplete. A time in the notice of a locked document is
 * formatted in every language.
 */
export function translateText(text: string, language: string): string | undefined {
  const trimmed = text.trim()
  if (lockTime.test(trimmed))
    return dateTimeText(new Date(trimmed.replace(/\s/g, ' ')).toISOString(), language)
  if (language === 'en' || untranslated[localeOfPanel(language)] > 0) return undefined
  for (const { pattern, label } of hardCoded) {
    const match = pattern.exec(trimmed)
    if (match) return label(match[1] ?? '')[language]
  }
  return undefined
}
