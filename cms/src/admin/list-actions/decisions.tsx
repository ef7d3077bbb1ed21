'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { decisionMark } from '#src/people/members/decision-mark.ts'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { decisionsTexts } from '#texts/decisions.js'
import './list-actions.css'

type State = 'approved' | 'refused' | 'blocked'
type Asked = Exclude<State, 'approved'>

/**
 * Confirmation dialog before members are refused (asks for a reason, which the e-mail contains) or
 * blocked.
 */
function DecisionDialog({
  state,
  onClose,
  onConfirm,
}: {
  state: Asked
  onClose: () => void
  /** True if it was decided; the reason is kept otherwise. */
  onConfirm: (reason: string) => Promise<boolean>
}) {
  const labels = useTexts(decisionsTexts)
  const { form, keep, forget } = useFormDraft('decision about members')
  const confirm = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason')
    if (await onConfirm(typeof reason === 'string' ? reason : '')) forget()
  }
  return (
    <Dialog title={state === 'refused' ? labels.refuseTitle : labels.blockTitle} onClose={onClose}>
      <form ref={form} onChange={keep} onSubmit={(event) => void confirm(event)}>
        {state === 'refused' ? (
          <label>
            {labels.reason}
            <textarea name="reason" rows={4} maxLength={1000} />
          </label>
        ) : (
          <p>{labels.blockWarning}</p>
        )}
        <DialogActions onCancel={onClose} confirm={labels.confirm} />
      </form>
    </Dialog>
  )
}

/** Buttons above the list of members that approve, refuse or block the selected members. */
export function Decisions() {
  const labels = useTexts(decisionsTexts)
  const { selectedIDs, toggleAll } = useSelection()
  const { data } = useListQuery()
  const language = useLanguage()
  const router = useRouter()
  const [asked, ask] = useState<Asked>()
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState('')

  const decide = async (state: State, reason = ''): Promise<boolean> => {
    ask(undefined)
    setPending(true)
    const body = {
      ids: selectedIDs.map(Number),
      state,
      ...(state === 'refused' ? { reason } : {}),
      expected: Object.fromEntries(
        (data?.docs ?? []).map((member) => [String(member.id), decisionMark(member)]),
      ),
    }
    const options = { language }
    const { data: decided, message: refusal } = await call('members.decide', { body }, options)
    setPending(false)
    if (!decided) {
      setMessage(refusal ?? labels.failed)
      return false
    }
    const reasons = new Set(decided.failed.map(({ message: why }) => why))
    setMessage([`${labels.done} ${decided.done}.`, ...reasons].join(' '))
    toggleAll(false)
    router.refresh()
    return true
  }
  const idle = pending || selectedIDs.length === 0

  return (
    <div className="decisions">
      <p className="decisions__hint">
        {selectedIDs.length === 0 ? labels.hint : `${labels.chosen} ${selectedIDs.length}`}
      </p>
      <div className="decisions__buttons">
        <Button disabled={idle} onClick={() => void decide('approved')}>
          {labels.approve}
        </Button>
        <Button disabled={idle} onClick={() => ask('refused')}>
          {labels.refuse}
        </Button>
        <Button disabled={idle} onClick={() => ask('blocked')}>
          {labels.block}
        </Button>
      </div>
      <p className="decisions__said" role="status">
        {message}
      </p>
      {asked ? (
        <DecisionDialog
          state={asked}
          onClose={() => ask(undefined)}
          onConfirm={(reason) => decide(asked, reason)}
        />
      ) : null}
    </div>
  )
}
