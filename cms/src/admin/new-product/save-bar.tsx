import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import { TimeField } from '#src/admin/panel/time-field.tsx'
import { timeProblem } from '#src/admin/sheets/apply-text.ts'
import { instantOfTyped, zoneText } from '#src/platform/dates.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { importPageTexts } from '#texts/import-page.js'
import { newProductTexts } from '#texts/new-product.js'
import { languagesOf } from './review-side.tsx'
import type { SaveWay } from './use-save.ts'

/** Asks for the time of a publication. */
function TimeDialog({
  onTime,
  onClose,
}: {
  onTime: (at: string) => void
  onClose: () => void
}): ReactNode {
  const labels = useTexts(newProductTexts)
  const { order } = useTexts(importPageTexts)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const confirm = (): void => {
    const lack = timeProblem({ way: 'later', typed }, order)
    const at = instantOfTyped(typed)
    if (lack !== undefined || at === undefined) setProblem(lack ?? '')
    else onTime(at)
  }
  return (
    <Dialog title={labels.schedule} onClose={onClose}>
      <TimeField
        label={labels.time({ zone: zoneText(language) })}
        value={typed}
        aria-invalid={problem !== ''}
        onChange={(text) => {
          setTyped(text)
          setProblem('')
        }}
      />
      <p role="alert" className="ui-problem">
        {problem}
      </p>
      <DialogActions onCancel={onClose} confirm={labels.schedule} onConfirm={confirm} />
    </Dialog>
  )
}

interface BarProps {
  /** Languages in which a publication shows the product. */
  locales: readonly Locale[]
  /** Values and part numbers that stay out. */
  left: number
  isBusy: boolean
  problem: string
  /** Sentence that says whether the browser keeps the draft. */
  kept: string
  /** Why the product is not compared. */
  unanswered: string
  isEmpty: boolean
  onSave: (way: SaveWay) => void
  /** Opens the comparison, from which a release takes the product. */
  onJoin: () => void
  onDiscard: () => void
}

/** How the product is saved: draft, publication at once or at a time. */
export function SaveBar({
  locales: shown,
  left,
  isBusy,
  problem,
  kept,
  unanswered,
  isEmpty,
  onSave,
  onJoin,
  onDiscard,
}: BarProps): ReactNode {
  const labels = useTexts(newProductTexts)
  const language = useLanguage()
  const [isTimed, setTimed] = useState(false)
  const languages = languagesOf(shown, language)
  return (
    <footer className="new-product__bar">
      <div>
        <p>{kept}</p>
        <p role="status">{unanswered}</p>
        {left > 0 ? <p className="new-product__left">⚠ {labels.stayOut({ count: left })}</p> : null}
        <p role="alert" className="new-product__problem">
          {problem}
        </p>
        <p role="status">{isBusy ? labels.saving : ''}</p>
      </div>
      <Button look="quiet" disabled={isEmpty || isBusy} onClick={onDiscard}>
        {labels.discard}
      </Button>
      <Button data-saves disabled={isBusy} onClick={() => onSave({ use: 'draft' })}>
        {labels.saveDraft} <kbd>Ctrl S</kbd>
      </Button>
      <Button look="quiet" disabled={isBusy} onClick={onJoin}>
        {labels.join}
      </Button>
      <Button aria-haspopup="dialog" disabled={isBusy} onClick={() => setTimed(true)}>
        {labels.schedule}
      </Button>
      <Button look="main" disabled={isBusy} onClick={() => onSave({ use: 'publish' })}>
        {shown.length === 0
          ? labels.publish
          : left > 0
            ? labels.publishWithout({ languages, count: left })
            : labels.publishIn({ languages })}
      </Button>
      {isTimed ? (
        <TimeDialog
          onClose={() => setTimed(false)}
          onTime={(at) => {
            setTimed(false)
            onSave({ use: 'publish', at })
          }}
        />
      ) : null}
    </footer>
  )
}
