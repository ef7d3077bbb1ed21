import type { Answer } from '@vitrine/contract/client'
import { partSlug } from '@vitrine/contract/product/part-slug'
import { partAlternates } from '@vitrine/contract/product/parts'
import { fillPath } from '@vitrine/http/path-pattern'
import { apiBase, apiVersion } from '@vitrine/contract/api-base'
import { calls } from '@vitrine/contract/calls'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { absentModules } from '@vitrine/configuration/modules'
import { certificatesPath } from '#shared/certificates/certificates-path.ts'
import { dataSheetEnding } from '#shared/product/data-sheet-path.ts'
import { drawingEnding, drawingFormats } from '#shared/product/part-drawing.ts'
import { alternatePaths } from '#shared/routes/alternate-paths.ts'
import { linkTypes } from './link-types.ts'

/** Link of a linkset (RFC 9264). */
export interface Link {
  href: string
  title: string
  type: string
  hreflang?: string[]
}

/** Links of a part number by link type. */
export type Links = Record<string, Link[]>

type Part = Answer<'gtin-read'>
type Documents = Partial<Record<Locale, Answer<'documents-read'>>>

/** Media types of the drawings of part numbers. */
const drawingTypes = { svg: 'image/svg+xml', pdf: 'application/pdf' } as const

/** Paths of the part number's page by locale. */
export const pagePaths = (part: Part): Partial<Record<Locale, string>> =>
  alternatePaths('part', partAlternates(part.alternates, { slug: partSlug(part.part_number) }))

/**
 * Links of a part number: page, data sheet, certificates, where to buy and record in each language,
 * manuals and models among its documents. Without documents (the cms did not answer), their links
 * are left out.
 */
export function partLinks(part: Part, documents: Documents, origin: string): Links {
  const { part_number: code } = part
  const pages = pagePaths(part)
  const sellers = alternatePaths('where-to-buy', part.alternates)
  const inEach = (hrefOf: (locale: Locale) => string | undefined, type = 'text/html'): Link[] =>
    localeCodes.flatMap((locale) => {
      const path = pages[locale] === undefined ? undefined : hrefOf(locale)
      if (path === undefined) return []
      return [{ href: origin + path, title: code, type, hreflang: [locales[locale].tag] }]
    })
  const files = documentLinks(part, documents, origin)
  const all: Links = {
    [linkTypes.page]: [
      ...inEach((locale) => pages[locale]),
      ...inEach((locale) => `${pages[locale]}${dataSheetEnding}`, 'application/pdf'),
    ],
    [linkTypes.certificates]: [
      ...(absentModules.includes('certificates')
        ? []
        : inEach((locale) => certificatesPath(locale, { codes: [code] }))),
      ...files.certificates,
    ],
    [linkTypes.instructions]: files.instructions,
    [linkTypes.record]: [
      {
        href: `${origin}${apiBase}${apiVersion}${fillPath(calls['part-number-read'].path, { code })}?locales=*`,
        title: code,
        type: 'application/json',
      },
    ],
    [linkTypes.sellers]: absentModules.includes('where-to-buy')
      ? []
      : inEach((locale) => sellers[locale]),
    [linkTypes.drawings]: [
      ...files.drawings,
      ...drawingFormats.flatMap((format) =>
        inEach(
          (locale) =>
            documents[locale]?.drawings.some(({ part_number: drawn }) => drawn === code)
              ? `${pages[locale]}${drawingEnding(format)}`
              : undefined,
          drawingTypes[format],
        ),
      ),
    ],
  }
  return Object.fromEntries(Object.entries(all).filter(([, links]) => links.length > 0))
}

/** Kinds of documents by the links that they are. */
const documentKinds = {
  certificates: new Set(['certificate', 'declaration']),
  instructions: new Set(['manual']),
  drawings: new Set(['drawing', 'model']),
}

/** Links to documents, each once; those without a language of their own have none. */
function documentLinks(part: Part, documents: Documents, origin: string) {
  const found = new Map<string, { link: Link; kind: string }>()
  for (const locale of localeCodes)
    for (const { url, name, mime, language, kind } of documents[locale]?.data ?? [])
      if (!found.has(url))
        found.set(url, {
          kind,
          link: {
            href: url.startsWith('/') ? origin + url : url,
            title: name || part.part_number,
            type: mime,
            ...(language === null ? {} : { hreflang: [language] }),
          },
        })
  const of = (kinds: Set<string>): Link[] =>
    [...found.values()].filter(({ kind }) => kinds.has(kind)).map(({ link }) => link)
  return {
    certificates: of(documentKinds.certificates),
    instructions: of(documentKinds.instructions),
    drawings: of(documentKinds.drawings),
  }
}
