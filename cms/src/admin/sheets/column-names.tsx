import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import type { PlanPreview, ShownPlan } from '#src/changes/plans/plan-shapes.ts'
import type { TargetColumn } from '#src/changes/sheets/sheet-shapes.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Options } from '#src/ui/options.tsx'
import { columnNamesTexts } from '#texts/column-names.js'
import { nameOfFile, namingsOf, openColumns } from './open-columns.ts'
import type { OpenColumn } from './open-columns.ts'
import { sendAgain } from './plan-requests.ts'
import { isOfFile } from './plan-state.ts'
import { TargetSelect } from './target-select.tsx'
import './column-names.css'

interface Props {
  preview: PlanPreview
  /** Shows the comparison with the columns that were named. */
  onChecked: (read: ShownPlan) => void
}

interface TableProps {
  columns: readonly OpenColumn[]
  targets: readonly TargetColumn[]
  chosen: Readonly<Partial<Record<string, string>>>
  onChoose: (place: string, key: string | undefined) => void
}

/** Columns with their first values, and what each is. */
function ColumnTable({ columns, targets, chosen, onChoose }: TableProps): ReactNode {
  const labels = useTexts(columnNamesTexts)
  return (
    <div className="ui-values">
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.column}</th>
            <th scope="col">{labels.values}</th>
            <th scope="col">{labels.is}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.place}>
              <th scope="row">
                {column.head}{' '}
                <small className="ui-mono">
                  {[column.sheet, column.column].filter(Boolean).join(' ')}
                </small>
              </th>
              <td className="ui-mono">{column.samples.join(' · ')}</td>
              <td>
                <TargetSelect
                  column={column}
                  targets={targets}
                  chosen={chosen[column.place]}
                  onChoose={(key) => onChoose(column.place, key)}
                />
                {column.isAbsent ? (
                  <small className="column-names__absent">{labels.absent}</small>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Columns of a spreadsheet that nothing recognises, or that somebody named before, and what they are. */
export function ColumnNames({ preview, onChecked }: Props): ReactNode {
  const labels = useTexts(columnNamesTexts)
  const language = useLanguage()
  const id = useId()
  const columns = openColumns(preview)
  const isShown = columns.length > 0 && isOfFile(preview)
  const known = useCall('imports.columns', isShown ? {} : undefined, { language })
  const [chosen, setChosen] = useState<Partial<Record<string, string>>>(() =>
    Object.fromEntries(
      columns.flatMap(({ place, key }) => (key === undefined ? [] : [[place, key]])),
    ),
  )
  const [supplier, setSupplier] = useState(
    preview.namedColumns[0]?.supplier ?? nameOfFile(preview.fileName),
  )
  const [isOpen, setOpen] = useState(columns.some(({ key }) => key === undefined))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  if (!isShown) return null
  const namings = namingsOf(columns, chosen, supplier)
  const apply = async (): Promise<void> => {
    if (namings.length === 0) return setProblem(labels.none)
    setBusy(true)
    setProblem('')
    for (const body of namings) {
      const { data, message } = await call('imports.name-columns', { body }, { language })
      if (!data) {
        setBusy(false)
        return setProblem(message ?? labels.failed)
      }
    }
    const { data, message } = await sendAgain(preview, language)
    setBusy(false)
    if (data) return onChecked(data)
    setProblem(message ?? labels.failed)
  }
  const named = columns.filter(({ key }) => key !== undefined)
  return (
    <section className="column-names" aria-label={labels.title}>
      <header>
        <h2>{labels.title}</h2>
        <p className="ui-small">
          {named.length > 0
            ? labels.known({
                count: named.length,
                supplier: preview.namedColumns[0]?.supplier ?? '',
              })
            : labels.hint}
        </p>
        <Button look="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? labels.close : labels.change}
        </Button>
      </header>
      {isOpen ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void apply()
          }}
        >
          <ColumnTable
            columns={columns}
            targets={known.data?.columns ?? []}
            chosen={chosen}
            onChoose={(place, key) => setChosen({ ...chosen, [place]: key })}
          />
          <div className="column-names__foot">
            <label htmlFor={`${id}-supplier`}>{labels.remember}</label>
            <input
              id={`${id}-supplier`}
              list={`${id}-suppliers`}
              value={supplier}
              maxLength={80}
              aria-describedby={`${id}-problem`}
              onChange={({ target }) => setSupplier(target.value)}
            />
            <datalist id={`${id}-suppliers`}>
              <Options of={(known.data?.suppliers ?? []).map((name) => [name, name])} />
            </datalist>
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? labels.comparing : labels.compare}
            </Button>
            <p id={`${id}-problem`} role="alert" className="ui-problem">
              {problem || (known.problem ? (known.message ?? labels.failed) : '')}
            </p>
          </div>
        </form>
      ) : null}
    </section>
  )
}
