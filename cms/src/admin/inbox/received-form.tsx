'use client'

import { useId, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { LeadRef } from '#src/people/inbox/lead-history.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
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
  const [isOpen, setOpen] = useState(false)
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
    setOpen(false)
    reload()
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {labels.pasteReceived}
      </Button>
      {isOpen ? (
        <Dialog isLight title={labels.pasteReceived} onClose={() => setOpen(false)}>
          <label>
            {labels.received}
            <textarea
              rows={10}
              value={text}
              aria-invalid={problem !== ''}
              aria-describedby={id}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <p id={id} role="alert">
            {problem}
          </p>
          <DialogActions
            onCancel={() => setOpen(false)}
            confirm={labels.keep}
            onConfirm={() => void keep()}
          />
        </Dialog>
      ) : null}
    </>
  )
}
