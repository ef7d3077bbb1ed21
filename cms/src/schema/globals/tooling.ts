import { attribute } from '@vitrine/contract/shapes/attributes'
import type { Field } from 'payload'
import { numberRules } from '#src/content/fields/number-rules.ts'
import { number, select, text } from '#src/content/fields/plain.ts'
import type { toolingTypes } from '#src/content/tooling/declaration.ts'
import { choiceLabel } from '#src/content/fields/choice-label.ts'
import { unit } from '#src/content/fields/unit.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { toolingTexts } from '#texts/tooling.js'
import { global } from './define.ts'

const labels = labelsOf(toolingTexts)

const typeNames = {
  part: labels.part,
  number: labels.number,
  range: labels.range,
  choice: labels.choice,
  boolean: labels.yesOrNo,
  text: labels.text,
} satisfies Record<(typeof toolingTypes)[number], unknown>

const isOfType = (type: string) => (_: unknown, sibling: unknown) =>
  (sibling as { type?: string } | undefined)?.type === type

const key = (name: string, label: Parameters<typeof text>[1], required: boolean): Field =>
  text(name, label, {
    required,
    maxLength: 40,
    validate: (value, { req }) =>
      (!required && !value) ||
      (typeof value === 'string' && /^[a-z]\w*$/i.test(value)) ||
      textOf(labels.keyCharacters, req.i18n.language),
  })

/** Roles, conditions and questions of the company's tooling. */
export const tooling = global('tooling', labels.title, [
  {
    // the database adapter sets `updatedAt` only if the row of the global itself has a value to
    // write
    name: 'saved',
    type: 'text',
    admin: { hidden: true },
    hooks: { beforeChange: [() => new Date().toISOString()] },
  },
  {
    name: 'columns',
    type: 'array',
    label: labels.columns,
    labels: { singular: labels.column, plural: labels.columns },
    admin: { description: labels.columnsHint },
    fields: [
      {
        type: 'row',
        fields: [
          key('key', labels.key, true),
          text('label', labels.name, { localized: true, required: true }),
          select('type', labels.type, typeNames, { required: true, defaultValue: 'part' }),
        ],
      },
      {
        type: 'row',
        admin: { condition: (data, sibling) => !isOfType('part')(data, sibling) },
        fields: [
          unit('unit', labels.unit),
          number('decimals', labels.decimals, {
            min: 0,
            max: 6,
            ...numberRules(attribute.shape.decimals),
          }),
        ],
      },
      {
        name: 'choices',
        type: 'array',
        label: labels.choices,
        labels: { singular: labels.choice, plural: labels.choices },
        admin: { condition: isOfType('choice') },
        fields: [
          {
            type: 'row',
            fields: [text('value', labels.value, { required: true }), choiceLabel(labels.name)],
          },
        ],
      },
    ],
  },
  {
    name: 'questions',
    type: 'array',
    label: labels.questions,
    labels: { singular: labels.question, plural: labels.questions },
    admin: { description: labels.questionsHint },
    fields: [
      {
        type: 'row',
        fields: [key('role', labels.role, false), key('key', labels.attribute, true)],
      },
    ],
  },
])
