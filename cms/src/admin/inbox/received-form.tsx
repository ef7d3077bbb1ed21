'use client'

import { useId, useRef, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { LeadRef } from '#src/people/inbox/lead-history.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { inboxTexts } from '#texts/inbox.js'
import { useKeptText } from './kept-text.ts'
import { useReload } from './use-reload.ts'

interface ReceivedProps {
  lead: LeadRef
}

/**
 * Dialog into which a customer's e-mail from the department's mailbox is pasted, so that it appears
 * in the conversation.
 */
export function ReceivedForm({ lead: { collection, id: leadId } }: ReceivedProps) {
  const language = useLanguage()
  const labels = useTexts(inboxTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const reload = useReload(`${collection}-${leadId}`)
  const { text, setText, clear } = useKeptText(`vitrine-received-${collection}/${leadId}`, '')
  const [problem, setProblem] = useState('')
  const keep = async (): Promise<void> => {
    const given = { entity: collection, id: leadId, body: { text } }
    const { data, message } = await call('leads.keep-received', given, { language })
    if (!data) return setProblem(message ?? labels.errors.failed)
    clear()
    setProblem('')
    dialog.current?.close()
    reload()
  }
  return (
    <>
      <button
        type="button"
        className="ui-button ui-button--quiet"
        onClick={() => dialog.current?.showModal()}
      >
        {labels.pasteReceived}
      </button>
      <dialog
        ref={dialog}
        className="inbox__dialog"
        closedby="any"
        aria-label={labels.pasteReceived}
      >
        <label className="inbox__field">
          {labels.received}
          <textarea
            rows={10}
            value={text}
            aria-invalid={problem !== ''}
            aria-describedby={id}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p id={id} className="inbox__problem" role="alert">
          {problem}
        </p>
        <button type="button" className="ui-button ui-button--main" onClick={() => void keep()}>
          {labels.keep}
        </button>
      </dialog>
    </>
  )
}
