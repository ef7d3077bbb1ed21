import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { ImportPreview } from '#src/changes/imports/import-answer.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { importPageTexts } from '#texts/import-page.js'
import { refusedCells } from './effect-tabs.tsx'
import { orderImport, sendAgain } from './import-requests.ts'
import { buttonText, instantOf, orderWays } from './order-text.ts'
import type { OrderWay } from './order-text.ts'
import { takenOf } from './ticks.ts'
import type { Left, Taken } from './ticks.ts'
import { VisiblePart } from './visible-part.tsx'

const { order: labels } = labelsOf(importPageTexts)

interface Problem {
  message: string
  /** True if the file has to be compared again. */
  isOutdated: boolean
}

interface ChoiceProps {
  name: string
  isChosen: boolean
  onChoose: () => void
  title: string
  hint: string
}

function Choice({ name, isChosen, onChoose, title, hint }: ChoiceProps): ReactNode {
  return (
    <label className="order__choice">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
    </label>
  )
}

/** Why an order cannot be sent; undefined if it can. */
function lackOf(
  preview: ImportPreview,
  taken: Taken,
  { way, typed, isPartial }: { way: OrderWay; typed: string; isPartial: boolean },
): Label | undefined {
  const { changed, created } = preview.figures
  if (changed + created === 0) return labels.emptyFile
  if (taken.changed + taken.created <= 0) return labels.empty
  const refused = refusedCells(preview)
  if (!isPartial && refused > 0) return labels.wholeHint({ count: refused })
  if (way !== 'later') return undefined
  const at = instantOf(typed)
  if (at === undefined) return labels.needsTime
  return Date.parse(at) <= Date.now() ? labels.past : undefined
}

interface FormProps {
  preview: ImportPreview
  left: Left
  language: string
  /** Reads the import, which is ordered. */
  onOrdered: () => void
  /** Shows the comparison that was made again. */
  onChecked: (preview: ImportPreview) => void
  children: ReactNode
}

/** How and when an import is applied, and the button that does it. */
export function OrderForm({
  preview,
  left,
  language,
  onOrdered,
  onChecked,
  children,
}: FormProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const id = useId()
  const [way, setWay] = useState<OrderWay>('publish')
  const [typed, setTyped] = useState('')
  const [isPartial, setPartial] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const taken = takenOf(preview, left)
  const refused = refusedCells(preview)
  const lack = lackOf(preview, taken, { way, typed, isPartial })
  const isEmpty = taken.changed + taken.created <= 0
  const choose = (change: () => void): void => {
    change()
    setProblem(undefined)
  }
  const order = async (): Promise<void> => {
    if (isBusy) return
    if (lack) return setProblem({ message: say(lack), isOutdated: false })
    setBusy(true)
    setProblem(undefined)
    const { data, message, status } = await orderImport(
      preview.id,
      {
        digest: preview.digest,
        use: way === 'draft' ? 'draft' : 'publish',
        at: way === 'later' ? instantOf(typed) : undefined,
        isPartial,
        without: [...left],
      },
      language,
    )
    setBusy(false)
    if (data) return onOrdered()
    setProblem({ message: message ?? say(labels.failed), isOutdated: status === 409 })
  }
  const again = async (): Promise<void> => {
    setBusy(true)
    const { data } = await sendAgain(preview, language)
    setBusy(false)
    if (data) return onChecked(data)
    setProblem({ message: say(labels.againFailed), isOutdated: false })
  }
  const hints: Record<OrderWay, Label> = {
    draft: labels.draftHint,
    publish: labels.publishHint,
    later: labels.laterHint({ zone: staffTimeZone.replaceAll('_', ' ') }),
  }
  return (
    <form
      className="order"
      aria-label={say(labels.title)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void order()
      }}
    >
      <div className="order__scroll">
        <h2>{say(labels.title)}</h2>
        <fieldset className="order__part">
          <legend>{say(labels.how)}</legend>
          {orderWays.map((each) => (
            <Choice
              key={each}
              name={`${id}-way`}
              isChosen={way === each}
              onChoose={() => choose(() => setWay(each))}
              title={say(labels[each])}
              hint={say(hints[each])}
            />
          ))}
          {way === 'later' ? (
            <label className="order__time">
              {say(labels.at)}
              <input
                type="datetime-local"
                value={typed}
                aria-describedby={`${id}-problem`}
                onChange={({ target }) => {
                  setTyped(target.value)
                  setProblem(undefined)
                }}
              />
            </label>
          ) : null}
        </fieldset>
        <fieldset className="order__part">
          <legend>{say(labels.which)}</legend>
          <Choice
            name={`${id}-which`}
            isChosen={isPartial}
            onChoose={() => choose(() => setPartial(true))}
            title={say(labels.partial)}
            hint={say(refused > 0 ? labels.partialHint({ count: refused }) : labels.partialNone)}
          />
          <Choice
            name={`${id}-which`}
            isChosen={!isPartial}
            onChoose={() => choose(() => setPartial(false))}
            title={say(labels.whole)}
            hint={say(refused > 0 ? labels.wholeHint({ count: refused }) : labels.wholeNone)}
          />
        </fieldset>
        <VisiblePart preview={preview} taken={taken} way={way} language={language} />
        {children}
      </div>
      <footer className="order__foot">
        <div id={`${id}-problem`} role="alert">
          {problem ? <p>{problem.message}</p> : null}
          {problem?.isOutdated ? (
            <button type="button" className="panel-button" onClick={() => void again()}>
              {say(labels.again)}
            </button>
          ) : null}
        </div>
        <button
          type="submit"
          className="panel-button panel-button--main"
          aria-disabled={isBusy || isEmpty}
          aria-describedby={`${id}-hint`}
        >
          {say(isBusy ? labels.sending : buttonText(way, taken))}
        </button>
        <p id={`${id}-hint`} className="changes-small">
          {say(problem ? labels.kept : (lack ?? labels.kept))}
        </p>
      </footer>
    </form>
  )
}
