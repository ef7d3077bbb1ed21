import type { Field, PayloadRequest, RichTextField, TextField } from 'payload'
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
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { fieldsTexts } from '#texts/fields.js'
import type { Label } from '#src/platform/labels.ts'
import { linkAddress } from './link-address.ts'
import { linkedCollections } from './linked-collections.ts'
import { foundRelation } from './found-relations.ts'
import { text } from './plain.ts'

const labels = labelsOf(fieldsTexts)

const notAnAddress = labels.notAnAddress

/** Validates and normalizes the URL of a link, in the form and on save. */
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
    textOf(notAnAddress, req.i18n.language),
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
          field.name === 'url'
            ? ({ ...field, ...checkedAddress } as typeof field)
            : (foundRelation(field as Field) as typeof field),
        ),
    }),
    UploadFeature({
      enabledCollections: ['media'],
      collections: { media: { fields: [text('caption', labels.caption)] } },
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
