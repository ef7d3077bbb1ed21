import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { formatDate } from '@vitrine/configuration/format'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { findPart } from '@vitrine/contract/product/parts'
import { partTitle } from '@vitrine/contract/product/part-title'
import { labelledDrawing, productOfPart } from '@vitrine/contract/product/part-documents'
import { contactLine } from '#shared/page/contact-line.ts'
import { partDrawingPath } from '#shared/product/part-drawing.ts'
import type { DrawingFormat } from '#shared/product/part-drawing.ts'
import { partPath } from '#shared/routes/detail-paths.ts'
import { documentsTexts } from '#texts/documents.js'
import { productTexts } from '#texts/product.js'
import { cacheableRead, layoutRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import type { MediaCache } from '#server/api-gateway/media-cache.ts'
import type { Appearances } from '#server/appearance/appearances.ts'
import type { ProductParams } from '#server/artifacts/data-sheet/data-sheets.ts'
import { printableUnlabelled } from '#server/artifacts/data-sheet/printable.ts'
import { printedLook } from '#server/artifacts/data-sheet/printed-look.ts'
import { SheetRenderer } from '#server/artifacts/data-sheet/sheet-renderer.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import type { DrawingSheet } from './draw-drawing.ts'
import { labelledSvg } from './labelled-svg.ts'
import { partLabels } from '#server/artifacts/data-sheet/part-labels.ts'

interface Options {
  apiCache: Pick<ApiCache, 'read'>
  appearances: Pick<Appearances, 'read'>
  media: Pick<MediaCache, 'bytes'>
  limiter: FairLimiter
  origin: string
}

/** Path of a drawing, with the format, slugs and locale that the route parsed from it. */
export interface DrawingAddress {
  path: string
  format: DrawingFormat
  params: ProductParams
  locale: Locale
}

export interface PartDrawing {
  bytes: Buffer
  tag: string
  /** Path of the part number's page. */
  page: string
}

/** Width of the drawing on its sheet, px: 450 dpi. */
const sheetWidthPx = 3200

/**
 * Maximum cached pictures, about 0.1 MB each. A picture is a drawing without labels, shared by the
 * part numbers of a product.
 */
const maxPictures = 128

// page rendering loads its texts per route; drawings need them without a page
await Promise.all([documentsTexts, productTexts].flatMap(({ load }) => localeCodes.map(load)))

/** Drawings with the values of a part number, made on demand from the product's drawing. */
export class PartDrawings {
  readonly #options: Options
  readonly #renderer = new SheetRenderer<DrawingSheet>(new URL('./draw-worker.ts', import.meta.url))

  /** Pictures by the digest of the uploaded file. */
  readonly #pictures = new LRUCache<string, Buffer>({ max: maxPictures })

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Drawing at a path, or a redirect to its current path; `undefined` for an unknown part number
   * and for a drawing without labels. Rejects with `ApiError` if the drawing cannot be made.
   *
   * @param client - Network of the visitor, for the concurrency limit.
   */
  read(
    address: DrawingAddress,
    client: string,
  ): Promise<PartDrawing | { movedTo: string } | undefined> {
    return this.#options.limiter.run(client, () => this.#make(address))
  }

  close(): Promise<void> {
    return this.#renderer.close()
  }

  async #make({
    path,
    format,
    params: { product: id, category, subcategory, part: segment = '' },
    locale,
  }: DrawingAddress): Promise<PartDrawing | { movedTo: string } | undefined> {
    const { apiCache, media } = this.#options
    const call = cacheableRead({
      name: 'product-read',
      params: { id },
      query: { category, subcategory },
      locale,
    })
    const found = call && (await apiCache.read(call))
    if (found?.status !== 200) return undefined
    const read = found.json() as Answer<'product-read'>
    const part = read.variants.length > 1 ? findPart(read.variants, segment) : undefined
    if (!part) return undefined
    const product = productOfPart(read, part.variant.part_number)
    const drawing = labelledDrawing(product)
    if (!drawing) return undefined
    const own = partDrawingPath(product, part, locale, format)
    if (own !== path) return { movedTo: own }
    const file = await media.bytes(drawing.url)
    if (!file) throw new ApiError('unavailable')
    const { width, height } = drawing
    const labels = { width, height, labels: partLabels(product, part.variant, locale) }
    const page = partPath(product, part, locale)
    const code = part.variant.part_number
    const bytes =
      format === 'svg'
        ? labelledSvg(file.toString('utf8'), { title: code, ...labels })
        : await this.#print(file, {
            partNumber: code,
            title: partTitle(product, part.variant, locale),
            note: productTexts[locale].part.drawing({ code }),
            url: this.#options.origin + page,
            kind: productTexts[locale].drawing.title,
            updatedAt: product.updated_at,
            labels,
            locale,
          })
    if (bytes === undefined) return undefined
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    return { bytes: Buffer.from(bytes), tag: `"${tag}"`, page }
  }

  /** Picture of the drawing without its labels, as embedded in the PDF. */
  async #picture(file: Buffer): Promise<Buffer | undefined> {
    const key = createHash('sha256').update(file).digest('base64url')
    const picture = this.#pictures.get(key) ?? (await printableUnlabelled(file, sheetWidthPx))
    if (picture) this.#pictures.set(key, picture)
    return picture
  }

  async #print(
    file: Buffer,
    {
      locale,
      ...about
    }: Pick<
      DrawingSheet,
      'partNumber' | 'title' | 'note' | 'url' | 'kind' | 'updatedAt' | 'labels'
    > & {
      locale: Locale
    },
  ): Promise<Buffer | undefined> {
    const { apiCache, appearances } = this.#options
    const [shell, appearance, picture] = await Promise.all([
      apiCache.read(layoutRead(locale)),
      appearances.read(),
      this.#picture(file),
    ])
    if (shell.status !== 200) throw new ApiError('unavailable')
    if (!picture) return undefined
    const layout = shell.json() as Answer<'layout-read'>
    return this.#renderer.draw(
      {
        ...about,
        look: await printedLook(appearance),
        lang: locales[locale].tag,
        company: layout.others.company_name,
        contact: contactLine(layout.contact),
        date: formatDate(about.updatedAt, locale),
        folio: documentsTexts[locale].folio({ page: '{page}', pages: '{pages}' }),
      },
      [picture],
    )
  }
}
