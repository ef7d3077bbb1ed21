'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { checkValue } from '#src/content/variants/check.ts'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import type { Block } from '#src/content/variants/cells/clipboard.ts'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { formatNumber, parseNumber } from '#src/content/variants/cells/number-text.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import type { DecimalMark } from '@vitrine/quantities/numbers'
import { planPaste } from '#src/admin/grid/core/paste.ts'
import type { PastePlan } from '#src/admin/grid/core/paste.ts'
import type { PasteOptions } from '#src/admin/grid/core/paste-layout.ts'
import { HeadRow } from '#src/ui/row-table.tsx'
import { sheetTexts } from '#texts/sheet.js'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { variantsGridTexts } from '#texts/variants-grid.js'
import './paste-review.css'

interface Props {
  rows: readonly Variant[]
  block: Block
  options: PasteOptions
  onTake: (plan: PastePlan) => void
  onCancel: () => void
}

/** Maximum number of listed changes; larger pastes show the first ones and the total. */
const shownChanges = 200

/** Maximum number of names or numbers in one line. */
const shownNames = 12

/**
 * Choice of the decimal mark, shown if the block has ambiguous numbers. Gives both interpretations
 * of the first three.
 */
function MarkChoice({
  numbers,
  mark,
  onChoose,
}: {
  numbers: readonly string[]
  mark: DecimalMark
  onChoose: (mark: DecimalMark) => void
}): ReactNode {
  const language = useLanguage()
  const labels = useTexts(variantsGridTexts)
  if (numbers.length === 0) return null
  const reading = (text: string, as: DecimalMark): string => {
    const value = parseNumber(text, null, as)
    return `${text} → ${value === undefined ? text : formatNumber(value, decimalMarkOf(language))}`
  }
  return (
    <fieldset>
      <legend>{labels.reading}</legend>
      {([',', '.'] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="paste-review-mark"
            checked={mark === choice}
            onChange={() => onChoose(choice)}
          />{' '}
          {numbers
            .slice(0, 3)
            .map((text) => reading(text, choice))
            .join('; ')}
        </label>
      ))}
    </fieldset>
  )
}

/** Why a value cannot be published; undefined for one that can. */
const problemOf = (
  variant: Variant | undefined,
  declared: Declared | undefined,
  language: string,
): string | undefined => declared && checkValue(variant?.values[declared.key], declared, language)

/** New text of a cell; one that is pasted but cannot be published with the reason. */
function ShownAfter({ text, problem }: { text: string; problem: string | undefined }): ReactNode {
  if (problem === undefined) return <ins>{text}</ins>
  return (
    <>
      <span className="paste-review__invalid">{text}</span> <small>{problem}</small>
    </>
  )
}

/** Table of the cells that a paste changes, with their old and new texts. */
function PasteChanges({
  plan,
  attributes,
}: {
  plan: PastePlan
  attributes: PasteOptions['attributes']
}): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const { i18n } = useTranslation()
  const heading = (column: number): string => attributes[column - 1]?.label ?? labels.partNumber
  if (plan.changes.length === 0) return <p>{labels.nothing}</p>
  return (
    <>
      <p>{labels.changes({ count: plan.changes.length })}</p>
      <div className="paste-review__changes">
        <table>
          <HeadRow heads={[labels.partNumber, labels.column, labels.before, labels.after]} />
          <tbody>
            {plan.changes.slice(0, shownChanges).map(({ row, column, before, after }) => (
              <tr key={`${row} ${column}`}>
                <th scope="row">{plan.rows[row]?.part_number || `${labels.row} ${row + 1}`}</th>
                <td>{heading(column)}</td>
                <td>
                  <del>{before}</del>
                </td>
                <td>
                  <ShownAfter
                    text={after}
                    problem={problemOf(plan.rows[row], attributes[column - 1], i18n.language)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Cells and columns that are not pasted, with the reason and a way out. */
function PasteRefusals({ plan: { refused } }: { plan: PastePlan }): ReactNode {
  const labels = useTexts(variantsGridTexts)
  if (refused.length === 0) return null
  return (
    <>
      <p>{labels.refused({ count: refused.length })}</p>
      <ul className="paste-review__refused">
        {refused.slice(0, shownNames).map(({ line, head, message }) => (
          <li key={`${line} ${head}`}>
            {labels.row} {line}, {head || labels.partNumber}: {message}
          </li>
        ))}
        {refused.length > shownNames ? (
          <li>
            {labels.more} {refused.length - shownNames}
          </li>
        ) : null}
      </ul>
    </>
  )
}

/**
 * Preview of a paste before it is applied: old and new values, ignored cells, and both
 * interpretations of ambiguous numbers.
 */
export function PasteReview({ rows, block, options, onTake, onCancel }: Props): ReactNode {
  const labels = useTexts(variantsGridTexts)
  const { outside } = useTexts(sheetTexts)
  const [mark, setMark] = useState<DecimalMark>(decimalMarkOf(options.language))
  const [addRows, setAddRows] = useState(true)
  const plan = useMemo(
    () => planPaste(rows, block, { ...options, mark, addRows }),
    [rows, block, options, mark, addRows],
  )
  const some = (names: readonly (string | number)[]): string =>
    `${names.slice(0, shownNames).join(', ')}${names.length > shownNames ? ` ${labels.more} ${names.length - shownNames}` : ''}`
  return (
    <Dialog isWide title={labels.review} onClose={onCancel}>
      {plan.byPartNumber ? <p>{labels.byPartNumber}</p> : null}
      <MarkChoice numbers={plan.open} mark={mark} onChoose={setMark} />
      {plan.unknownColumns.length > 0 ? (
        <p>
          {labels.unknownColumns} {some(plan.unknownColumns)}
        </p>
      ) : null}
      {plan.added.length > 0 ? (
        <p>
          {labels.unknownPartNumbers} {some(plan.added)}{' '}
          {options.isFixed ? null : (
            <label>
              <input
                type="checkbox"
                checked={addRows}
                onChange={(event) => setAddRows(event.target.checked)}
              />{' '}
              {labels.addRows}
            </label>
          )}
        </p>
      ) : null}
      {plan.repeated.length > 0 ? (
        <p>
          {labels.repeated} {some(plan.repeated)}
        </p>
      ) : null}
      {plan.outside > 0 ? <p>{outside({ count: plan.outside })}</p> : null}
      {plan.nameless.length > 0 ? (
        <p>
          {labels.nameless} {some(plan.nameless)}
        </p>
      ) : null}
      <PasteRefusals plan={plan} />
      <PasteChanges plan={plan} attributes={options.attributes} />
      <DialogActions onCancel={onCancel} confirm={labels.apply} onConfirm={() => onTake(plan)} />
    </Dialog>
  )
}
