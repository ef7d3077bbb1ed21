import type { ReactNode } from 'react'
import type { GroupHeading } from '#src/admin/grid/component/grid-table.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { useTexts } from '#src/platform/language.ts'
import { gridTexts } from '#texts/grid.js'
import type { GridGroup } from '#src/staff-index/grid-shapes.ts'

interface Props extends GroupHeading {
  of: GridGroup | undefined
  isFolded: boolean
  toggle: () => void
}

/** Heading of the part numbers of a product, which folds them. */
export function GroupRow({ of, count, line, columns, isFolded, toggle }: Props): ReactNode {
  const labels = useTexts(gridTexts)
  if (!of) return null
  const name = [of.code, of.title].filter(Boolean).join(' ')
  return (
    <tr className="grid-group" aria-rowindex={line + 2}>
      <th scope="rowgroup" colSpan={columns + 1} aria-colspan={columns + 1}>
        <span className="grid-group__name">
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-label={(isFolded ? labels.unfold : labels.fold)({ name })}
            onClick={toggle}
          >
            <ListIcon name={isFolded ? 'up' : 'down'} />
          </button>
          <b>{of.code}</b> {of.title}
          <span className="ui-mono">{labels.shownOf({ shown: count, total: of.total })}</span>
        </span>
      </th>
    </tr>
  )
}
