import { hexColor } from '@vitrine/appearance/choices'
import { attribute } from '@vitrine/contract/shapes/attributes'
import { isChoice } from '@vitrine/contract/shapes/attribute-types'
import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'
import type { Field } from 'payload'
import { isAttributeKey } from '#src/content/fields/attribute-key.ts'
import { choiceLabel } from '#src/content/fields/choice-label.ts'
import { description, position, seo, title } from '#src/content/fields/content.ts'
import { numberRules } from '#src/content/fields/number-rules.ts'
import { checkbox, number, one, picture, select, text } from '#src/content/fields/plain.ts'
import { slug } from '#src/content/fields/slug.ts'
import { unit } from '#src/content/fields/unit.ts'
import { computation } from '#src/content/computed/field.ts'
import { limits } from '#src/content/limits/field.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { subcategoriesTexts } from '#texts/subcategories.js'
import { fillComputedValues } from '#src/changes/structure/fill-computed.ts'
import { keepValuesDeclared } from '#src/content/variants/check-declaration.ts'
import { unprintedSigns } from '#src/content/print/field.ts'
import { collection } from './define.ts'

const labels = labelsOf(subcategoriesTexts)

const typeNames = {
  number: labels.number,
  range: labels.range,
  choice: labels.choice,
  boolean: labels.yesOrNo,
  text: labels.text,
  color: labels.color,
  picture: labels.pictureChoice,
  curve: labels.curve,
} satisfies Record<AttributeType, unknown>

/** Type of the attribute in the field's row. */
const typeIn = (sibling: unknown): AttributeType | undefined =>
  (sibling as { type?: AttributeType } | undefined)?.type

const keyCharacters = labels.keyCharacters

const key = (hint: Label): Field =>
  text('key', labels.key, {
    required: true,
    maxLength: 40,
    admin: { description: hint },
    validate: (value, { req }) =>
      (typeof value === 'string' && isAttributeKey(value)) ||
      textOf(keyCharacters, req.i18n.language),
  })

const attributes: Field = {
  name: 'attributes',
  type: 'array',
  label: labels.attributesOfTheVariants,
  labels: {
    singular: labels.attribute,
    plural: labels.attributes,
  },
  admin: {
    description: labels.theColumnsOfEachProducts,
  },
  fields: [
    {
      type: 'row',
      fields: [
        key(labels.doesNotChangeWhileThere),
        text('label', labels.name, { localized: true, required: true }),
        select('type', labels.type, typeNames, {
          required: true,
          defaultValue: 'number',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        unit('unit', labels.unit),
        text('symbol', labels.letterOnTheDrawing),
        number('decimals', labels.decimals, {
          min: 0,
          max: 6,
          ...numberRules(attribute.shape.decimals),
        }),
        checkbox('filter', labels.isAFilter, { defaultValue: false }),
      ],
    },
    {
      type: 'row',
      admin: { condition: (_, sibling) => typeIn(sibling) === 'curve' },
      fields: [
        text('x_label', labels.horizontalAxis, { localized: true }),
        unit('x_unit', labels.horizontalUnit),
      ],
    },
    {
      name: 'choices',
      type: 'array',
      label: labels.choices,
      labels: {
        singular: labels.choice,
        plural: labels.choices,
      },
      admin: {
        description: labels.choicesHint,
        condition: (_, sibling) => {
          const type = typeIn(sibling)
          return type !== undefined && (isChoice(type) || type === 'curve')
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            text('value', labels.value, { required: true }),
            choiceLabel(labels.name),
            text('color', labels.swatch, {
              maxLength: 7,
              validate: (value, { req }) =>
                !value || hexColor.test(value) || textOf(labels.swatchForm, req.i18n.language),
            }),
            picture('picture', labels.picture),
          ],
        },
      ],
    },
    computation,
    limits,
  ],
}

export const subcategories = collection('subcategories', {
  names: [labels.subcategory, labels.subcategories],
  hooks: { beforeChange: [keepValuesDeclared], afterChange: [fillComputedValues] },
  defaultSort: 'position',
  columns: ['title', 'category', '_status', 'updatedAt'],
  fields: [
    title(),
    slug(),
    position(),
    one('category', labels.category, 'categories', { required: true }),
    description(),
    picture('main_image', labels.picture),
    {
      name: 'attribute_doors',
      type: 'ui',
      admin: {
        components: { Field: '/admin/structure/attribute-links.tsx#AttributeLinks' },
      },
    },
    attributes,
    unprintedSigns,
    seo(),
  ],
})
