import type { SentHow, MadeAttribute, SentStructure } from '#src/changes/structure/request.ts'
import type { StructureAttribute } from '#src/changes/structure/structure-shapes.ts'

type SentOperation = Extract<SentStructure, { kind: 'attributes' }>['operations'][number]
/** Operation on an attribute as it is sent. */
export type OperationDraft = SentOperation

/** Operations by key of their attribute. */
export type Drafts = Readonly<Record<string, OperationDraft>>

export const operationKinds = ['change', 'merge', 'split', 'remove'] as const
export type OperationKind = (typeof operationKinds)[number]

/** Attribute as an operation makes it, at first as it is. */
export const madeFrom = ({
  key,
  type,
  unit,
  decimals,
  labels,
}: StructureAttribute): MadeAttribute => ({
  key,
  type: type === 'curve' ? 'text' : type,
  unit,
  decimals,
  labels: Object.fromEntries(
    Object.entries(labels).flatMap(([locale, text]) => (text ? [[locale, text]] : [])),
  ),
})

/** Key of a part of a split attribute. */
const partKey = (key: string, at: number): string => `${key.slice(0, 36)}_${at}`

/** New operation on an attribute. */
export function draftOf(
  kind: OperationKind,
  attribute: StructureAttribute,
  others: readonly StructureAttribute[],
): OperationDraft | undefined {
  const from = attribute.key
  switch (kind) {
    case 'change':
      return { kind, from, to: madeFrom(attribute) }
    case 'merge': {
      const into = others.find(({ type }) => type === attribute.type) ?? others[0]
      return into && { kind, from, into: into.key }
    }
    case 'split': {
      const by = attribute.type === 'range' ? 'bounds' : 'separator'
      const made = madeFrom(attribute)
      const type = attribute.type === 'range' ? 'number' : made.type
      return {
        kind,
        from,
        by,
        separator: 'x',
        into: [
          { ...made, type, key: partKey(from, 1) },
          { ...made, type, key: partKey(from, 2) },
        ],
      }
    }
    case 'remove':
      return { kind, from }
  }
}

export const howOf = ({ how }: OperationDraft): SentHow => how ?? {}
