import { useEffect, useState } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { keptColumns, keepColumns } from './kept-columns.ts'
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

const shownMs = 2000

const textOf = (cell: Element): string => (cell as HTMLElement).innerText

/** Texts of a row's cells that are not hidden. */
const textsOf = (row: Element): string[] =>
  [...row.children]
    .filter((cell) => getComputedStyle(cell).display !== 'none')
    .map((cell) => cell.getAttribute('aria-label') ?? textOf(cell))

/**
 * Tools of a table of part numbers, loaded after it: copies the table, a row or a cell as a spreadsheet
 * takes it, and hides columns, which the browser keeps.
 */
export function TableTools({ section, columns, labels }: TableToolsProps) {
  const [said, setSaid] = useState('')
  const [hidden, setHidden] = useState(() => keptColumns().filter((key) => isOf(columns, key)))

  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), shownMs)
    return () => clearTimeout(timer)
  }, [said])

  // a style sheet hides the columns: the table is not rendered again, and cells stay for screen readers of all
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    const places = columns.flatMap(({ key }, at) =>
      hidden.includes(key) ? [`#${section} tr > :nth-child(${at + 2})`] : [],
    )
    if (places.length > 0) sheet.replaceSync(`${places.join(',')}{display:none}`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [columns, hidden, section])

  useEffect(() => {
    const place = document.getElementById(section)
    let pressed: Element | null = null
    const press = ({ target }: Event) => {
      pressed = target instanceof Element ? target.closest('td') : null
    }
    const copy = (event: ClipboardEvent) => {
      if (!getSelection()?.isCollapsed) return
      const focused = document.activeElement
      const row = focused?.closest(`#${section} th[scope=row]`)?.parentElement
      const cell = pressed && place?.contains(pressed) ? pressed : null
      if (row) {
        const texts = textsOf(row)
        event.clipboardData?.setData('text/plain', tabSeparated([texts]))
        setSaid(labels.row({ code: texts[0] ?? '' }))
      } else if (cell) {
        event.clipboardData?.setData('text/plain', textOf(cell))
        setSaid(labels.cell({ text: textOf(cell) }))
      } else return
      event.preventDefault()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('copy', copy)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('copy', copy)
    }
  }, [section, labels])

  const copyTable = async () => {
    const rows = document.querySelectorAll(`#${section} table tr`)
    await navigator.clipboard.writeText(tabSeparated([...rows].map(textsOf)))
    setSaid(labels.copied)
  }
  const choose = (keys: string[]) => {
    setHidden(keys)
    keepColumns(
      columns.map(({ key }) => key),
      keys,
    )
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={said === labels.copied ? 'check' : 'copy'}
        title={labels.hint}
        // denied, or not a secure context: the table can be selected by hand
        onClick={() => void copyTable().catch(() => undefined)}
      >
        {labels.copy}
      </Button>
      {columns.length > 1 ? (
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
                    choose(target.checked ? hidden.filter((one) => one !== key) : [...hidden, key])
                  }
                />
                {label}
              </label>
            ))}
            <Button
              variant="quiet"
              size="small"
              disabled={hidden.length === 0}
              onClick={() => choose([])}
            >
              {labels.all}
            </Button>
            <p className={styles.hint}>{labels.hint}</p>
          </fieldset>
        </details>
      ) : null}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}

const isOf = (columns: TableToolsProps['columns'], key: string): boolean =>
  columns.some((column) => column.key === key)
