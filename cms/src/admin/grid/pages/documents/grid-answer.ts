import type { GridColumn } from '#src/staff-index/grid-shapes.ts'
import { partWorks } from '#src/staff-index/list-state.ts'
import type { PartWork } from '#src/staff-index/list-state.ts'

/** Rows that a grid shows at most. */
export const maxGridRows = 5000

/** Named selections of part numbers. */
export const gridWorks = partWorks
export type GridWork = PartWork

/** Key of a value of a row. */
export const valueKeyOf = ({ place, locale }: Pick<GridColumn, 'place' | 'locale'>): string =>
  locale === null ? place : `${place}:${locale}`
