import type { Answer } from '@vitrine/contract/client'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Block, BlockKind } from '@vitrine/contract/shapes/types'
import type { BlockByKind } from '#app/features/blocks/bodies/body-props.ts'
import { routePath } from '#shared/routes/table.ts'
import { blockSamplesTexts } from '#texts/block-samples.js'
import type { BlockSamplesTexts } from '#texts/block-samples.js'

interface SampleData {
  home: Answer<'home-read'>
  product: Answer<'product-read'> | undefined
}

/**
 * States of a block in the style guide: as usual; with long texts in another language and long
 * lists; with one item, and without anything that may be missing.
 */
const states = ['usual', 'long', 'empty'] as const
type State = (typeof states)[number]

const grounds = ['plain', 'raised', 'dark', 'accent'] as const

interface Context extends SampleData {
  texts: BlockSamplesTexts
  state: State
  text: string
  action: { label: string; url: string } | null
  /** Items of a list: one in the empty state, twice as many in the long one. */
  list: <Item>(items: readonly Item[]) => Item[]
}

type Base = 'id' | 'kind' | 'title' | 'ground' | 'text_locale'

/** Blocks of all kinds in all states, with content of the catalogue. */
export function blockSamples(data: SampleData, locale: Locale): Block[] {
  const texts = blockSamplesTexts[locale]
  const other = localeCodes.find((code) => code !== locale) ?? null
  const titles = { usual: texts.kinds, long: undefined, empty: undefined }
  return states.flatMap((state, pass) => {
    const context: Context = {
      ...data,
      texts,
      state,
      text: { usual: texts.text, long: `${texts.long}\n${texts.text}`, empty: '' }[state],
      action:
        state === 'empty' ? null : { label: texts.action, url: routePath('products', locale) },
      list: (items) =>
        state === 'empty'
          ? items.slice(0, 1)
          : state === 'long'
            ? [...items, ...items]
            : [...items],
    }
    return (Object.keys(samples) as BlockKind[]).map((kind, index) =>
      blockOf(kind, context, {
        id: `${kind}-${state}`,
        ground: grounds[(index + pass) % grounds.length] ?? 'plain',
        title: titles[state]?.[kind] ?? (state === 'long' ? texts.long : ''),
        text_locale: state === 'long' ? other : null,
      }),
    )
  })
}

const blockOf = <K extends BlockKind>(
  kind: K,
  context: Context,
  base: Pick<Block, Exclude<Base, 'kind'>>,
): Block => ({ ...base, kind, ...samples[kind](context) }) as Block

/** Picture of the home page, except in the empty state. */
const picture = ({ state, home }: Context) => (state === 'empty' ? null : home.hero.main_image)
const marks = ({ state, home }: Context) => (state === 'usual' ? home.hero.marks : [])
const some = <Item>({ state }: Context, items: readonly Item[] | undefined, usual: number) =>
  (items ?? []).slice(0, { usual, long: usual * 3, empty: 1 }[state])
const totalOf = ({ state }: Context) => (state === 'long' ? 240 : 0)

const samples: { [K in BlockKind]: (context: Context) => Omit<BlockByKind[K], Base> } = {
  opening: (of) => ({
    label: of.state === 'empty' ? '' : of.texts.label,
    text: of.text,
    main_image: picture(of),
    marks: marks(of),
    search: of.state === 'empty' ? null : { placeholder: '', examples: of.home.hero.examples },
    action: of.state === 'long' ? of.action : null,
  }),
  text: ({ state, product, text }) => ({
    text:
      state === 'long' && product
        ? product.text
        : { html: text === '' ? '' : `<p>${text}</p><p>${text}</p>`, headings: [] },
  }),
  'picture-text': (of) => ({
    text: { html: of.text === '' ? '' : `<p>${of.text}</p>`, headings: [] },
    main_image: picture(of),
    marks: [],
    side: of.state === 'long' ? 'right' : 'left',
    action: of.action,
  }),
  figures: ({ texts, list }) => ({
    figures: list(
      Object.entries(texts.figures).map(([key, figure]) => ({
        unit: '',
        ...figure,
        share: { sections: null, angle: 0.25, term: 0.25, curve: 1 }[key] ?? null,
      })),
    ),
  }),
  steps: (of) => ({
    steps: of.list(
      Object.values(of.texts.steps).map((step) => ({ ...step, main_image: picture(of) })),
    ),
    action: of.action,
  }),
  quotation: ({ texts, state }) => ({
    ...texts.quotation,
    ...(state === 'empty' ? { name: '', role: '' } : {}),
  }),
  logos: (of) => ({
    logos: of.list(
      Object.values(of.texts.logos).map((title, index) => ({
        title,
        url: index === 0 ? (of.action?.url ?? null) : null,
        main_image: index === 1 ? null : picture(of),
      })),
    ),
  }),
  questions: ({ texts, list }) => ({ questions: list(Object.values(texts.questions)) }),
  video: (of) => ({
    text: of.text,
    video: { id: 'aaaaaaaaaaa', title: of.texts.kinds.video, poster: picture(of) },
  }),
  gallery: ({ home, texts, list }) => ({
    pictures: list(
      home.categories.flatMap(({ main_image: image }, index) =>
        image ? [{ text: index % 2 === 0 ? texts.text : '', main_image: image }] : [],
      ),
    ).slice(0, 5),
  }),
  downloads: (of) => ({ text: of.text, documents: some(of, of.product?.documents, 5) }),
  certificates: (of) => ({
    text: of.text,
    certificates: some(of, of.product?.certificates, 3).map(
      ({ part_numbers: _parts, ...certificate }) => certificate,
    ),
  }),
  categories: (of) => ({
    text: of.state === 'long' ? of.text : '',
    categories: some(of, of.home.categories, 7),
    action: of.action,
  }),
  products: (of) => ({
    text: of.state === 'long' ? of.text : '',
    products: some(of, of.home.most_accessed_products, 4),
    total: totalOf(of),
    action: of.action,
  }),
  'part-table': (of) => ({
    text: of.text,
    columns: of.product?.attributes ?? [],
    rows: some(of, of.product?.variants, 8).map(({ part_number, values }) => ({
      part_number,
      values,
      product: {
        title: of.product?.title ?? '',
        slug: of.product?.slug ?? '',
        category: of.product?.category ?? null,
        sub_category: of.product?.sub_category ?? null,
      },
    })),
    total: totalOf(of),
    listed: of.state === 'usual',
    action: of.action,
  }),
  applications: (of) => ({
    text: of.state === 'long' ? of.text : '',
    applications: some(of, of.home.most_accessed_applications, of.state === 'long' ? 2 : 3),
    action: of.action,
  }),
  publications: (of) => ({
    text: '',
    publications: some(of, of.home.publications, 3),
    action: of.action,
  }),
  news: (of) => ({ text: '', news: some(of, of.home.news, 3), action: of.action }),
  'where-to-buy': ({ text, list, action, texts }) => ({
    text,
    distributors: list([
      {
        id: 1,
        name: texts.quotation.role,
        address: 'Rua A, 1',
        city: 'São Paulo',
        state: 'SP',
        postal_code: '01000-000',
        phone: '+55 11 3000-0000',
        whatsapp: '',
        email: '',
        site: '',
        latitude: null,
        longitude: null,
      },
    ]),
    action,
  }),
  // a page has each form once
  form: ({ text, state }) => ({
    text,
    form: ({ usual: 'contact', long: 'quotation', empty: 'newsletter' } as const)[state],
  }),
  call: ({ text, action }) => ({ text, action }),
  divider: () => ({}),
}
