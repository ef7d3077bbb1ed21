import pLimit from 'p-limit'
import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Image } from '@vitrine/contract/shapes/types'
import { documentsTexts } from '#texts/documents.js'
import { partsListTexts } from '#texts/parts-list.js'
import { layoutRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import type { MediaCache } from '#server/api-gateway/media-cache.ts'
import type { Appearances } from '#server/appearance/appearances.ts'
import { printable } from '#server/artifacts/data-sheet/printable.ts'
import { printedLook } from '#server/artifacts/data-sheet/printed-look.ts'
import { SheetRenderer } from '#server/artifacts/data-sheet/sheet-renderer.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import { listSheetOf, picturedProducts } from './list-sheet.ts'
import type { ListSheet } from './list-sheet.ts'

interface Options {
  apiCache: ApiCache
  appearances: Pick<Appearances, 'read'>
  media: Pick<MediaCache, 'bytes'>
  limiter: FairLimiter
  origin: string
}

/** Longer side of a picture, px: 300 dpi at 48 pt. */
const picturePx = 200
/** Maximum number of products with a printed picture; rows of further products have none. */
const maxPictures = 100
/** Maximum number of pictures that are fetched and converted at a time, over all lists. */
const convertedAtOnce = 2

// page rendering loads its texts per route; printed lists need them without a page
await Promise.all([documentsTexts, partsListTexts].flatMap(({ load }) => localeCodes.map(load)))

/** URL of the smallest WebP that is sharp in print; the original if there is none. */
const smallest = ({ url, sources }: Image): string =>
  sources.find(({ type, width }) => type === 'image/webp' && width >= picturePx)?.url ?? url

/** PDFs of parts lists: made on demand and not cached, since a list is seldom requested twice. */
export class ListSheets {
  readonly #options: Options
  readonly #converting = pLimit(convertedAtOnce)
  readonly #renderer = new SheetRenderer<ListSheet>(new URL('./draw-worker.ts', import.meta.url))

  constructor(options: Options) {
    this.#options = options
  }

  /** Draws a list. Rejects with `ApiError` if it cannot be made or the client's queue is full. */
  draw(read: Answer<'parts-read'>, locale: Locale, client: string): Promise<Buffer> {
    return this.#options.limiter.run(client, () => this.#make(read, locale))
  }

  close(): Promise<void> {
    return this.#renderer.close()
  }

  async #make(read: Answer<'parts-read'>, locale: Locale): Promise<Buffer> {
    const { apiCache, appearances, origin } = this.#options
    const [shell, appearance, pictures] = await Promise.all([
      apiCache.read(layoutRead(locale)),
      appearances.read(),
      this.#pictures(read),
    ])
    if (shell.status !== 200) throw new ApiError('unavailable')
    const sheet = listSheetOf(
      {
        read,
        look: await printedLook(appearance),
        layout: shell.json() as Answer<'layout-read'>,
        locale,
        origin,
      },
      pictures.map(({ product }) => product),
    )
    return this.#renderer.draw(
      sheet,
      pictures.map(({ bytes }) => bytes),
    )
  }

  /** Pictures of the products; missing files and files that are not images are left out. */
  async #pictures(
    read: Answer<'parts-read'>,
  ): Promise<{ product: number; bytes: Buffer<ArrayBufferLike> }[]> {
    const { media } = this.#options
    const found = await Promise.all(
      picturedProducts(read)
        .slice(0, maxPictures)
        .map(({ id, main_image: image }) =>
          this.#converting(async () => {
            const file = image ? await media.bytes(smallest(image)) : undefined
            const bytes = file && (await printable(file, picturePx))
            return bytes ? [{ product: id, bytes }] : []
          }),
        ),
    )
    return found.flat()
  }
}
