import { memo, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { BulkProduct } from '#src/content/media/bulk/bulk-shapes.ts'
import { textOf } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import type { BulkFilesTexts } from '#texts/bulk-files.js'
import { lackOf } from './bulk-row.ts'
import type { BulkRow, RowAction, RowFields } from './bulk-row.ts'
import { ProductField } from './product-field.tsx'
import { RowFieldset } from './row-fields.tsx'
import { StoredNote } from './stored-note.tsx'

/** Small picture of a file; of a document its extension. */
function Thumbnail({ row }: { row: BulkRow }): ReactNode {
  const { file, compared } = row
  const [address, setAddress] = useState<string>()
  const isPicture = compared.collection === 'media' && compared.refusal === null
  useEffect(() => {
    if (!isPicture) return undefined
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- the address lasts as long as the row is shown
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file, isPicture])
  return isPicture ? (
    <img className="bulk-row__picture" src={address} alt="" />
  ) : (
    <span className="bulk-row__picture ui-mono" aria-hidden="true">
      {compared.read.ending.slice(1).toUpperCase() || '?'}
    </span>
  )
}

/** State of a file in words. */
function stateText(
  { state, action, compared, twin }: BulkRow,
  states: BulkFilesTexts['states'],
): string {
  if (state === 'sending') return states.sending
  if (state === 'sent') return action === 'replace' ? states.replaced : states.sent
  if (state === 'failed' || compared.refusal !== null) return states.refused
  if (compared.equal) return states.equal({ name: compared.equal.filename })
  if (twin !== null) return states.twin({ name: twin })
  if (compared.sameName) return states.sameName({ name: compared.sameName.filename })
  return states.new
}

/** What may happen to a file. */
const actionsOf = ({ compared: { equal, sameName } }: BulkRow): RowAction[] => [
  ...(equal ? (['use'] as const) : []),
  ...(sameName ? (['replace'] as const) : []),
  'new',
  'skip',
]

interface RowProps {
  row: BulkRow
  products: readonly BulkProduct[]
  onEdit: (key: number, fields: Partial<RowFields>) => void
  onName: (key: number, text: string) => void
  onRemove: (key: number) => void
}

function ActionField({ row, onEdit }: RowProps): ReactNode {
  const labels = useTexts(bulkFilesTexts)
  return (
    <select
      className="bulk-row__action"
      aria-label={labels.row.action({ name: row.compared.read.name })}
      value={row.action}
      onChange={({ target }) => {
        const action = actionsOf(row).find((each) => each === target.value)
        if (action) onEdit(row.key, { action })
      }}
    >
      {row.action === '' ? <option value="">{labels.row.noKind}</option> : null}
      {actionsOf(row).map((action) =>
        action === '' ? null : (
          <option key={action} value={action}>
            {labels.actions[action]}
          </option>
        ),
      )}
    </select>
  )
}

/** Stored file that a file equals, fields of its product, and words of its name without a meaning. */
function FileRowFields({
  row,
  products,
  onEdit,
  onName,
  isOpen,
}: RowProps & { isOpen: boolean }): ReactNode {
  const labels = useTexts(bulkFilesTexts)
  const { compared, state, action } = row
  const { read, refusal, equal, sameName } = compared
  const stored = equal ?? sameName
  return (
    <>
      {stored && state !== 'sent' && refusal === null ? (
        <StoredNote stored={stored} action={action} />
      ) : null}
      {isOpen && action !== 'skip' ? (
        <>
          <div className="bulk-row__fields">
            <ProductField
              row={row}
              products={products}
              isDisabled={false}
              onName={(text) => onName(row.key, text)}
            />
            {action === 'new' || action === '' ? (
              <RowFieldset
                row={row}
                products={products}
                onEdit={(fields) => onEdit(row.key, fields)}
              />
            ) : null}
          </div>
          {read.unread.length > 0 ? (
            <p className="ui-small">{labels.row.unread({ words: read.unread.join(', ') })}</p>
          ) : null}
        </>
      ) : null}
    </>
  )
}

function FileRowPart(props: RowProps): ReactNode {
  const labels = useTexts(bulkFilesTexts)
  const language = useLanguage()
  const { row, products, onRemove } = props
  const { compared, state } = row
  const { read, refusal } = compared
  const isOpen = (state === 'open' || state === 'failed') && refusal === null
  const lack = isOpen ? lackOf(row, products) : undefined
  const message = row.message || refusal || (lack ? textOf(lack, language) : '')
  const isRefused = state === 'failed' || refusal !== null
  return (
    <li className="bulk-row" data-state={isRefused ? 'refused' : state}>
      <Thumbnail row={row} />
      <fieldset disabled={!isOpen && state !== 'sent' && refusal === null}>
        <legend className="ui-mono">{read.name || row.file.name}</legend>
        <div className="bulk-row__head">
          <span className="bulk-row__state">{stateText(row, labels.states)}</span>
          {isOpen ? <ActionField {...props} /> : null}
          {state === 'sending' ? null : (
            <Button
              look="link"
              aria-label={labels.row.remove({ name: read.name || row.file.name })}
              onClick={() => onRemove(row.key)}
            >
              ×
            </Button>
          )}
        </div>
        <p
          className="bulk-row__message"
          role={isRefused ? 'alert' : undefined}
          data-wrong={isRefused ? '' : undefined}
        >
          {message}
        </p>
        <FileRowFields {...props} isOpen={isOpen} />
        {state === 'sent' ? <p className="ui-small">{row.productText}</p> : null}
      </fieldset>
    </li>
  )
}

/** A file with its state and what was read from its name. */
export const FileRow = memo(
  FileRowPart,
  (former, now) => former.row === now.row && former.products === now.products,
)
