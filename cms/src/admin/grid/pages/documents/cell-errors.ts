import { checkVariants } from '#src/content/variants/check.ts'
import type { CellError, Declared, Variant } from '#src/content/variants/declaration.ts'
import type { CellEdit, GridModel } from './grid-model.ts'

/** Errors of rows that were checked before: a row that changes is another object. */
const known = new WeakMap<GridModel, WeakMap<Variant, CellError[]>>()

const isLife = (key: string): boolean => key.startsWith('life-')

/** Rows as their kind declares them: values by the key of the attribute. */
function ownVariant(model: GridModel, row: number, variant: Variant): Variant {
  const kind = model.answer.rows[row]?.kind ?? ''
  return {
    part_number: variant.part_number,
    values: Object.fromEntries(
      Object.entries(variant.values).flatMap(([key, value]) => {
        const column = model.byKey.get(key)?.byKind.get(kind)
        return column ? [[column.declared.key, value]] : []
      }),
    ),
  }
}

/**
 * Sentence of the editor for each edit that its rules refuse, by row and key of the column; errors
 * that a row had before are not those of its edits.
 */
export function cellErrors(
  model: GridModel,
  {
    edits,
    rows,
    base,
  }: { edits: readonly CellEdit[]; rows: readonly Variant[]; base: readonly Variant[] },
  language: string,
): Map<number, Map<string, string>> {
  const found = new Map<number, Map<string, string>>()
  const checked = known.get(model) ?? new WeakMap<Variant, CellError[]>()
  known.set(model, checked)
  const declaredOf = new Map<string, Declared[]>()
  for (const [kind, columns] of Object.entries(model.answer.kinds))
    declaredOf.set(
      kind,
      columns.map(({ declared }) => declared),
    )
  for (const [row, own] of Map.groupBy(edits, (edit) => edit.row)) {
    const kind = model.answer.rows[row]?.kind ?? ''
    const [variant, stored] = [rows[row], base[row]]
    if (!variant || !stored) continue
    const errorsOf = (each: Variant): CellError[] => {
      const errors =
        checked.get(each) ??
        checkVariants([ownVariant(model, row, each)], declaredOf.get(kind) ?? [], language)
      checked.set(each, errors)
      return errors
    }
    const former = new Set(errorsOf(stored).map(({ key, message }) => `${key} ${message}`))
    const errors = errorsOf(variant).filter(({ key, message }) => !former.has(`${key} ${message}`))
    for (const { key } of own) {
      const attribute = model.byKey.get(key)?.byKind.get(kind)?.declared.key ?? ''
      const error =
        errors.find((each) => each.key === attribute || each.other === attribute) ??
        (isLife(attribute) ? errors.find((each) => isLife(each.key)) : undefined)
      if (error)
        found.set(row, (found.get(row) ?? new Map<string, string>()).set(key, error.message))
    }
  }
  return found
}
