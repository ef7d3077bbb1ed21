import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'
import type { Field, NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { number, select, text } from '#src/content/fields/plain.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { limitFieldsTexts } from '#texts/limit-fields.js'
import { limitFacts, limitKinds } from './limit-kinds.ts'
import type { Limit, LimitKind } from './limit-kinds.ts'
import { isNumeric } from './measured.ts'
import { linesWithoutPair, maxPairs, pairsOf } from './pairs.ts'

const labels = labelsOf(limitFieldsTexts)
const { wrong } = labels

interface Attribute {
  key?: string | null
  type?: AttributeType | null
  unit?: string | null
  limits?: Partial<Limit>[] | null
}

interface Place {
  data: unknown
  path: readonly (number | string)[]
  siblingData: Partial<unknown>
}

const attributesOf = (data: unknown): Attribute[] => {
  const { attributes } = Object(data) as { attributes?: unknown }
  return Array.isArray(attributes) ? (attributes as Attribute[]) : []
}

const limitIn = (sibling: unknown): Partial<Limit> => Object(sibling) as Partial<Limit>

const operandIn = (sibling: unknown): string | undefined => {
  const { kind } = limitIn(sibling)
  return kind === undefined ? undefined : limitFacts[kind]?.operand
}

/** Attribute whose limit is validated; its position is the second part of the path. */
const attributeAt = ({ data, path }: Place): Attribute | undefined =>
  attributesOf(data)[Number(path[1])]

/** Problem of the kind of a limit: another type of attribute, or a limit that stands there twice. */
function problemOfKind(kind: unknown, place: Place): Label | undefined {
  const facts = limitFacts[kind as LimitKind]
  const attribute = attributeAt(place)
  if (!facts || !attribute?.type) return undefined
  if (facts.of && !facts.of(attribute.type)) return wrong.type
  const { other = null } = limitIn(place.siblingData)
  const equal = (attribute.limits ?? []).filter(
    (one) => one.kind === kind && (one.other ?? null) === other,
  )
  if (equal.length > 1) return wrong.twice
  const numberOf = (of: LimitKind): number | undefined =>
    attribute.limits?.find((one) => one.kind === of)?.number ?? undefined
  const [low, high] = [numberOf('minimum'), numberOf('maximum')]
  return kind === 'minimum' && low !== undefined && high !== undefined && low > high
    ? wrong.bounds
    : undefined
}

const mayBeNegative: readonly LimitKind[] = ['minimum', 'maximum']

function problemOfNumber(value: unknown, { siblingData }: Place): Label | undefined {
  const { kind } = limitIn(siblingData)
  if (!kind || operandIn(siblingData) !== 'number') return undefined
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrong.number
  return value <= 0 && !mayBeNegative.includes(kind) ? wrong.positive : undefined
}

function problemOfOther(value: unknown, place: Place): Label | undefined {
  const operand = operandIn(place.siblingData)
  if (operand !== 'other' && operand !== 'pairs') return undefined
  const other = attributesOf(place.data).find(({ key }) => key && key === value)
  if (!other?.type || other.type === 'curve') return wrong.other
  if (other === attributeAt(place)) return wrong.self
  if (operand === 'other' && !isNumeric(other.type)) return wrong.numeric
  const { kind } = limitIn(place.siblingData)
  const isCompared = kind === 'less' || kind === 'greater'
  return isCompared && (other.unit || '') !== (attributeAt(place)?.unit || '')
    ? wrong.unit
    : undefined
}

function problemOfText(value: unknown, { siblingData }: Place): Label | undefined {
  const operand = operandIn(siblingData)
  const written = typeof value === 'string' ? value.trim() : ''
  if (operand === 'text') return written === '' ? wrong.text : undefined
  if (operand !== 'pairs') return undefined
  const [line] = linesWithoutPair(written)
  if (line !== undefined) return wrong.pairs({ line: line.trim().slice(0, 60) })
  return pairsOf(written).length === 0 ? wrong.noPairs : undefined
}

const validated =
  (problemOf: (value: unknown, place: Place) => Label | undefined) =>
  (value: unknown, options: Place & { req: { i18n?: { language?: string } } }): string | true => {
    const problem = problemOf(value, options)
    return problem ? textOf(problem, options.req.i18n?.language) : true
  }

const hasOperand =
  (...operands: string[]) =>
  (_: unknown, sibling: unknown): boolean =>
    operands.includes(operandIn(sibling) ?? '')

/** Limits of the values of an attribute, a row for each. */
export const limits: Field = {
  name: 'limits',
  type: 'array',
  label: labels.limits,
  labels: { singular: labels.limit, plural: labels.limits },
  admin: {
    description: labels.hint,
    condition: (_, sibling) => (sibling as Attribute | undefined)?.type !== 'curve',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          ...select(
            'kind',
            labels.kind,
            Object.fromEntries(limitKinds.map((kind) => [kind, labels.kinds[kind]])),
            { required: true, defaultValue: 'minimum' },
          ),
          validate: validated(problemOfKind),
        } as Field,
        number('number', labels.number, {
          admin: { condition: hasOperand('number') },
          validate: validated(problemOfNumber) as NumberFieldSingleValidation,
        }),
        text('other', labels.other, {
          maxLength: 40,
          admin: {
            condition: hasOperand('other', 'pairs'),
            components: { Field: '/admin/fields/lazy-other-field.tsx#LazyOtherField' },
          },
          validate: validated(problemOfOther) as TextFieldSingleValidation,
        }),
      ],
    },
    {
      name: 'text',
      type: 'textarea',
      label: labels.text,
      maxLength: maxPairs,
      admin: {
        condition: hasOperand('text', 'pairs'),
        description: labels.textHint,
        rows: 4,
      },
      validate: validated(problemOfText),
    },
  ],
}
