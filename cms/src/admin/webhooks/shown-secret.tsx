import { useState } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { useTexts } from '#src/platform/language.ts'
import { webhooksTexts } from '#texts/webhooks.js'
import './webhooks.css'

interface SecretProps {
  title: string
  hint: string
  /** Name of the button that closes the dialog. */
  done: string
  secret: string
  onClose: () => void
}

/** A secret that is shown once. */
export function ShownSecret({ title, hint, done, secret, onClose }: SecretProps): ReactNode {
  const { copy: copyLabel, copied } = useTexts(webhooksTexts).secret
  const [isCopied, setCopied] = useState(false)
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Dialog isWide title={title} onClose={onClose}>
      <p>{hint}</p>
      <p className="webhooks__secret">
        <code>{secret}</code>
      </p>
      <p role="status">{isCopied ? copied : ''}</p>
      <DialogActions cancel={copyLabel} onCancel={copy} confirm={done} onConfirm={onClose} />
    </Dialog>
  )
}
