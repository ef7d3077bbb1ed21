import type { Field, NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { number, select, text } from '#src/content/fields/plain.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { limitFieldsTexts } from '#texts/limit-fields.js'
import { limitKinds } from './limit-kinds.ts'
import { problemOfLimit } from './limit-problems.ts'
import type { LimitedAttribute, LimitPart } from './limit-problems.ts'
import { maxPairs } from './pairs.ts'

const labels = labelsOf(limitFieldsTexts)

interface Place {
  data: unknown
  path: readonly (number | string)[]
  siblingData: unknown
  req: { i18n?: { language?: string } }
}

const attributesOf = (data: unknown): LimitedAttribute[] => {
  const { attributes } = Object(data) as { attributes?: unknown }
  return Array.isArray(attributes) ? (attributes as LimitedAttribute[]) : []
}

/** Validation of a part of a limit; the position of its attribute is the second part of the path. */
const validated =
  (part: LimitPart) =>
  (value: unknown, { data, path, siblingData, req }: Place): string | true => {
    const attributes = attributesOf(data)
    const problem = problemOfLimit(part, {
      limit: { ...Object(siblingData), [part]: value },
      attribute: attributes[Number(path[1])],
      attributes,
    })
    return problem ? textOf(problem, req.i18n?.language) : true
  }

/** Limits of the values of an attribute, a row for each; edited on a page of their own. */
export const limits: Field = {
  name: 'limits',
  type: 'array',
  label: labels.limits,
  labels: { singular: labels.limit, plural: labels.limits },
  admin: {
    condition: (_, sibling) => (sibling as LimitedAttribute | undefined)?.type !== 'curve',
    components: { Field: '/admin/limits/lazy-limits.tsx#LazyLimitsLink' },
  },
  fields: [
    {
      ...select(
        'kind',
        labels.kind,
        Object.fromEntries(limitKinds.map((kind) => [kind, labels.kinds[kind]])),
        { required: true, defaultValue: 'minimum' },
      ),
      validate: validated('kind'),
    } as Field,
    number('number', labels.number, {
      validate: validated('number') as NumberFieldSingleValidation,
    }),
    text('other', labels.other, {
      maxLength: 40,
      validate: validated('other') as TextFieldSingleValidation,
    }),
    {
      name: 'text',
      type: 'textarea',
      label: labels.text,
      maxLength: maxPairs,
      validate: validated('text'),
    },
  ],
}
