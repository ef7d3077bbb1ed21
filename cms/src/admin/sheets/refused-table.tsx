import { useId } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { callAddress } from '#src/admin/panel/call.ts'
import type { PlanRefusal } from '#src/changes/plans/plan-shapes.ts'
import { useTexts } from '#src/platform/language.ts'
import { ScrollArea } from '#src/ui/page-parts.tsx'
import { HeadRow } from '#src/ui/row-table.tsx'
import { importPageTexts } from '#texts/import-page.js'
import { releasesTexts } from '#texts/releases.js'
import type { ReleasesTexts } from '#texts/releases.js'
import './comparison.css'

interface RefusedProps {
  id: number
  refused: readonly PlanRefusal[]
  more: number
  /** True for places of one file; false for content that mixes files, drafts and changes of the grid. */
  isFile?: boolean
  /** Keys of refused documents that the person confirms. */
  confirmed?: ReadonlySet<string>
  onConfirm?: (key: string, isConfirmed: boolean) => void
}

/** Place of a refusal: a row of a sheet, or a document or part number by its name. */
const placeOf = (
  { sheet, row, column }: PlanRefusal,
  texts: ReleasesTexts['refused'],
): string | undefined =>
  column === '' || row === null || row === 0 ? undefined : texts.place({ sheet, row })

interface ConfirmProps {
  confirm: string
  isConfirmed: boolean
  onConfirm: (key: string, isConfirmed: boolean) => void
}

/** Confirmation with which a refused row is taken. */
function ConfirmBox({ confirm, isConfirmed, onConfirm }: ConfirmProps): ReactNode {
  const labels = useTexts(importPageTexts).refused
  return (
    <label className="refused__confirm">
      <input
        type="checkbox"
        checked={isConfirmed}
        onChange={({ target }) => onConfirm(confirm, target.checked)}
      />{' '}
      {labels.confirm}
    </label>
  )
}

/** Cells that are not taken, each with its place, its reason and a way out. */
export function RefusedTable({
  id,
  refused,
  more,
  isFile = true,
  confirmed,
  onConfirm,
}: RefusedProps): ReactNode {
  const { refused: labels } = useTexts(importPageTexts)
  const { refused: placeLabels } = useTexts(releasesTexts)
  const name = useId()
  if (refused.length === 0) return null
  const { sheet, row, column, value, reason } = labels
  const heads = isFile
    ? [sheet, row, column, value, reason]
    : [placeLabels.where, placeLabels.field, value, reason]
  const nameOf = (each: PlanRefusal): string => {
    const place = isFile ? undefined : placeOf(each, placeLabels)
    return place ? place : each.sheet
  }
  return (
    <section className="refused">
      <header>
        <h2 id={name}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M6 1.4 11.2 10.6H.8zM6 4.6v2.8M6 8.6v.8" fill="none" stroke="currentColor" />
          </svg>{' '}
          {labels.title({ count: refused.length + more })}
        </h2>
        <span className="ui-small">{labels.hint({ count: refused.length + more })}</span>
        <a
          className="ui-button ui-button--danger"
          href={callAddress('imports.refused', { id })}
          download
        >
          {labels.file}
        </a>
      </header>
      <ScrollArea className="ui-values" labelledBy={name}>
        <table>
          <HeadRow heads={heads} />
          <tbody>
            {refused.map((each) => (
              <tr key={`${each.sheet} ${each.row} ${each.column} ${each.message}`}>
                <td>
                  {each.href === undefined ? (
                    nameOf(each)
                  ) : (
                    <Link href={each.href} prefetch={false}>
                      {nameOf(each)}
                    </Link>
                  )}
                </td>
                {isFile ? <td>{each.row === 0 ? null : each.row}</td> : null}
                <td>
                  {each.head} {each.column === '' ? null : <small>{each.column}</small>}
                </td>
                <td>{each.value}</td>
                <td>
                  {each.message}
                  {each.confirm !== undefined && onConfirm ? (
                    <ConfirmBox
                      confirm={each.confirm}
                      isConfirmed={confirmed?.has(each.confirm) ?? false}
                      onConfirm={onConfirm}
                    />
                  ) : null}
                  {each.isOfPublication ? <small> {labels.onlyPublication}</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {more > 0 ? <p className="ui-small">{labels.more({ count: more })}</p> : null}
    </section>
  )
}
