import { columnOf } from '#src/platform/collections/collections.ts'
import type { With } from '#src/platform/collections/collections.ts'

const grids = columnOf('grid')

/** True if the documents of a collection open as a grid. */
export const hasGrid = (collection: string): collection is With<'grid'> =>
  Object.hasOwn(grids, collection)
