import { createHash } from 'node:crypto'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Answer } from '@vitrine/contract/client'
import { findPart } from '@vitrine/contract/product/parts'
import type { Locale } from '@vitrine/configuration/locales'
import { dimensionedDrawing, productOfPart } from '@vitrine/contract/product/part-documents'
import { documentsTexts } from '#texts/documents.js'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import { dataSheetPath } from '#shared/product/data-sheet-path.ts'
import { partPath, productPath } from '#shared/routes/detail-paths.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { TaggedStore } from '#server/caching/tagged-store.ts'
import type { Invalidations } from '#server/caching/invalidations.ts'
import { cacheableRead, layoutRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import type { MediaCache } from '#server/api-gateway/media-cache.ts'
import type { SheetRenderer } from './sheet-renderer.ts'
import { partLabels } from './part-labels.ts'
import { printable, printableDrawing, printableUnlabelled } from './printable.ts'
import type { Appearances } from '#server/appearance/appearances.ts'
import { printedLook } from './printed-look.ts'
import { sheetOf } from './sheet.ts'

export interface DataSheet {
  bytes: Buffer
  tag: string
  /** Path of the canonical page: that of the product, or of the part number. */
  page: string
}

/** Slugs of the requested path. */
export interface ProductParams {
  category: string
  subcategory: string
  product: string
  part?: string
}

interface Options {
  maxBytes: number
  apiCache: ApiCache
  appearances: Appearances
  media: MediaCache
  invalidations: Invalidations
  renderer: SheetRenderer
  limiter: FairLimiter
  origin: string
}

// page rendering loads its texts per route; data sheets need them without a page
await Promise.all(
  [documentsTexts, lifeCycleTexts, pageTexts, productTexts].flatMap(({ load }) =>
    localeCodes.map(load),
  ),
)

/** Pictures of a sheet and how each is printed: two of the product, or one and its drawing. */
const picturesOf = (
  { pictures }: Answer<'product-read'>,
  drawing: { url: string } | undefined,
  isLabelled: boolean,
) => [
  ...pictures
    .slice(0, drawing ? 1 : 2)
    .map(({ url }) => ({ url, print: (bytes: Buffer) => printable(bytes) })),
  ...(drawing
    ? [
        {
          url: drawing.url,
          print: (bytes: Buffer) =>
            isLabelled ? printableUnlabelled(bytes) : printableDrawing(bytes),
        },
      ]
    : []),
]

/** Labels of a part number for a drawing that has places for them. */
const labelsOn = (
  drawing: ReturnType<typeof dimensionedDrawing>,
  product: Answer<'product-read'>,
  variant: Parameters<typeof partLabels>[1] | undefined,
  locale: Locale,
) =>
  drawing && variant && product.drawing_labels.length > 0
    ? {
        width: drawing.width,
        height: drawing.height,
        labels: partLabels(product, variant, locale),
      }
    : undefined

/** PDF data sheets of products: made on demand, cached by tag within a memory limit. */
export class DataSheets {
  readonly #store: TaggedStore<DataSheet>
  readonly #flights = new SingleFlight<DataSheet | { movedTo: string } | undefined>()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
    this.#store = new TaggedStore({
      maxBytes: options.maxBytes,
      sizeOf: (sheet) => sheet.bytes.length,
    })
  }

  get store(): TaggedStore<DataSheet> {
    return this.#store
  }

  expire(tags: Iterable<string> | 'everything'): void {
    if (tags === 'everything') this.#store.expireAll()
    else this.#store.expire(tags)
  }

  /**
   * Sheet at a path, or a redirect to its current path; `undefined` for an unknown product. If the
   * sheet
   * cannot be made or the client's queue is full, the answer is an expired sheet; without one, it
   * rejects
   * with `ApiError`.
   */
  async read(
    path: string,
    named: ProductParams,
    locale: Locale,
    client: string,
  ): Promise<DataSheet | { movedTo: string } | undefined> {
    const { limiter } = this.#options
    const cached = this.#store.get(path)
    if (cached && !cached.expired) return cached.value
    try {
      limiter.join(client, path)
      return await this.#flights.run(path, () =>
        limiter.run(client, () => this.#make(path, named, locale), path),
      )
    } catch (error) {
      if (cached) return cached.value
      throw error
    }
  }

  async #make(
    path: string,
    named: ProductParams,
    locale: Locale,
  ): Promise<DataSheet | { movedTo: string } | undefined> {
    const { apiCache, appearances, renderer, invalidations, media, origin } = this.#options
    const since = invalidations.now()
    const { product: id, category, subcategory, part: segment } = named
    const read = cacheableRead({
      name: 'product-read',
      params: { id },
      query: { category, subcategory },
      locale,
    })
    const [found, shell, appearance] = await Promise.all([
      read && apiCache.read(read),
      apiCache.read(layoutRead(locale)),
      appearances.read(),
    ])
    if (found?.status !== 200 || shell.status !== 200) return undefined
    const family = found.json() as Answer<'product-read'>
    const part = segment === undefined ? undefined : findPart(family.variants, segment)
    if (segment !== undefined && !part) return undefined
    const shownPart = family.variants.length > 1 ? part : undefined
    const product = shownPart ? productOfPart(family, shownPart.variant.part_number) : family
    const own = dataSheetPath(product, locale, shownPart)
    if (own !== path) return { movedTo: own }
    const page = shownPart ? partPath(product, shownPart, locale) : productPath(product, locale)
    const sheet = sheetOf({
      product,
      part: shownPart?.variant,
      look: await printedLook(appearance),
      layout: shell.json() as Answer<'layout-read'>,
      locale,
      url: origin + page,
    })
    const drawing = dimensionedDrawing(product.documents)
    const labels = labelsOn(drawing, product, shownPart?.variant, locale)
    const pictures = await Promise.all(
      picturesOf(product, drawing, labels !== undefined).map(async ({ url, print }) => {
        const bytes = await media.bytes(url)
        return bytes && print(bytes)
      }),
    )
    const bytes = await renderer.draw(
      { ...sheet, labels: pictures.at(-1) && labels },
      pictures.filter((picture) => picture !== undefined),
    )
    const made = {
      bytes,
      tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      page: product.own_part_pages ? page : productPath(product, locale),
    }
    const tags = [...found.tags, ...shell.tags, ...appearance.tags]
    this.#store.set(
      path,
      made,
      tags,
      found.stale || shell.stale || appearance.stale || invalidations.isOutdated(since, tags),
    )
    return made
  }
}
