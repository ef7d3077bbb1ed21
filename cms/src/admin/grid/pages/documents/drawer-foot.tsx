import { useState } from 'react'
import type { ReactNode } from 'react'
import { ConsequenceList, IncompleteQuestion } from '#src/admin/consequences/consequence-list.tsx'
import {
  deletedIn,
  documentsRead,
  incompleteIn,
  languagesRead,
} from '#src/admin/consequences/taken-consequences.ts'
import { TimeField } from '#src/admin/panel/time-field.tsx'
import { ReleaseEntry } from '#src/admin/release-entry/release-dialog.tsx'
import type { Consequences } from '#src/changes/consequence-shapes.ts'
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
  const documents = documentsRead(visible)
  return documents === 0
    ? labels.visibleNothing
    : labels.visible({ documents, languages: languagesRead(visible).length, rows: visible.rows })
}

/** Asks once before documents that will be incomplete are published. */
function useIncompleteQuestion(visible: Consequences | undefined) {
  const { unconfirmed } = useTexts(consequencesTexts)
  const [isConfirmed, confirm] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isOpen = visible !== undefined && incompleteIn(visible).count > 0 && !isConfirmed
  return {
    isConfirmed,
    confirm,
    problem: isAsked && isOpen ? unconfirmed : '',
    /** Publishes unless the question is open. */
    publish: (run: () => void): void => {
      setAsked(isOpen)
      if (!isOpen) run()
    },
  }
}

/** Label of the main button, with the values that are deleted. */
function actionText(
  { sending, edits, invalid, language }: Props,
  { isDraft, deleted }: { isDraft: boolean; deleted: number },
): string {
  const { drawer: labels, order: applyLabels } = textsIn(gridTexts, language)
  if (sending.isBusy) return applyLabels.busy
  const figures = { count: edits.edits.length - invalid, left: invalid }
  const action = isDraft ? labels.draftCount(figures) : labels.publish(figures)
  const { deletes } = textsIn(consequencesTexts, language)
  return deleted > 0 ? deletes({ action, count: deleted }) : action
}

/** What visitors will see, and the buttons that publish, keep as a draft, schedule or take back. */
export function DrawerFoot(props: Props): ReactNode {
  const { drawer: labels } = useTexts(gridTexts)
  const { edits, editor, sending, model, invalid, isDock } = props
  const { edits: list } = edits
  const [isAsking, setAsking] = useState(false)
  const visible = visibleOf(props)
  const question = useIncompleteQuestion(visible)
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
      {actionText(props, { isDraft, deleted: visible ? deletedIn(visible) : 0 })}
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
      {visible ? (
        <>
          <ConsequenceList of={visible} />
          <IncompleteQuestion
            of={visible}
            isConfirmed={question.isConfirmed}
            onConfirm={mayPublish ? question.confirm : undefined}
          />
        </>
      ) : null}
      {ends}
      {button}
      <div className="grid-drawer__others">{others}</div>
    </footer>
  )
}
