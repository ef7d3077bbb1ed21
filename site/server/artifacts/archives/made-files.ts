import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Document } from '@vitrine/contract/shapes/types'
import type { DrawingFormat } from '#shared/product/part-drawing.ts'
import { productTexts } from '#texts/product.js'

type MadeFile = { bytes: Buffer } | { movedTo: string } | undefined

/** Makes a file for an archive; undefined if the file cannot be made now. */
export type MakeFile = () => Promise<MadeFile>

export async function bytesOf(make: MakeFile): Promise<Buffer | undefined> {
  const made = await make().catch(() => undefined)
  return made && 'bytes' in made ? made.bytes : undefined
}

/**
 * Archive entry of a file that the site makes.
 *
 * @param made.url - Unique key of the file in the archive.
 * @param made.date - ISO 8601 day.
 */
export const madeEntry = (
  made: Pick<Document, 'title' | 'kind' | 'url' | 'name' | 'mime' | 'date'>,
  locale: Locale,
): Document => ({
  ...made,
  bytes: 0,
  language: locales[locale].tag,
  revision: null,
  part_numbers: [],
  width: null,
  height: null,
})

const drawingTypes = { svg: 'image/svg+xml', pdf: 'application/pdf' } as const

/** Archive entry of the drawing of a part number. */
export const drawingEntry = (
  { url, format, date }: { url: string; format: DrawingFormat; date: string | null },
  locale: Locale,
): Document =>
  madeEntry(
    {
      title: productTexts[locale].drawing.title,
      kind: 'drawing',
      url,
      name: `drawing.${format}`,
      mime: drawingTypes[format],
      date,
    },
    locale,
  )
