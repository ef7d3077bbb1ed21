import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { LimitsByKey } from '#src/content/limits/copy-limits.ts'
import type { LimitsCopy } from '#src/panel-calls/limits.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { limitsPageTexts } from '#texts/limits-page.js'

/** Limits as they are sent. */
export const sentLimits = (limits: LimitsByKey) =>
  Object.fromEntries(Object.entries(limits).map(([key, own]) => [key, [...own]]))

interface CopyProps {
  subcategory: number
  limits: LimitsByKey
  onClose: () => void
}

/** Dialog that copies the limits of the page to other subcategories; it says what is not copied. */
export function CopyDialog({ subcategory, limits, onClose }: CopyProps): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const language = useLanguage()
  const [targets, setTargets] = useState<readonly LimitsCopy[]>()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isDone, setDone] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async (to?: number[]): Promise<void> => {
    setBusy(true)
    setProblem('')
    const body = { subcategory, limits: sentLimits(limits), ...(to ? { to } : {}) }
    const { data, message } = await call('limits.copy', { body }, { language })
    setBusy(false)
    if (!data) return setProblem(message ?? labels.failed)
    setTargets(data.targets)
    setDone(to !== undefined)
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once, as the dialog opens
  useEffect(() => void send(), [])
  return (
    <Dialog title={labels.copyTitle} isWide onClose={onClose}>
      <p>{labels.copyHint}</p>
      <div role="status">
        {isBusy ? <p>{labels.loading}</p> : null}
        {targets?.length === 0 ? <p>{labels.copyNone}</p> : null}
      </div>
      <ul className="limits-copy">
        {targets?.map(({ id, title, copied, notCopied, refused }) => (
          <li key={id}>
            {isDone ? (
              <b>{title}</b>
            ) : (
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    setChosen(
                      target.checked ? [...chosen, id] : chosen.filter((each) => each !== id),
                    )
                  }
                />
                {title}
              </label>
            )}
            <span className="ui-mono">
              {isDone
                ? refused === undefined
                  ? labels.copied({ count: copied })
                  : ''
                : labels.copyCount({ count: copied })}
            </span>
            {refused === undefined ? null : (
              <small data-refused="">{labels.copyRefused({ reason: refused })}</small>
            )}
            {notCopied.length > 0 ? <small>{notCopied.join(' ')}</small> : null}
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
      {isDone ? (
        <DialogActions
          cancel={labels.close}
          onCancel={onClose}
          confirm={labels.close}
          onConfirm={onClose}
        />
      ) : (
        <DialogActions
          onCancel={onClose}
          confirm={labels.copyDo({ count: chosen.length })}
          isBlocked={isBusy || chosen.length === 0}
          onConfirm={() => void send([...chosen])}
        />
      )}
    </Dialog>
  )
}
