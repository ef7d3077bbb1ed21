import { ValidationError } from 'payload'
import type { CollectionConfig, Field, FieldHook, GlobalConfig } from 'payload'
import { globalAccessOf } from '#src/platform/access/access.ts'
import { translatable } from '#src/platform/access/translator.ts'
import { labelsOf, languageNames, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { select } from '#src/content/fields/plain.ts'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import { collections } from '#src/schema/collections/index.ts'
import { followRules } from '#src/translation/follow-rules.ts'
import { safetyTexts } from '#src/translation/safety-texts.ts'
import { languageRulesTexts } from '#texts/language-rules.js'
import { productsTexts } from '#texts/products.js'

const labels = labelsOf(languageRulesTexts)
const fieldNames: Record<string, Label> = labelsOf(productsTexts)

const hasTexts = (fields: readonly Field[]): boolean =>
  fields.some(
    (field) =>
      ('localized' in field && field.localized === true) ||
      ('fields' in field && hasTexts(field.fields)) ||
      (field.type === 'tabs' && field.tabs.some((tab) => hasTexts(tab.fields))),
  )

const nameOf = ({ slug, labels: names }: CollectionConfig): Label =>
  typeof names?.plural === 'object' ? (names.plural as Label) : { en: slug }

const kinds = Object.fromEntries(
  collections
    .filter(({ fields }) => hasTexts(fields))
    .map((config): [string, Label] => [config.slug, nameOf(config)]),
)

/** Name of a safety text in each language of the panel: `Products: Text`. */
function safetyName(text: string): Label {
  const [kind = '', field = ''] = text.split('/')
  return Object.fromEntries(
    Object.keys(labels.title).map((language) => [
      language,
      textOf(
        labels.textOf({
          kind: textOf(kinds[kind] ?? {}, language),
          field: textOf(fieldNames[field] ?? {}, language),
        }),
        language,
      ),
    ]),
  )
}

/** Refuses a row that names the same as an earlier one. */
const refuseRepeated =
  (name: string): FieldHook =>
  ({ value, field, req }) => {
    const named = (Array.isArray(value) ? value : []).map((row: Record<string, unknown>) =>
      String(row[name]),
    )
    const repeated = named.flatMap((each, at) => (named.indexOf(each) < at ? [at] : []))
    if (repeated.length === 0) return value
    throw new ValidationError({
      global: 'language-rules',
      errors: repeated.map((at) => ({
        path: `${field.name}.${at}.${name}`,
        message: textOf(labels.twice, req.i18n.language),
      })),
      req,
    })
  }

/** Source languages of the company, and what the site does with outdated safety texts. */
export const languageRules: GlobalConfig = {
  slug: 'language-rules',
  label: labels.title,
  access: globalAccessOf('language-rules'),
  admin: { description: labels.hint },
  versions: { max: 50 },
  hooks: {
    beforeChange: [
      async ({ data, req }) => {
        await lockFeed(req.payload, req)
        return data
      },
    ],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        await followRules(req, previousDoc ?? {}, doc)
        return doc
      },
    ],
  },
  fields: translatable([
    {
      name: 'sources',
      type: 'array',
      label: labels.sources,
      labels: { singular: labels.source, plural: labels.sources },
      admin: { description: labels.sourcesHint },
      hooks: { beforeChange: [refuseRepeated('kind')] },
      fields: [
        {
          type: 'row',
          fields: [
            select('kind', labels.kind, kinds, { required: true }),
            select('language', labels.language, languageNames, { required: true }),
          ],
        },
      ],
    },
    {
      name: 'safety',
      type: 'array',
      label: labels.safety,
      labels: { singular: labels.safetyText, plural: labels.safety },
      admin: { description: labels.safetyHint },
      hooks: { beforeChange: [refuseRepeated('text')] },
      fields: [
        {
          type: 'row',
          fields: [
            select(
              'text',
              labels.text,
              Object.fromEntries(safetyTexts.map((text) => [text, safetyName(text)])),
              { required: true },
            ),
            select(
              'behavior',
              labels.behavior,
              { note: labels.note, withdraw: labels.withdraw },
              { required: true, defaultValue: 'note' },
            ),
          ],
        },
      ],
    },
  ]),
}
