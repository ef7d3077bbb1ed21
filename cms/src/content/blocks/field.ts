import { blockForms, blockGrounds } from '@vitrine/contract/shapes/blocks'
import type { BlockKind } from '@vitrine/contract/shapes/types'
import type { ArrayField, Field } from 'payload'
import { video } from '#src/content/fields/content.ts'
import { linkAddress } from '#src/content/fields/link-address.ts'
import { marks } from '#src/content/fields/marks.ts'
import {
  checkbox,
  many,
  number,
  one,
  picture,
  select,
  text,
  textarea,
  uploads,
} from '#src/content/fields/plain.ts'
import { richText } from '#src/content/fields/rich-text.ts'
import { summaryMax, titleMax } from '#src/content/fields/text-limits.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { blocksTexts } from '#texts/blocks.js'
import { blockKinds, blockListMax, isBlockKind } from './kinds.ts'
import type { BlockField, ItemField } from './kinds.ts'

const labels = labelsOf(blocksTexts)

/** Maximum length of the address of a link. */
const addressMax = 2048
/** Maximum number of documents or rows that a block shows, as many as a page of a list. */
const maxShown = 48

const localized = { localized: true } as const

const address = (name: string, label: Label): Field =>
  text(name, label, {
    maxLength: addressMax,
    hooks: {
      beforeChange: [
        ({ value }) => (typeof value === 'string' ? (linkAddress(value) ?? value) : value),
      ],
    },
    validate: (value, { req }) =>
      !value || linkAddress(value) !== undefined || textOf(labels.noAddress, req.i18n.language),
  })

/** Filters or columns, one per line, chosen in a field of their own. */
const listOf = (name: string, label: Label): Field =>
  textarea(name, label, {
    maxLength: blockListMax,
    admin: { components: { Field: '/admin/filters/lazy-block-fields.tsx#LazyBlockList' } },
  })

/** Field that a form shows for the kinds of blocks that have it. */
const shown = (field: Field, isShown: (kind: BlockKind) => boolean, depth: 1 | 2): Field =>
  ({
    ...field,
    admin: {
      ...field.admin,
      condition: (data: unknown, row: unknown, { path }: { path: (string | number)[] }) => {
        // an entry stands below its block: `blocks.0.items.1.title`
        const block: unknown =
          depth === 1
            ? row
            : path.slice(0, -3).reduce<unknown>((value, key) => Object(value)[key], data)
        const kind: unknown = Object(block).kind
        return isBlockKind(kind) && isShown(kind)
      },
    },
  }) as Field

const ofBlock = (name: BlockField, ...fields: Field[]): Field[] =>
  fields.map((field) => shown(field, (kind) => blockKinds[kind].fields.includes(name), 1))

const ofItem = (name: ItemField, field: Field): Field =>
  shown(field, (kind) => blockKinds[kind].items?.includes(name) ?? false, 2)

const items = (): Field => ({
  name: 'items',
  type: 'array',
  label: labels.entries,
  labels: { singular: labels.entry, plural: labels.entries },
  maxRows: 24,
  fields: [
    ofItem('title', text('title', labels.title, { ...localized, maxLength: titleMax })),
    ofItem('value', text('value', labels.value, { ...localized, maxLength: 40 })),
    ofItem('unit', text('unit', labels.unit, { ...localized, maxLength: 40 })),
    ofItem('text', textarea('text', labels.text, { ...localized, maxLength: summaryMax })),
    ofItem('share', number('share', labels.share, { min: 0, max: 100 })),
    ofItem('url', address('url', labels.address)),
    ofItem('main_image', picture('main_image', labels.picture)),
  ],
})

/**
 * Blocks of a page in their order, the same in all languages, with texts in each. A block is a row
 * of one table; its kind says which of the columns it uses (`kinds.ts`).
 */
export const blocks = (defaultValue?: { kind: BlockKind }[]): ArrayField => ({
  name: 'blocks',
  type: 'array',
  label: labels.blocks,
  labels: { singular: labels.block, plural: labels.blocks },
  maxRows: 60,
  ...(defaultValue ? { defaultValue } : {}),
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/admin/fields/lazy-row-labels.tsx#LazyBlockLabel' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        select('kind', labels.kind, labels.kinds as Record<BlockKind, Label>, { required: true }),
        select(
          'ground',
          labels.ground,
          Object.fromEntries(blockGrounds.map((ground) => [ground, labels.grounds[ground]])),
          { required: true, defaultValue: 'plain' },
        ),
        checkbox('hidden', labels.hidden),
      ],
    },
    checkbox('shows_other_language', labels.showsOtherLanguage),
    ...ofBlock('title', text('title', labels.title, { ...localized, maxLength: titleMax })),
    ...ofBlock('label', text('label', labels.label, { ...localized, maxLength: titleMax })),
    ...ofBlock('detail', text('detail', labels.detail, { ...localized, maxLength: titleMax })),
    ...ofBlock('text', textarea('text', labels.text, { ...localized, maxLength: summaryMax })),
    ...ofBlock('body', richText('body', labels.text)),
    ...ofBlock('main_image', picture('main_image', labels.picture)),
    ...ofBlock('marks', marks()),
    ...ofBlock('side', select('side', labels.side, { left: labels.left, right: labels.right })),
    ...ofBlock('items', items()),
    ...ofBlock('video', video()),
    ...ofBlock('documents', uploads('documents', labels.documents, 'files')),
    ...ofBlock('certificates', many('certificates', labels.certificates, 'certificates')),
    ...ofBlock('products', many('products', labels.products, 'products')),
    ...ofBlock('category', one('category', labels.category, 'categories')),
    ...ofBlock('subcategory', one('subcategory', labels.subcategory, 'subcategories')),
    ...ofBlock('filters', listOf('filters', labels.filters)),
    ...ofBlock('columns', listOf('columns', labels.columns)),
    ...ofBlock(
      'maximum',
      number('maximum', labels.maximum, { min: 1, max: maxShown, admin: { step: 1 } }),
    ),
    ...ofBlock('listed', checkbox('listed', labels.listed)),
    ...ofBlock('applications', many('applications', labels.applications, 'applications')),
    ...ofBlock('publications', many('publications', labels.publications, 'publications')),
    ...ofBlock('posts', many('posts', labels.posts, 'posts')),
    ...ofBlock(
      'form',
      select(
        'form',
        labels.form,
        Object.fromEntries(blockForms.map((form) => [form, labels.forms[form]])),
      ),
    ),
    ...ofBlock(
      'action',
      text('action_label', labels.actionLabel, { ...localized, maxLength: titleMax }),
      address('action_url', labels.actionAddress),
    ),
  ],
})
