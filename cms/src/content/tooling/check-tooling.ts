import { checkValue } from '#src/content/variants/check.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import type { CellError } from '#src/content/variants/declaration.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { toolingTexts } from '#texts/tooling.js'
import { gridColumns, partNumbersIn, roleKeys, rowsOf } from './declaration.ts'
import type { StoredTooling } from './declaration.ts'

const labels = labelsOf(toolingTexts)

/** Maximum part numbers of a role in a row. */
const maxNamed = 60
/** Maximum length of a part number in a role's cell, characters. */
const maxNameLength = 60

interface Owner {
  declared: StoredTooling
  /** Part numbers of the product. */
  partNumbers: readonly string[]
}

/**
 * Errors of all cells of a product's tooling; the same validation runs in the grid and on publish.
 */
export function checkTooling(value: unknown, owner: Owner, language: string): CellError[] {
  if (value === null || value === undefined) return []
  const rows = rowsOf(value)
  const error = (row: number, key: string, label: Parameters<typeof textOf>[0]): CellError => ({
    row,
    key,
    message: textOf(label, language),
  })
  if (!Array.isArray(value) || rows.length < value.length)
    return [error(0, 'part_number', labels.shape)]
  const columns = new Map(gridColumns(owner.declared).map((column) => [column.key, column]))
  const roles = roleKeys(owner.declared)
  const own = new Set(owner.partNumbers.map(normalizePartNumber))
  const seen = new Set<string>()
  return rows.flatMap(({ part_number: partNumber, values }, row): CellError[] => {
    const number = normalizePartNumber(partNumber)
    const same = JSON.stringify([number, Object.entries(values).toSorted()])
    const repeated = seen.has(same)
    seen.add(same)
    const first = !own.has(number)
      ? error(row, 'part_number', labels.stranger)
      : repeated
        ? error(row, 'part_number', labels.repeated)
        : undefined
    const cells = Object.entries(values).flatMap(([key, cell]): CellError[] => {
      const column = columns.get(key)
      if (!column) return cell === null ? [] : [error(row, key, labels.undeclared)]
      if (roles.has(key)) return roleProblem(cell, own) ? [error(row, key, labels.named)] : []
      const message = checkValue(cell, column, language)
      return message === undefined ? [] : [{ row, key, message }]
    })
    return first ? [first, ...cells] : cells
  })
}

function roleProblem(cell: unknown, own: ReadonlySet<string>): boolean {
  if (cell === null) return false
  const named = partNumbersIn(cell)
  return (
    typeof cell !== 'string' ||
    named.length > maxNamed ||
    named.some((code) => {
      const number = normalizePartNumber(code)
      return number === '' || code.length > maxNameLength || own.has(number)
    })
  )
}
