import type { RichTextField } from 'payload'
import {
  BlockquoteFeature, BoldFeature, EXPERIMENTAL_TableFeature, FixedToolbarFeature, HeadingFeature, HorizontalRuleFeature, InlineCodeFeature,
  InlineToolbarFeature, ItalicFeature, lexicalEditor, LinkFeature, OrderedListFeature, ParagraphFeature, SubscriptFeature,
  SuperscriptFeature, UnorderedListFeature, UploadFeature,
} from '@payloadcms/richtext-lexical'
import { label } from '#src/labels.ts'
import type { Label } from '#src/labels.ts'
import { text } from './plain.ts'

/** The house's editor: what `operations/rich-text.ts` can show, and nothing else. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(), HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }), BoldFeature(), ItalicFeature(), SubscriptFeature(), SuperscriptFeature(),
    InlineCodeFeature(), UnorderedListFeature(), OrderedListFeature(), BlockquoteFeature(), HorizontalRuleFeature(), EXPERIMENTAL_TableFeature(),
    LinkFeature({ enabledCollections: [] }),
    UploadFeature({
      enabledCollections: ['media'],
      collections: { media: { fields: [text('caption', label('Legenda', 'Caption', 'Leyenda'))] } },
    }),
    FixedToolbarFeature(), InlineToolbarFeature(),
  ],
})

export const richText = (name: string, words: Label): RichTextField => ({ name, label: words, type: 'richText', localized: true, editor })
