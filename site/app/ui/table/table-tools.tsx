import { useEffect, useState } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { hiddenColumns, storeHiddenColumns } from './hidden-columns.ts'
import { tabSeparated } from './table-text.ts'
import styles from './table-tools.module.css'

export type TableToolsLabels = {
  copy: string
  copied: string
  row: (values: { code: string }) => string
  cell: (values: { text: string }) => string
  columns: string
  all: string
  hint: string
}

type TableToolsProps = {
  /** Id of the section that holds the table. */
  section: string
  columns: { key: string; label: string }[]
  labels: TableToolsLabels
}

/** Display time of a message, ms. */
const messageMs = 2000

const textOf = (cell: Element): string => (cell as HTMLElement).innerText

/** Texts of a row's visible cells. */
const textsOf = (row: Element): string[] =>
  [...row.children]
    .filter((cell) => getComputedStyle(cell).display !== 'none')
    .map((cell) => cell.getAttribute('aria-label') ?? textOf(cell))

/**
 * Tools of a table of part numbers, loaded after it: copies the table, a row or a cell as
 * tab-separated text for spreadsheets, and hides columns; the browser stores the choice.
 */
export function TableTools({ section, columns, labels }: TableToolsProps) {
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (message === '') return
    const timer = setTimeout(() => setMessage(''), messageMs)
    return () => clearTimeout(timer)
  }, [message])
  useCellCopying(section, labels, setMessage)

  const copyTable = async () => {
    const rows = document.querySelectorAll(`#${section} table tr`)
    await navigator.clipboard.writeText(tabSeparated([...rows].map(textsOf)))
    setMessage(labels.copied)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={message === labels.copied ? 'check' : 'copy'}
        title={labels.hint}
        // no permission, or no secure context: the visitor can select and copy the table
        onClick={() => void copyTable().catch(() => undefined)}
      >
        {labels.copy}
      </Button>
      <ColumnChoice section={section} columns={columns} labels={labels} />
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </>
  )
}

/** Checkboxes that hide columns of the table. */
function ColumnChoice({ section, columns, labels }: TableToolsProps) {
  const [hidden, setHidden] = useState(() => hiddenColumns().filter((key) => isOf(columns, key)))
  useHiddenColumns(section, columns, hidden)
  const hide = (keys: string[]) => {
    setHidden(keys)
    storeHiddenColumns(
      columns.map(({ key }) => key),
      keys,
    )
  }
  if (columns.length <= 1) return null
  return (
    <details className={styles.columns}>
      <summary>
        {labels.columns}
        {hidden.length > 0 ? ` (${columns.length - hidden.length}/${columns.length})` : ''}
      </summary>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{labels.columns}</legend>
        {columns.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={!hidden.includes(key)}
              onChange={({ target }) =>
                hide(target.checked ? hidden.filter((other) => other !== key) : [...hidden, key])
              }
            />
            {label}
          </label>
        ))}
        <Button
          variant="quiet"
          size="small"
          disabled={hidden.length === 0}
          onClick={() => hide([])}
        >
          {labels.all}
        </Button>
        <p className={styles.hint}>{labels.hint}</p>
      </fieldset>
    </details>
  )
}

/**
 * Hides columns by a style sheet: the table is not rendered again.
 *
 * @param hidden - Keys of the hidden columns.
 */
function useHiddenColumns(
  section: string,
  columns: TableToolsProps['columns'],
  hidden: readonly string[],
): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    const selectors = columns.flatMap(({ key }, index) =>
      hidden.includes(key) ? [`#${section} tr > :nth-child(${index + 2})`] : [],
    )
    if (selectors.length > 0) sheet.replaceSync(`${selectors.join(',')}{display:none}`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [columns, hidden, section])
}

/**
 * Copies the row whose part number has the focus, or the cell that was pressed last, if no text is
 * selected.
 */
function useCellCopying(
  section: string,
  labels: TableToolsLabels,
  announce: (message: string) => void,
): void {
  useEffect(() => {
    const container = document.getElementById(section)
    let pressed: Element | null = null
    const onPress = ({ target }: Event) => {
      pressed = target instanceof Element ? target.closest('td') : null
    }
    const onCopy = (event: ClipboardEvent) => {
      if (!getSelection()?.isCollapsed) return
      const focused = document.activeElement
      const row = focused?.closest(`#${section} th[scope=row]`)?.parentElement
      const cell = pressed && container?.contains(pressed) ? pressed : null
      if (row) {
        const texts = textsOf(row)
        event.clipboardData?.setData('text/plain', tabSeparated([texts]))
        announce(labels.row({ code: texts[0] ?? '' }))
      } else if (cell) {
        event.clipboardData?.setData('text/plain', textOf(cell))
        announce(labels.cell({ text: textOf(cell) }))
      } else return
      event.preventDefault()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('copy', onCopy)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('copy', onCopy)
    }
  }, [section, labels, announce])
}

const isOf = (columns: TableToolsProps['columns'], key: string): boolean =>
  columns.some((column) => column.key === key)
