import { useState } from 'react'
import type { ReactNode } from 'react'
import { TimeField } from '#src/admin/panel/time-field.tsx'
import { ReleaseEntry } from '#src/admin/release-entry/release-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { instantOfTyped, staffTimeZone } from '#src/platform/dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts } from '#src/platform/language.ts'
import { gridTexts } from '#texts/grid.js'
import type { DrawerProps } from './drawer-props.ts'

interface Props extends DrawerProps {
  invalid: number
  isDock: boolean
}

/** Asks for the time of a scheduled publication. */
function ScheduleDialog({
  onTime,
  onClose,
}: {
  onTime: (at: string) => void
  onClose: () => void
}): ReactNode {
  const { drawer: labels, order: applyLabels } = useTexts(gridTexts)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  return (
    <Dialog title={applyLabels.scheduleTitle} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const at = instantOfTyped(typed)
          if (at === undefined || Date.parse(at) <= Date.now()) setProblem(applyLabels.past)
          else onTime(at)
        }}
      >
        <TimeField
          label={applyLabels.at({ zone: staffTimeZone.replaceAll('_', ' ') })}
          value={typed}
          onChange={setTyped}
        />
        <p role="alert">{problem}</p>
        <DialogActions onCancel={onClose} confirm={labels.schedule} />
      </form>
    </Dialog>
  )
}

/** What visitors will see, from the comparison of the server. */
function visibleText({ edits, invalid, language }: Props): string {
  // counts are known without the doubtful values, and with all of them
  const isOpen = edits.edits.some(edits.isOpen)
  const visible = isOpen ? edits.check.visible : edits.check.visibleIfAccepted
  const { drawer: labels } = textsIn(gridTexts, language)
  // edits that cannot go out were not compared
  if (edits.edits.length === invalid) return ''
  if (edits.check.hasFailed) return labels.notChecked
  if (!visible) return edits.check.isPending ? labels.checking : ''
  return visible.documents === 0 ? labels.visibleNothing : labels.visible(visible)
}

/** What visitors will see, and the buttons that publish, keep as a draft, schedule or take back. */
export function DrawerFoot(props: Props): ReactNode {
  const { drawer: labels, order: applyLabels } = useTexts(gridTexts)
  const { edits, editor, sending, model, invalid, isDock } = props
  const { edits: list } = edits
  const [isAsking, setAsking] = useState(false)
  const valid = list.length - invalid
  if (list.length === 0) return null
  const isClosed = sending.isBusy || valid === 0
  const { mayPublish, hasDrafts } = model.answer
  const main = mayPublish || !hasDrafts ? 'publish' : 'draft'
  const button = (
    <Button look="main" aria-disabled={isClosed} onClick={() => void sending.send({ use: main })}>
      {sending.isBusy
        ? applyLabels.busy
        : main === 'draft'
          ? labels.draftCount({ count: valid, left: invalid })
          : labels.publish({ count: valid, left: invalid })}
    </Button>
  )
  const others = (
    <>
      {mayPublish ? (
        <>
          {hasDrafts ? (
            <Button aria-disabled={isClosed} onClick={() => void sending.send({ use: 'draft' })}>
              {labels.draft}
            </Button>
          ) : null}
          <Button
            aria-disabled={isClosed}
            aria-haspopup="dialog"
            onClick={() => setAsking(!isClosed)}
          >
            {labels.schedule}
          </Button>
          <ReleaseEntry items={sending.keep} isDisabled={isClosed} onClosed={sending.leaveHeld} />
        </>
      ) : null}
      {isDock ? null : (
        <Button aria-disabled={sending.isBusy} onClick={() => void editor.revert(list)}>
          {labels.undoAll}
        </Button>
      )}
    </>
  )
  const dialog = isAsking ? (
    <ScheduleDialog
      onTime={(at) => {
        setAsking(false)
        void sending.send({ use: 'publish', at })
      }}
      onClose={() => setAsking(false)}
    />
  ) : null
  if (isDock)
    return (
      <>
        {others}
        {button}
        {dialog}
      </>
    )
  return (
    <footer className="grid-drawer__foot">
      <p className="ui-small" aria-live="polite">
        {visibleText(props)}
      </p>
      {button}
      <div className="grid-drawer__others">{others}</div>
      {dialog}
    </footer>
  )
}
