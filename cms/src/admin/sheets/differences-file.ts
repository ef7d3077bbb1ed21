import { csvSigns, writeCsv } from '@vitrine/spreadsheets/csv'
import type { PlanPreview } from '#src/changes/plans/plan-shapes.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { importPageTexts } from '#texts/import-page.js'

const { differences: labels } = labelsOf(importPageTexts)

interface NamedColumn {
  label: string
  unit: string | null
  locale: string | null
}

const nameOf = ({ label, unit, locale }: NamedColumn): string =>
  [label, ...(unit === null ? [] : [`(${unit})`]), ...(locale === null ? [] : [locale])].join(' ')

/** A row for each value that differs, with its place in the file. */
export function differenceRows({ documents }: Pick<PlanPreview, 'documents'>): string[][] {
  return documents.flatMap(({ code, title, tables, changes, lines }) => [
    ...tables.flatMap(({ columns, rows }) =>
      rows.flatMap(({ key, partNumber, cells }) =>
        columns.flatMap((column) => {
          const cell = cells[column.key]
          const line = lines[key]
          if (!cell) return []
          return [
            [
              code ?? '',
              title,
              partNumber,
              line?.sheet ?? '',
              line ? String(line.row) : '',
              nameOf(column),
              cell.before ?? '',
              cell.after ?? '',
            ],
          ]
        }),
      ),
    ),
    ...changes.map((change) => [
      code ?? '',
      title,
      '',
      lines['']?.sheet ?? '',
      lines[''] ? String(lines[''].row) : '',
      nameOf(change),
      change.before?.text ?? '',
      change.after?.text ?? '',
    ]),
  ])
}

/** Saves the differences of a comparison as CSV, in the signs of the panel's language. */
export function saveDifferences(preview: PlanPreview, language: string): void {
  const { document: product, title, code, sheet, row, column, before, after } = labels
  const heads = [product, title, code, sheet, row, column, before, after]
  const bytes = writeCsv(
    [heads.map((label) => textOf(label, language)), ...differenceRows(preview)],
    csvSigns(localeOfPanel(language)),
  )
  const url = URL.createObjectURL(new Blob([bytes], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: `${textOf(labels.name, language)}.csv`,
  })
  link.click()
  URL.revokeObjectURL(url)
}
