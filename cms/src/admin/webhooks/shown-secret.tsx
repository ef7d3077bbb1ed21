import { useState } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '#src/admin/panel/dialogs.tsx'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { webhooksTexts } from '#texts/webhooks.js'

const { copy: copyLabel, copied } = labelsOf(webhooksTexts).secret

interface SecretProps {
  title: string
  hint: string
  /** Name of the button that closes the dialog. */
  done: string
  secret: string
  language: string
  onClose: () => void
}

/** A secret that is shown once. */
export function ShownSecret({
  title,
  hint,
  done,
  secret,
  language,
  onClose,
}: SecretProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const [isCopied, setCopied] = useState(false)
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{hint}</p>
      <p className="webhooks__secret">
        <code>{secret}</code>
      </p>
      <p role="status">{isCopied ? say(copied) : ''}</p>
      <div className="panel-dialog__actions">
        <button type="button" onClick={copy}>
          {say(copyLabel)}
        </button>
        <button type="button" data-main onClick={onClose}>
          {done}
        </button>
      </div>
    </Dialog>
  )
}
