import { isApiError } from '@vitrine/contract/errors'
import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Block, BlockKind } from '@vitrine/contract/shapes/types'
import { siteDay, validityOn } from '@vitrine/contract/validity'
import { readCategories } from '#src/api/catalogue/categories.ts'
import { distributorOf, listProductDistributors } from '#src/api/catalogue/distributors.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { applicationsById, postCards, publicationsById } from '#src/api/reading/cards.ts'
import { readCertificates } from '#src/api/reading/certificates.ts'
import { idOf, idsOf, readVideo } from '#src/api/reading/detail.ts'
import { readDocuments } from '#src/api/reading/documents.ts'
import { readEntries } from '#src/api/reading/entries.ts'
import { imageOf, readImages } from '#src/api/reading/images.ts'
import { readLatestNews } from '#src/api/reading/latest-news.ts'
import {
  mostViewedApplications,
  mostViewedProducts,
  mostViewedPublications,
} from '#src/api/reading/most-viewed.ts'
import { readMarks } from '#src/api/reading/marks.ts'
import { readRichText } from '#src/api/reading/rich-text.ts'
import { findProducts, hasChoice, readPartTable } from './found-products.ts'
import { hasText } from './stored-block.ts'
import type { StoredBlock, StoredItem } from './stored-block.ts'

type Of<Kind extends BlockKind> = Omit<
  Extract<Block, { kind: Kind }>,
  'id' | 'kind' | 'title' | 'ground' | 'text_locale'
>

/** What a block of a kind shows besides its title; undefined: nothing. */
type Reader<Kind extends BlockKind> = (
  context: CallContext,
  block: StoredBlock,
) => Promise<Of<Kind> | undefined> | Of<Kind> | undefined

const actionOf = ({ action_label: label, action_url: url }: StoredBlock) =>
  label && url ? { label, url } : null

const textOf = ({ text }: StoredBlock): string => text ?? ''

const pictureOf = async (context: CallContext, id: number | null) =>
  imageOf(await readImages(context, [id]), id)

/** Entries of a block with their pictures, those alone that have what its kind needs. */
async function itemsOf<Item>(
  context: CallContext,
  block: StoredBlock,
  itemOf: (item: StoredItem, picture: ReturnType<typeof imageOf>) => Item | undefined,
): Promise<Item[]> {
  const items = block.items ?? []
  const images = await readImages(
    context,
    items.map((item) => idOf(item.main_image)),
  )
  return items.flatMap((item) => itemOf(item, imageOf(images, idOf(item.main_image))) ?? [])
}

/** A list that has something to show; undefined: the block is left out. */
const some = <Key extends string, Item>(key: Key, list: readonly Item[]) =>
  list.length === 0 ? undefined : ({ [key]: list } as Record<Key, Item[]>)

const withText = <Shown extends object>(block: StoredBlock, shown: Shown | undefined) =>
  shown && { ...shown, text: textOf(block) }

const withAction = <Shown extends object>(block: StoredBlock, shown: Shown | undefined) =>
  shown && { ...shown, action: actionOf(block) }

async function readNews(context: CallContext, block: StoredBlock) {
  context.tag('news')
  const byHand = idsOf(block.posts)
  return byHand.length > 0
    ? postCards(context, await readEntries(context, 'posts', byHand))
    : readLatestNews(context, block.maximum ?? undefined)
}

async function readMostViewedProducts(context: CallContext, { maximum }: StoredBlock) {
  const products = await mostViewedProducts(context, maximum ?? undefined)
  return { products, total: products.length }
}

const readApplications = (context: CallContext, byHand: number[]) =>
  byHand.length > 0 ? applicationsById(context, byHand) : mostViewedApplications(context)

const readPublications = (context: CallContext, byHand: number[]) =>
  byHand.length > 0 ? publicationsById(context, byHand) : mostViewedPublications(context)

async function readDistributors(context: CallContext, block: StoredBlock) {
  const [product] = idsOf(block.products)
  if (product !== undefined) return (await listProductDistributors(context, String(product))).data
  context.tag('distributor')
  const { docs } = await context.payload.find({
    collection: 'distributors',
    depth: 0,
    pagination: false,
    sort: ['state', 'city', 'name'],
    overrideAccess: false,
  })
  return docs.map(distributorOf)
}

const readers: { readonly [Kind in BlockKind]: Reader<Kind> } = {
  opening: async (context, block) => ({
    label: block.label ?? '',
    text: textOf(block),
    main_image: await pictureOf(context, idOf(block.main_image)),
    marks: await readMarks(context, block.marks),
    search: block.detail
      ? {
          placeholder: block.detail,
          examples: (block.items ?? []).map(({ title }) => title ?? '').filter(Boolean),
        }
      : null,
    action: actionOf(block),
  }),
  text: async (context, block) => {
    const text = await readRichText(context, block.body)
    return text.html === '' ? undefined : { text }
  },
  'picture-text': async (context, block) => {
    const [text, picture, marks] = await Promise.all([
      readRichText(context, block.body),
      pictureOf(context, idOf(block.main_image)),
      readMarks(context, block.marks),
    ])
    if (text.html === '' && picture === null) return undefined
    const side = block.side ?? 'left'
    return { text, main_image: picture, marks, side, action: actionOf(block) }
  },
  figures: async (context, block) =>
    some(
      'figures',
      await itemsOf(context, block, ({ value, unit, text, share }) =>
        value
          ? {
              value,
              unit: unit ?? '',
              text: text ?? '',
              share: typeof share === 'number' ? share / 100 : null,
            }
          : undefined,
      ),
    ),
  steps: async (context, block) =>
    withAction(
      block,
      some(
        'steps',
        await itemsOf(context, block, ({ title, text }, picture) =>
          title || text ? { title: title ?? '', text: text ?? '', main_image: picture } : undefined,
        ),
      ),
    ),
  quotation: (_, block) =>
    block.text
      ? { text: block.text, name: block.label ?? '', role: block.detail ?? '' }
      : undefined,
  logos: async (context, block) =>
    some(
      'logos',
      await itemsOf(context, block, ({ title, url }, picture) =>
        title || picture
          ? { title: title ?? '', url: url || null, main_image: picture }
          : undefined,
      ),
    ),
  questions: async (context, block) =>
    some(
      'questions',
      await itemsOf(context, block, ({ title, text }) =>
        title && text ? { title, text } : undefined,
      ),
    ),
  video: async (context, block) => {
    const video = await readVideo(context, block.video, block.title ?? '')
    return video ? { text: textOf(block), video } : undefined
  },
  gallery: async (context, block) =>
    some(
      'pictures',
      await itemsOf(context, block, ({ text }, picture) =>
        picture ? { text: text ?? '', main_image: picture } : undefined,
      ),
    ),
  downloads: async (context, block) =>
    withText(block, some('documents', await readDocuments(context, idsOf(block.documents)))),
  certificates: async (context, block) => {
    const ids = idsOf(block.certificates)
    const day = siteDay()
    const found =
      ids.length === 0
        ? []
        : (await readCertificates(context, { id: { in: ids } }))
            .map(({ certificate }) => certificate)
            .filter((certificate) => validityOn(certificate, day) === 'valid')
    return withText(block, some('certificates', found))
  },
  categories: async (context, block) =>
    withText(block, withAction(block, some('categories', await readCategories(context)))),
  products: async (context, block) => {
    const { products, total } = hasChoice(block)
      ? await findProducts(context, block)
      : await readMostViewedProducts(context, block)
    if (products.length === 0) return undefined
    return { text: textOf(block), products, total, action: actionOf(block) }
  },
  'part-table': async (context, block) => {
    const table = await readPartTable(context, block)
    if (table.rows.length === 0) return undefined
    const listed = block.listed ?? false
    return { text: textOf(block), ...table, listed, action: actionOf(block) }
  },
  applications: async (context, block) =>
    withText(
      block,
      withAction(
        block,
        some('applications', await readApplications(context, idsOf(block.applications))),
      ),
    ),
  publications: async (context, block) =>
    withText(
      block,
      withAction(
        block,
        some('publications', await readPublications(context, idsOf(block.publications))),
      ),
    ),
  news: async (context, block) =>
    withText(block, withAction(block, some('news', await readNews(context, block)))),
  'where-to-buy': async (context, block) =>
    withText(
      block,
      withAction(block, some('distributors', await readDistributors(context, block))),
    ),
  form: (_, block) => (block.form ? { text: textOf(block), form: block.form } : undefined),
  call: (_, block) => ({ text: textOf(block), action: actionOf(block) }),
  divider: () => ({}),
}

/** Kinds whose title is all that a visitor would see of them. */
const titled: readonly BlockKind[] = ['opening', 'call']

async function readBlock(
  context: CallContext,
  block: StoredBlock,
  textLocale: Locale | null,
): Promise<Block | undefined> {
  const { kind, id = '', title } = block
  if (titled.includes(kind) && !title) return undefined
  const read = readers[kind] as Reader<BlockKind>
  let shown: Of<BlockKind> | undefined
  try {
    shown = await read(context, block)
  } catch (error) {
    // what it names has left the site, or is not in this language
    if (!isApiError(error, 'not-found')) throw error
  }
  if (!shown) return undefined
  const base = { id: id ?? '', kind, title: title ?? '', ground: block.ground ?? 'plain' }
  return { ...base, text_locale: textLocale, ...shown } as Block
}

/**
 * Blocks of a page in the language of the call: without hidden ones, those that have nothing to show,
 * and those without a text in the language, unless the staff show these in the main language.
 *
 * @param readMain - Reads the blocks in the main language.
 */
export async function readBlocks(
  context: CallContext,
  stored: readonly StoredBlock[] | null | undefined,
  readMain: () => Promise<readonly StoredBlock[]>,
): Promise<Block[]> {
  const visible = (stored ?? []).filter(({ hidden }) => !hidden)
  const isMain = context.locale === defaultLocale
  const main =
    isMain || visible.every(hasText)
      ? new Map<string, StoredBlock>()
      : new Map((await readMain()).map((block) => [block.id ?? '', block]))
  const blocks = await Promise.all(
    visible.map((block) => {
      const other = main.get(block.id ?? '')
      if (hasText(block) || !other || !hasText(other)) return readBlock(context, block, null)
      return block.shows_other_language ? readBlock(context, other, defaultLocale) : undefined
    }),
  )
  return blocks.filter((block) => block !== undefined)
}
