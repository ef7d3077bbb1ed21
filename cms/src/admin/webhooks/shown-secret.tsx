import { useState } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '#src/admin/panel/dialogs.tsx'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { webhooksTexts } from '#texts/webhooks.js'

const labels = labelsOf(webhooksTexts).secret

interface SecretProps {
  /** Name of what the secret belongs to. */
  title: string
  secret: string
  language: string
  onClose: () => void
}

/** A secret that is shown once. */
export function ShownSecret({ title, secret, language, onClose }: SecretProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const [isCopied, setCopied] = useState(false)
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Dialog title={say(labels.title({ name: title }))} onClose={onClose}>
      <p>{say(labels.hint)}</p>
      <p className="webhooks__secret">
        <code>{secret}</code>
      </p>
      <p role="status">{isCopied ? say(labels.copied) : ''}</p>
      <div className="panel-dialog__actions">
        <button type="button" onClick={copy}>
          {say(labels.copy)}
        </button>
        <button type="button" data-main onClick={onClose}>
          {say(labels.done)}
        </button>
      </div>
    </Dialog>
  )
}
