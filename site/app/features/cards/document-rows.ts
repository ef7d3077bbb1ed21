import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Document } from '@vitrine/contract/shapes/types'
import type { DocumentRow } from '#app/ui/content/document-list.tsx'
import { formatBytes, formatDate } from '@vitrine/configuration/format'

/** Language code of a document: `PT`, not the locale's `BR`. */
export const languageCode = (tag: string): string => tag.slice(0, 2).toUpperCase()

/** Documents as rows: format, size, language, revision and date. */
export function documentRows(
  documents: readonly Document[],
  locale: Locale,
  revisionText?: (values: { revision: string }) => string,
): DocumentRow[] {
  return documents.map((file) => ({
    title: file.title,
    href: file.url,
    meta: [
      file.name.split('.').at(-1)?.toUpperCase(),
      formatBytes(file.bytes, locale),
      file.language && languageCode(file.language),
      file.revision && revisionText?.({ revision: file.revision }),
      file.date === null ? undefined : formatDate(file.date, locale),
    ]
      .filter(Boolean)
      .join(' · '),
    lang:
      file.language !== null && file.language !== locales[locale].tag ? file.language : undefined,
    icon: file.kind === 'drawing' ? 'drawing' : 'download',
    download: true,
  }))
}
