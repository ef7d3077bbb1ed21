import type { BlockKind } from '@vitrine/contract/shapes/types'

/** Maximum length of a list of filters or columns, characters. */
export const blockListMax = 2000

/** Fields of a block, besides its kind. Actions have a label and an address. */
export type BlockField =
  | 'title'
  | 'label'
  | 'detail'
  | 'text'
  | 'body'
  | 'main_image'
  | 'marks'
  | 'side'
  | 'items'
  | 'video'
  | 'documents'
  | 'certificates'
  | 'category'
  | 'subcategory'
  | 'products'
  | 'filters'
  | 'columns'
  | 'maximum'
  | 'listed'
  | 'applications'
  | 'publications'
  | 'posts'
  | 'form'
  | 'action'

/** Fields of an entry of a block: a figure, a step, a question, a logo, a picture, an example. */
export type ItemField = 'title' | 'text' | 'value' | 'unit' | 'share' | 'url' | 'main_image'

interface Kind {
  fields: readonly BlockField[]
  /** Fields of its entries. */
  items?: readonly ItemField[]
}

const picked = ['title', 'text', 'action'] as const
const found = ['category', 'subcategory', 'filters', 'maximum'] as const

/**
 * Fields of each kind. All blocks are rows of one table, of whose columns a kind uses some
 * (docs/decisions/0155).
 */
export const blockKinds: Readonly<Record<BlockKind, Kind>> = {
  opening: {
    fields: ['title', 'label', 'text', 'main_image', 'marks', 'detail', 'items', 'action'],
    items: ['title'],
  },
  text: { fields: ['title', 'body'] },
  'picture-text': {
    fields: ['title', 'body', 'main_image', 'marks', 'side', 'action'],
  },
  figures: {
    fields: ['title', 'items'],
    items: ['value', 'unit', 'text', 'share'],
  },
  steps: {
    fields: ['title', 'items', 'action'],
    items: ['title', 'text', 'main_image'],
  },
  quotation: { fields: ['text', 'label', 'detail'] },
  logos: { fields: ['title', 'items'], items: ['title', 'url', 'main_image'] },
  questions: { fields: ['title', 'items'], items: ['title', 'text'] },
  video: { fields: ['title', 'text', 'video'] },
  gallery: { fields: ['title', 'items'], items: ['text', 'main_image'] },
  downloads: { fields: ['title', 'text', 'documents'] },
  certificates: { fields: ['title', 'text', 'certificates'] },
  categories: { fields: picked },
  products: { fields: [...picked, 'products', ...found] },
  'part-table': { fields: [...picked, 'products', ...found, 'columns', 'listed'] },
  applications: { fields: [...picked, 'applications'] },
  publications: { fields: [...picked, 'publications'] },
  news: { fields: [...picked, 'posts', 'maximum'] },
  'where-to-buy': { fields: [...picked, 'products'] },
  form: { fields: ['title', 'text', 'form'] },
  call: { fields: picked },
  divider: { fields: [] },
}

/** Blocks of the home page that the product ships, below its opening. */
export const shippedHome = [
  'categories',
  'products',
  'applications',
  'publications',
  'news',
] as const satisfies readonly BlockKind[]

export const isBlockKind = (kind: unknown): kind is BlockKind =>
  typeof kind === 'string' && Object.hasOwn(blockKinds, kind)
