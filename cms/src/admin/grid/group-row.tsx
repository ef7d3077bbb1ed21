import type { ReactNode } from 'react'
import type { GroupHeading } from '#src/content/variants/grid/grid-table.tsx'
import { ListIcon } from '#src/admin/lists/list-icon.tsx'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'
import type { GridGroup } from '../../staff-index/grid-shapes.ts'

const labels = labelsOf(gridTexts)

interface Props extends GroupHeading {
  of: GridGroup | undefined
  isFolded: boolean
  toggle: () => void
  say: (text: Label) => string
}

/** Heading of the part numbers of a product, which folds them. */
export function GroupRow({ of, count, line, columns, isFolded, toggle, say }: Props): ReactNode {
  if (!of) return null
  const name = [of.code, of.title].filter(Boolean).join(' ')
  return (
    <tr className="grid-group" aria-rowindex={line + 2}>
      <th scope="rowgroup" colSpan={columns + 1} aria-colspan={columns + 1}>
        <span className="grid-group__name">
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-label={say((isFolded ? labels.unfold : labels.fold)({ name }))}
            onClick={toggle}
          >
            <ListIcon name={isFolded ? 'up' : 'down'} />
          </button>
          <b>{of.code}</b> {of.title}
          <span className="changes-mono">
            {say(labels.shownOf({ shown: count, total: of.total }))}
          </span>
        </span>
      </th>
    </tr>
  )
}
