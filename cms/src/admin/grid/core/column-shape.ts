import type { Declared } from '#src/content/variants/declaration.ts'
import { textsIn } from '#src/platform/labels.ts'
import { sheetTexts } from '#texts/sheet.js'

/** Filter that a column offers. */
export type FilterKind = 'values' | 'between' | 'contains'

export function filterKindOf(column: Declared | undefined): FilterKind {
  switch (column?.type) {
    case 'number':
    case 'range':
      return 'between'
    case 'choice':
    case 'color':
    case 'picture':
    case 'boolean':
      return 'values'
    case 'text':
    case 'curve':
    case undefined:
      return 'contains'
  }
}

/** Name of a column’s type; that of the part number if no column is given. */
export function typeText(column: Declared | undefined, language: string): string {
  const { types } = textsIn(sheetTexts, language)
  switch (column?.type) {
    case 'number':
      return column.decimals === 0 ? types.integer : types.number
    case 'range':
      return types.range
    case 'boolean':
      return types.boolean
    case 'choice':
    case 'color':
    case 'picture':
      return types.choice
    case 'text':
    case 'curve':
      return column.format === 'day' ? types.day : types.text
    case undefined:
      return types.code
  }
}

/** Former text of a cell: the published one, or with `isSaved` the saved one. */
export function beforeText(text: string, isSaved: boolean, language: string): string {
  const texts = textsIn(sheetTexts, language)
  if (text === '') return isSaved ? texts.beforeEmpty : texts.publishedEmpty
  return isSaved ? texts.before({ text }) : texts.published({ text })
}

/** Maximum choices named in the limits of a column. */
const maxChoices = 8

/** Description of the allowed values of a column: decimals, choices, or only the type. */
export function limitsOf(column: Declared | undefined, language: string): string {
  const parts = [typeText(column, language)]
  const decimals = column?.type === 'number' || column?.type === 'range' ? column.decimals : null
  if (decimals !== null && !(column?.type === 'number' && decimals === 0))
    parts.push(textsIn(sheetTexts, language).types.decimals({ count: decimals }))
  const names = column?.choices.map(({ label }) => label) ?? []
  if (names.length > 0)
    parts.push(`${names.slice(0, maxChoices).join(', ')}${names.length > maxChoices ? ', …' : ''}`)
  if (column?.unit) parts.push(column.unit)
  return parts.join(' · ')
}

export const isFigures = (column: Declared | undefined): boolean =>
  column?.type === 'number' || column?.type === 'range'

/** Width of a character of a cell and of a heading, and the space around them, px. */
const characterWidth = 7.9
const headWidth = 7.4
const padding = 22
const headPadding = 42
const maxWidth = 260
const minWidth = 68

/** Width of a column by its longest text, px. */
export const columnWidth = (heading: string, maxTextLength: number): number =>
  Math.round(
    Math.min(
      maxWidth,
      Math.max(
        minWidth,
        heading.length * headWidth + headPadding,
        maxTextLength * characterWidth + padding,
      ),
    ),
  )
