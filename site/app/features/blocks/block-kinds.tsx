import { createElement } from 'react'
import type { ComponentType } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import type { BlockKind } from '@vitrine/contract/shapes/types'
import { lazySection } from '#app/core/lazy-section.tsx'
import type { LocalTexts } from '#shared/i18n/local-texts.ts'
import catalogue from './catalogue.css?url'
import pictures from './pictures.css?url'
import words from './words.css?url'
import type { BlockLayout } from './block.tsx'
import type { BlockByKind, BodyProps } from './bodies/body-props.ts'

/** Exports of the module of a body. */
interface BodyModule<K extends BlockKind> {
  default: ComponentType<BodyProps<K>>
  texts?: readonly LocalTexts[]
}

interface Kind<K extends BlockKind> {
  layout: BlockLayout
  /** True if a block has nothing to show: pages leave it out. Undefined: it always has something. */
  isEmpty?: (block: BlockByKind[K]) => boolean
  /** True if blocks of the kind with a title are numbered. */
  numbered?: boolean
  /** Styles of the body in addition to those of the frame; similar kinds share a file. */
  styles?: string
  /** Body, in a chunk of its own; undefined: the frame shows all of the block. */
  body?: ReturnType<typeof lazySection<BodyProps<K>>>
}

/** Body whose code and texts are loaded only by pages with a block of the kind. */
const lazyBody = <K extends BlockKind>(load: () => Promise<BodyModule<K>>) =>
  lazySection<BodyProps<K>>(async (locale) => {
    const { default: component, texts = [] } = await load()
    await Promise.all(texts.map((of) => of.load(locale)))
    return component
  })

/** How each kind of blocks is drawn. */
const kinds: { [K in BlockKind]: Kind<K> } = {
  opening: {
    isEmpty: ({ title, text, search, main_image: image }) =>
      title === '' && text === '' && search === null && image === null,
    layout: 'half',
    styles: pictures,
    body: lazyBody(() => import('./bodies/opening.tsx')),
  },
  text: {
    isEmpty: ({ title, text }) => title === '' && text.html === '',
    layout: 'side',
    numbered: true,
    body: lazyBody(() => import('./bodies/text.tsx')),
  },
  'picture-text': {
    isEmpty: ({ title, text, main_image: image }) =>
      title === '' && text.html === '' && image === null,
    layout: 'half',
    numbered: true,
    styles: pictures,
    body: lazyBody(() => import('./bodies/picture-text.tsx')),
  },
  figures: {
    isEmpty: (block) => block.figures.length === 0,
    layout: 'stack',
    styles: words,
    body: lazyBody(() => import('./bodies/figures.tsx')),
  },
  steps: {
    isEmpty: (block) => block.steps.length === 0,
    layout: 'stack',
    numbered: true,
    styles: words,
    body: lazyBody(() => import('./bodies/steps.tsx')),
  },
  quotation: {
    isEmpty: ({ text }) => text === '',
    layout: 'stack',
    styles: words,
    body: lazyBody(() => import('./bodies/quotation.tsx')),
  },
  logos: {
    isEmpty: (block) => block.logos.length === 0,
    layout: 'stack',
    styles: words,
    body: lazyBody(() => import('./bodies/logos.tsx')),
  },
  questions: {
    isEmpty: (block) => block.questions.length === 0,
    layout: 'side',
    numbered: true,
    styles: words,
    body: lazyBody(() => import('./bodies/questions.tsx')),
  },
  video: {
    layout: 'half',
    numbered: true,
    styles: pictures,
    body: lazyBody(() => import('./bodies/video.tsx')),
  },
  gallery: {
    isEmpty: (block) => block.pictures.length === 0,
    layout: 'stack',
    numbered: true,
    styles: pictures,
    body: lazyBody(() => import('./bodies/gallery.tsx')),
  },
  downloads: {
    isEmpty: (block) => block.documents.length === 0,
    layout: 'side',
    numbered: true,
    body: lazyBody(() => import('./bodies/downloads.tsx')),
  },
  certificates: {
    isEmpty: (block) => block.certificates.length === 0,
    layout: 'side',
    numbered: true,
    body: lazyBody(() => import('./bodies/certificates.tsx')),
  },
  categories: {
    isEmpty: (block) => block.categories.length === 0,
    layout: 'stack',
    numbered: true,
    body: lazyBody(() => import('./bodies/categories.tsx')),
  },
  products: {
    isEmpty: (block) => block.products.length === 0,
    layout: 'stack',
    numbered: true,
    styles: catalogue,
    body: lazyBody(() => import('./bodies/products.tsx')),
  },
  'part-table': {
    isEmpty: ({ rows }) => rows.length === 0,
    layout: 'stack',
    numbered: true,
    styles: catalogue,
    body: lazyBody(() => import('./bodies/part-table.tsx')),
  },
  applications: {
    isEmpty: (block) => block.applications.length === 0,
    layout: 'stack',
    numbered: true,
    styles: catalogue,
    body: lazyBody(() => import('./bodies/applications.tsx')),
  },
  publications: {
    isEmpty: (block) => block.publications.length === 0,
    layout: 'stack',
    numbered: true,
    styles: catalogue,
    body: lazyBody(() => import('./bodies/publications.tsx')),
  },
  news: {
    isEmpty: (block) => block.news.length === 0,
    layout: 'stack',
    numbered: true,
    styles: catalogue,
    body: lazyBody(() => import('./bodies/news.tsx')),
  },
  'where-to-buy': {
    isEmpty: ({ distributors }) => distributors.length === 0,
    layout: 'side',
    numbered: true,
    body: lazyBody(() => import('./bodies/where-to-buy.tsx')),
  },
  form: {
    layout: 'side',
    numbered: true,
    body: lazyBody(() => import('./bodies/form.tsx')),
  },
  call: {
    isEmpty: ({ title, text, action }) => title === '' && text === '' && action === null,
    layout: 'line',
  },
  divider: { layout: 'line' },
}

/** True if a block has nothing to show. */
export function isEmpty<K extends BlockKind>(kind: K, block: BlockByKind[K]): boolean {
  const { isEmpty: isEmptyOf }: Kind<K> = kinds[kind]
  return isEmptyOf?.(block) ?? false
}

/** How a kind of blocks is drawn. */
export const kindOf = (kind: BlockKind): Pick<Kind<BlockKind>, 'layout' | 'numbered' | 'styles'> =>
  kinds[kind]

/** Loads the code and the texts of a kind. */
export async function loadKind(kind: BlockKind, locale: Locale): Promise<void> {
  await kinds[kind].body?.ready(locale)
}

/** Body of a block; null if the frame shows all of it. */
export function Body<K extends BlockKind>({ kind, props }: { kind: K; props: BodyProps<K> }) {
  const { body }: Kind<K> = kinds[kind]
  return body ? createElement(body.Section, props) : null
}
