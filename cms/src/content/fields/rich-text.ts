import type { PayloadRequest, RichTextField, TextField } from 'payload'
import {
  BlockquoteFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { label, words } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { linkAddress } from './link-address.ts'
import { linkedCollections } from './linked-collections.ts'
import { text } from './plain.ts'

const notAnAddress = label(
  'Não é um endereço: escreva como https://exemplo.com, nome@exemplo.com, /produtos ou +55 11 4000-0000.',
  'No address: write it like https://example.com, name@example.com, /en/products or +55 11 4000-0000.',
  'No es una dirección: escríbala como https://ejemplo.com, nombre@ejemplo.com, /es/productos o +55 11 4000-0000.',
)

/** Validates and normalises the address of a link, in the form and on save. */
const checkedAddress: Pick<TextField, 'hooks' | 'validate'> = {
  hooks: {
    beforeChange: [
      ({ value }) => (typeof value === 'string' ? (linkAddress(value) ?? value) : value),
    ],
  },
  validate: (
    value: unknown,
    { siblingData, req }: { siblingData: unknown; req: Pick<PayloadRequest, 'i18n'> },
  ) =>
    Object(siblingData).linkType === 'internal' ||
    (typeof value === 'string' && linkAddress(value) !== undefined) ||
    words(notAnAddress, req.i18n.language),
}

/** Rich text editor, limited to the nodes and marks that `rich-text/html.ts` can render. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    InlineCodeFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    EXPERIMENTAL_TableFeature(),
    LinkFeature({
      enabledCollections: [...linkedCollections],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          field.name === 'url' ? ({ ...field, ...checkedAddress } as typeof field) : field,
        ),
    }),
    UploadFeature({
      enabledCollections: ['media'],
      collections: { media: { fields: [text('caption', label('Legenda', 'Caption', 'Leyenda'))] } },
    }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

export const richText = (name: string, words: Label): RichTextField => ({
  name,
  label: words,
  type: 'richText',
  localized: true,
  editor,
})
