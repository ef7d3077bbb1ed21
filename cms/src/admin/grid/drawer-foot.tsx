import { useState } from 'react'
import type { ReactNode } from 'react'
import { TimeNote } from '#src/admin/panel/time-note.tsx'
import { ReleaseDoor } from '#src/admin/release-door/release-dialog.tsx'
import { Dialog } from '#src/admin/panel/dialogs.tsx'
import { instantOfTyped, staffTimeZone } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { gridTexts } from '#texts/grid.js'
import { panelTexts } from '#texts/panel.js'
import type { DrawerProps } from './drawer-props.ts'

const { drawer: labels, order: orderLabels } = labelsOf(gridTexts)
const { cancel } = labelsOf(panelTexts)

interface Props extends DrawerProps {
  invalid: number
  isDock: boolean
}

/** Asks for the time of a scheduled publication. */
function ScheduleDialog({
  language,
  onTime,
  onClose,
}: {
  language: string
  onTime: (at: string) => void
  onClose: () => void
}): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  return (
    <Dialog title={say(orderLabels.scheduleTitle)} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const at = instantOfTyped(typed)
          if (at === undefined || Date.parse(at) <= Date.now()) setProblem(say(orderLabels.past))
          else onTime(at)
        }}
      >
        <label>
          {say(orderLabels.at({ zone: staffTimeZone.replaceAll('_', ' ') }))}
          <input
            type="datetime-local"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <TimeNote typed={typed} language={language} />
        </label>
        <p role="alert">{problem}</p>
        <div className="panel-dialog__actions">
          <button type="button" onClick={onClose}>
            {say(cancel)}
          </button>
          <button type="submit" data-main>
            {say(labels.schedule)}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** What visitors will see, from the comparison of the server. */
function visibleText({ edits, invalid, language }: Props): string {
  const { visible } = edits.check
  const say = (label: Label): string => textOf(label, language)
  // edits that cannot go out were not compared
  if (edits.edits.length === invalid) return ''
  if (edits.check.hasFailed) return say(labels.notChecked)
  if (!visible) return edits.check.isPending ? say(labels.checking) : ''
  return visible.documents === 0 ? say(labels.visibleNothing) : say(labels.visible(visible))
}

/** What visitors will see, and the buttons that publish, keep as a draft, schedule or take back. */
export function DrawerFoot(props: Props): ReactNode {
  const { edits, editor, order, model, invalid, isDock, language } = props
  const { edits: list } = edits
  const say = (label: Label): string => textOf(label, language)
  const [isAsking, setAsking] = useState(false)
  const valid = list.length - invalid
  if (list.length === 0) return null
  const isClosed = order.isBusy || valid === 0
  const { mayPublish, hasDrafts } = model.answer
  const main = mayPublish || !hasDrafts ? 'publish' : 'draft'
  const button = (
    <button
      type="button"
      className="panel-button panel-button--main"
      aria-disabled={isClosed}
      onClick={() => void order.send({ use: main })}
    >
      {say(
        order.isBusy
          ? orderLabels.busy
          : main === 'draft'
            ? labels.draftCount({ count: valid, left: invalid })
            : labels.publish({ count: valid, left: invalid }),
      )}
    </button>
  )
  const others = (
    <>
      {mayPublish ? (
        <>
          {hasDrafts ? (
            <button
              type="button"
              className="panel-button"
              aria-disabled={isClosed}
              onClick={() => void order.send({ use: 'draft' })}
            >
              {say(labels.draft)}
            </button>
          ) : null}
          <button
            type="button"
            className="panel-button"
            aria-disabled={isClosed}
            aria-haspopup="dialog"
            onClick={() => setAsking(!isClosed)}
          >
            {say(labels.schedule)}
          </button>
          <ReleaseDoor
            items={order.keep}
            isDisabled={isClosed}
            language={language}
            onClosed={order.leaveHeld}
          />
        </>
      ) : null}
      {isDock ? null : (
        <button
          type="button"
          className="panel-button"
          aria-disabled={order.isBusy}
          onClick={() => void editor.revert(list)}
        >
          {say(labels.undoAll)}
        </button>
      )}
    </>
  )
  const dialog = isAsking ? (
    <ScheduleDialog
      language={language}
      onTime={(at) => {
        setAsking(false)
        void order.send({ use: 'publish', at })
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
      <p className="changes-small" aria-live="polite">
        {visibleText(props)}
      </p>
      {button}
      <div className="grid-drawer__others">{others}</div>
      {dialog}
    </footer>
  )
}
