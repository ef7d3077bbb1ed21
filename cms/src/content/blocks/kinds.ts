import type { BlockKind } from '@vitrine/contract/shapes/types'

/** Fields of a block, besides its kind. Actions have a label and an address. */
export const blockFields = [
  'title',
  'label',
  'detail',
  'text',
  'body',
  'main_image',
  'marks',
  'side',
  'items',
  'video',
  'documents',
  'certificates',
  'category',
  'subcategory',
  'products',
  'filters',
  'columns',
  'maximum',
  'listed',
  'applications',
  'publications',
  'posts',
  'form',
  'action',
] as const
export type BlockField = (typeof blockFields)[number]

/** Fields of an entry of a block: a figure, a step, a question, a logo, a picture, an example. */
export const itemFields = ['title', 'text', 'value', 'unit', 'share', 'url', 'main_image'] as const
export type ItemField = (typeof itemFields)[number]

interface Kind {
  fields: readonly BlockField[]
  /** Fields of its entries. */
  items?: readonly ItemField[]
  /** Fields without which a visitor sees nothing of the block. */
  needs: readonly (BlockField | ItemField)[]
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
    needs: ['title'],
  },
  text: { fields: ['title', 'body'], needs: ['body'] },
  'picture-text': {
    fields: ['title', 'body', 'main_image', 'marks', 'side', 'action'],
    needs: ['body', 'main_image'],
  },
  figures: {
    fields: ['title', 'items'],
    items: ['value', 'unit', 'text', 'share'],
    needs: ['items'],
  },
  steps: {
    fields: ['title', 'items', 'action'],
    items: ['title', 'text', 'main_image'],
    needs: ['items'],
  },
  quotation: { fields: ['text', 'label', 'detail'], needs: ['text'] },
  logos: { fields: ['title', 'items'], items: ['title', 'url', 'main_image'], needs: ['items'] },
  questions: { fields: ['title', 'items'], items: ['title', 'text'], needs: ['items'] },
  video: { fields: ['title', 'text', 'video'], needs: ['video'] },
  gallery: { fields: ['title', 'items'], items: ['text', 'main_image'], needs: ['items'] },
  downloads: { fields: ['title', 'text', 'documents'], needs: ['documents'] },
  certificates: { fields: ['title', 'text', 'certificates'], needs: ['certificates'] },
  products: { fields: [...picked, 'products', ...found], needs: [] },
  'part-table': { fields: [...picked, 'products', ...found, 'columns', 'listed'], needs: [] },
  applications: { fields: [...picked, 'applications'], needs: ['applications'] },
  publications: { fields: [...picked, 'publications'], needs: ['publications'] },
  news: { fields: [...picked, 'posts', 'maximum'], needs: [] },
  'where-to-buy': { fields: [...picked, 'products'], needs: [] },
  form: { fields: ['title', 'text', 'form'], needs: ['form'] },
  call: { fields: picked, needs: ['title', 'action'] },
  divider: { fields: [], needs: [] },
}

export const isBlockKind = (kind: unknown): kind is BlockKind =>
  typeof kind === 'string' && Object.hasOwn(blockKinds, kind)
