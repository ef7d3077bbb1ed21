import { useState } from 'react'
import type { ReactNode } from 'react'
import { ConsequenceList } from '#src/admin/consequences/consequence-list.tsx'
import { takenConsequences } from '#src/admin/consequences/taken-consequences.ts'
import { useConsequences } from '#src/admin/consequences/use-consequences.ts'
import type { ConsequencesState } from '#src/admin/consequences/use-consequences.ts'
import { TimeField } from '#src/admin/panel/time-field.tsx'
import { ReleaseEntry } from '#src/admin/release-entry/release-dialog.tsx'
import type { GridCheck } from '#src/changes/plans/grid-edits.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { instantOfTyped, zoneText } from '#src/platform/dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { consequencesTexts } from '#texts/consequences.js'
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
  const language = useLanguage()
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
          label={applyLabels.at({ zone: zoneText(language) })}
          value={typed}
          onChange={setTyped}
        />
        <p role="alert">{problem}</p>
        <DialogActions onCancel={onClose} confirm={labels.schedule} />
      </form>
    </Dialog>
  )
}

/** What the comparison of the server says; undefined: not known yet. */
function visibleOf({ edits, invalid }: Props): GridCheck['visible'] | undefined {
  // edits that cannot go out were not compared
  if (edits.edits.length === invalid || edits.check.hasFailed) return undefined
  // known without the doubtful values, and with all of them
  const isOpen = edits.edits.some(edits.isOpen)
  return isOpen ? edits.check.visible : edits.check.visibleIfAccepted
}

/** What visitors will see, in a sentence. */
function visibleText(props: Props): string {
  const { edits, invalid, language } = props
  const visible = visibleOf(props)
  const { drawer: labels } = textsIn(gridTexts, language)
  if (edits.edits.length === invalid) return ''
  if (edits.check.hasFailed) return labels.notChecked
  if (!visible) return edits.check.isPending ? labels.checking : ''
  const { read: documents, readIn } = takenConsequences(visible)
  return documents === 0
    ? labels.visibleNothing
    : labels.visible({ documents, languages: readIn.length, rows: visible.rows })
}

/** Publishes unless a document would be incomplete and nobody said that it may be. */
function useAskedPublication({ isOpen }: ConsequencesState) {
  const { unconfirmed } = useTexts(consequencesTexts)
  const [isAsked, setAsked] = useState(false)
  return {
    problem: isAsked && isOpen ? unconfirmed : '',
    publish: (run: () => void): void => {
      setAsked(isOpen)
      if (!isOpen) run()
    },
  }
}

/** Label of the main button. */
function actionText({ edits, invalid, language }: Props, isDraft: boolean): string {
  const { drawer: labels } = textsIn(gridTexts, language)
  const figures = { count: edits.edits.length - invalid, left: invalid }
  return isDraft ? labels.draftCount(figures) : labels.publish(figures)
}

/** What visitors will see, and the buttons that publish, keep as a draft, schedule or take back. */
export function DrawerFoot(props: Props): ReactNode {
  const { drawer: labels, order: applyLabels } = useTexts(gridTexts)
  const { edits, editor, sending, model, invalid, isDock } = props
  const { edits: list } = edits
  const [isAsking, setAsking] = useState(false)
  const consequences = useConsequences(visibleOf(props))
  const question = useAskedPublication(consequences)
  if (list.length === 0) return null
  const isClosed = sending.isBusy || list.length === invalid
  const { mayPublish, hasDrafts } = model.answer
  const isDraft = !mayPublish && hasDrafts
  const button = (
    <Button
      look="main"
      aria-disabled={isClosed}
      onClick={() =>
        isDraft
          ? void sending.send({ use: 'draft' })
          : question.publish(() => void sending.send({ use: 'publish' }))
      }
    >
      {sending.isBusy ? applyLabels.busy : consequences.action(actionText(props, isDraft))}
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
            onClick={() => question.publish(() => setAsking(!isClosed))}
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
  const ends = (
    <>
      <p role="alert" className="ui-problem">
        {question.problem}
      </p>
      {isAsking ? (
        <ScheduleDialog
          onTime={(at) => {
            setAsking(false)
            void sending.send({ use: 'publish', at })
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
  if (isDock)
    return (
      <>
        {others}
        {button}
        {ends}
      </>
    )
  return (
    <footer className="grid-drawer__foot">
      <p className="ui-small" aria-live="polite">
        {visibleText(props)}
      </p>
      <ConsequenceList of={consequences} isAsked={mayPublish} />
      {ends}
      {button}
      <div className="grid-drawer__others">{others}</div>
    </footer>
  )
}
