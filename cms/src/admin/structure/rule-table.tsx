import type { ReactNode } from 'react'
import type { ShownCell, ShownRule } from '#src/changes/structure/structure-shapes.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { HeadRow } from '#src/ui/row-table.tsx'
import { structureTexts } from '#texts/structure.js'
import type { ShownInFull } from './use-preview.ts'

const outcomeOrder = ['refused', 'dropped', 'noted', 'rounded', 'converted', 'same'] as const

/** Value before and after, and why it is not carried. */
function CellLine({
  cell,
  reason,
}: {
  cell: ShownCell
  /** Reason, where it is not that of the line above. */
  reason: string
}): ReactNode {
  const { page: labels } = useTexts(structureTexts)
  const { before, after, outcome, partNumber, isPublicOnly } = cell
  const isLost = outcome === 'refused' || outcome === 'dropped'
  return (
    <li data-outcome={outcome}>
      <span className="ui-mono">{partNumber}</span>
      <span>
        {outcome === 'same' ? before : <del>{before}</del>}
        {outcome === 'same' ? null : (
          <>
            {' → '}
            {isLost || after === '' ? (
              <em>{outcome === 'noted' ? '' : labels.nothingAfter}</em>
            ) : (
              <ins>{after}</ins>
            )}
          </>
        )}
        {isPublicOnly ? <small> {labels.siteOnly}</small> : null}
        {reason === '' ? null : <small> {reason}</small>}
      </span>
    </li>
  )
}

function Counts({ rule }: { rule: ShownRule }): ReactNode {
  const { page: labels, outcomes } = useTexts(structureTexts)
  const shown = outcomeOrder.filter((outcome) => rule.counts[outcome] > 0)
  if (shown.length === 0) return <span className="ui-small">{labels.noValues}</span>
  return (
    <ul className="structure__counts">
      {shown.map((outcome) => (
        <li key={outcome} data-outcome={outcome}>
          {outcomes[outcome]({ count: rule.counts[outcome] })}
        </li>
      ))}
    </ul>
  )
}

interface TableProps {
  rules: readonly ShownRule[]
  /** True if attributes of several subcategories are listed. */
  namesSubcategories: boolean
  /** What happens to the values of an attribute: its fields. */
  control: (rule: ShownRule) => ReactNode
  all: ShownInFull | undefined
  onAll: (all: ShownInFull | undefined) => void
}

/** Attributes with what happens to their values, those with lost values first. */
export function RuleTable({
  rules,
  namesSubcategories,
  control,
  all,
  onAll,
}: TableProps): ReactNode {
  const { page: labels } = useTexts(structureTexts)
  return (
    <div className="ui-values structure__table">
      <table>
        <HeadRow heads={[labels.attribute, labels.values, labels.happens, labels.preview]} />
        <tbody>
          {rules.map((rule) => {
            const { from, subcategory, title, cells, moreCells } = rule
            const isAll = all?.subcategory === subcategory && all.from === from.key
            const count = cells.length + moreCells
            return (
              <tr key={`${subcategory} ${from.key}`}>
                <th scope="row">
                  {namesSubcategories ? labels.of({ label: from.label, title }) : from.label}{' '}
                  {from.unit ? <small>{from.unit}</small> : null}
                </th>
                <td>
                  <Counts rule={rule} />
                </td>
                <td>{control(rule)}</td>
                <td>
                  {count === 0 ? null : (
                    <>
                      <ul
                        className="structure__cells"
                        aria-label={labels.valuesOf({ label: from.label })}
                      >
                        {cells.map((cell, at) => (
                          <CellLine
                            key={`${cell.product} ${cell.partNumber} ${cell.isPublicOnly}`}
                            cell={cell}
                            reason={cells[at - 1]?.reason === cell.reason ? '' : cell.reason}
                          />
                        ))}
                      </ul>
                      {moreCells > 0 || isAll ? (
                        <Button
                          look="link"
                          aria-expanded={isAll}
                          onClick={() => onAll(isAll ? undefined : { subcategory, from: from.key })}
                        >
                          {isAll ? labels.showFew : labels.showAll({ count })}
                        </Button>
                      ) : null}
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
