import { gtinKey } from '@vitrine/contract/gtin'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { GridEditor } from '#src/admin/grid/component/use-grid-editor.ts'
import { call } from '#src/admin/panel/call.ts'
import { maxGtins } from '#src/panel-calls/gtins.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { gtinsTexts } from '#texts/gtins.js'
import { gtinsIn, rowsWithoutGtin, withGtins } from './gtin-rows.ts'

interface Props {
  editor: GridEditor
  /** True: without several chosen rows, all of them are filled. */
  isWhole?: boolean
  onGiven?: (gtins: readonly string[]) => void
}

/** Button that gives the chosen rows without GTIN the next ones of the company's sequence. */
export function FillGtins({ editor, isWhole = false, onGiven }: Props): ReactNode {
  const labels = useTexts(gtinsTexts)
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  // rows may be typed while the server answers
  const latest = useRef(editor)
  useEffect(() => {
    latest.current = editor
  })
  if (!editor.attributes.some(({ key }) => key === gtinKey)) return null
  const fill = async (): Promise<void> => {
    const { view, rect, rows, states, setResult } = editor
    const { top, bottom } = rect
    const chosen = isWhole && top === bottom ? view.order : view.order.slice(top, bottom + 1)
    const isClosed = (row: number): boolean =>
      states.isClosed(row, gtinKey) || states.isAbsent(row, gtinKey)
    const empty = rowsWithoutGtin(rows, chosen, isClosed).slice(0, maxGtins)
    if (empty.length === 0) return setResult(labels.nothing)
    setBusy(true)
    const body = { count: empty.length, present: gtinsIn(rows) }
    const { data, message } = await call('gtins.give', { body }, { language })
    setBusy(false)
    if (!data) return setResult(message ?? labels.failed)
    const { gtins, missing } = data
    const [first, last] = [gtins[0], gtins.at(-1)]
    if (first !== undefined) {
      latest.current.change(withGtins(latest.current.rows, empty, gtins))
      onGiven?.(gtins)
    }
    latest.current.setResult(
      [
        ...(first === undefined || last === undefined
          ? []
          : [labels.filled({ count: gtins.length, first, last })]),
        ...(missing > 0 ? [labels.exhausted({ count: missing })] : []),
      ].join(' '),
    )
  }
  return (
    <Button look="quiet" aria-disabled={isBusy} onClick={() => void (isBusy ? undefined : fill())}>
      {labels.fill}
    </Button>
  )
}
