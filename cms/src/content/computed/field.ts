import type { Field, TextFieldSingleValidation } from 'payload'
import { select, text } from '#src/content/fields/plain.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { computedTexts } from '#texts/computed.js'
import { computedRefusalsTexts } from '#texts/computed-refusals.js'
import {
  computationKinds,
  computationOf,
  inputsOf,
  isComputation,
  wrongPartOf,
} from './computations.ts'
import type {
  ComputationKind,
  ComputedColumn,
  StoredComputation,
  WrongPart,
} from './computations.ts'

const labels = labelsOf(computedTexts)
const refusals = labelsOf(computedRefusalsTexts)

type StoredAttribute = Omit<ComputedColumn, 'computed'> & StoredComputation

interface Place {
  data: unknown
  path: readonly (number | string)[]
  req: { i18n?: { language?: string } }
}

const validated =
  (part: WrongPart) =>
  (value: unknown, { data, path, req }: Place): string | true => {
    const { attributes } = Object(data) as { attributes?: unknown }
    const isUnknown = part === 'computed' && Boolean(value) && !isComputation(value)
    const rows = (Array.isArray(attributes) ? attributes : []).map(
      (each) => Object(each) as StoredAttribute,
    )
    const columns = rows.map((each) => ({ ...each, computed: computationOf(each) }))
    const own = columns[Number(path[1])]
    const isWrong = isUnknown || (own !== undefined && wrongPartOf(own, columns) === part)
    return isWrong ? textOf(refusals.wrong[part], req.i18n?.language) : true
  }

const kindIn = (sibling: unknown): ComputationKind | undefined =>
  computationOf(Object(sibling) as StoredComputation)?.kind

const input = (part: 'computed_from' | 'computed_with', least: number): Field =>
  text(part, labels[part], {
    maxLength: 40,
    admin: {
      condition: (_, sibling) => {
        const kind = kindIn(sibling)
        return kind !== undefined && inputsOf(kind) >= least
      },
      components: { Field: '/admin/fields/lazy-other-field.tsx#LazyOtherField' },
    },
    validate: validated(part) as TextFieldSingleValidation,
  })

/** How the values of an attribute are computed from other attributes of the same row. */
export const computation: Field = {
  type: 'row',
  admin: { condition: (_, sibling) => ['number', 'text'].includes(String(Object(sibling).type)) },
  fields: [
    {
      ...select(
        'computed',
        labels.computed,
        Object.fromEntries(computationKinds.map((kind) => [kind, labels.kinds[kind]])),
      ),
      validate: validated('computed'),
    } as Field,
    input('computed_from', 1),
    input('computed_with', 2),
  ],
}
