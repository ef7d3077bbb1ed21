'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { decisionMark } from '#src/people/members/decision-mark.ts'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { decisionsTexts } from '#texts/decisions.js'
import './list-actions.css'

type State = 'approved' | 'refused' | 'blocked'

/**
 * Confirmation dialog before members are refused (asks for a reason, which the e-mail contains) or
 * blocked.
 */
function DecisionDialog({
  dialog,
  draft: { form, keep },
  state,
  reason,
  onReason,
  onConfirm,
}: {
  dialog: RefObject<HTMLDialogElement | null>
  draft: Pick<ReturnType<typeof useFormDraft>, 'form' | 'keep'>
  state: 'refused' | 'blocked'
  reason: string
  onReason: (reason: string) => void
  onConfirm: () => void
}) {
  const labels = useTexts(decisionsTexts)
  return (
    <dialog ref={dialog} className="decisions__dialog">
      <form
        ref={form}
        method="dialog"
        onChange={keep}
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
      >
        {state === 'refused' ? (
          <label>
            {labels.reason}
            <textarea
              name="reason"
              rows={4}
              maxLength={1000}
              value={reason}
              onChange={(event) => onReason(event.target.value)}
            />
          </label>
        ) : (
          <p>{labels.blockWarning}</p>
        )}
        <div className="decisions__buttons">
          <button type="submit">{labels.confirm}</button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {labels.cancel}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** Buttons above the list of members that approve, refuse or block the selected members. */
export function Decisions() {
  const labels = useTexts(decisionsTexts)
  const { selectedIDs, toggleAll } = useSelection()
  const { data } = useListQuery()
  const language = useLanguage()
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [asking, setAsking] = useState<'refused' | 'blocked'>('refused')
  const [reason, setReason] = useState('')
  const { form, keep, forget } = useFormDraft('decision about members')
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState('')

  const decide = async (state: State): Promise<void> => {
    dialog.current?.close()
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
    if (!decided) return setMessage(refusal ?? labels.failed)
    const reasons = new Set(decided.failed.map(({ message: why }) => why))
    setMessage([`${labels.done} ${decided.done}.`, ...reasons].join(' '))
    setReason('')
    forget()
    toggleAll(false)
    router.refresh()
  }
  const ask = (state: 'refused' | 'blocked'): void => {
    setAsking(state)
    dialog.current?.showModal()
  }
  const idle = pending || selectedIDs.length === 0

  return (
    <div className="decisions">
      <p className="decisions__hint">
        {selectedIDs.length === 0 ? labels.hint : `${labels.chosen} ${selectedIDs.length}`}
      </p>
      <div className="decisions__buttons">
        <button type="button" disabled={idle} onClick={() => void decide('approved')}>
          {labels.approve}
        </button>
        <button type="button" disabled={idle} onClick={() => ask('refused')}>
          {labels.refuse}
        </button>
        <button type="button" disabled={idle} onClick={() => ask('blocked')}>
          {labels.block}
        </button>
      </div>
      <p className="decisions__said" role="status">
        {message}
      </p>
      <DecisionDialog
        dialog={dialog}
        draft={{ form, keep }}
        state={asking}
        reason={reason}
        onReason={setReason}
        onConfirm={() => void decide(asking)}
      />
    </div>
  )
}
