import { useId } from 'react'
import type { ReactNode } from 'react'
import { OrderChoice } from '#src/admin/sheets/order-choices.tsx'
import { orderWays } from '#src/admin/sheets/order-text.ts'
import type { OrderWay } from '#src/admin/sheets/order-text.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { lackOf } from './bulk-row.ts'
import type { BulkRows } from './use-bulk-rows.ts'
import type { Sending } from './use-sending.ts'

const { order: labels } = labelsOf(bulkFilesTexts)

interface PanelProps {
  list: BulkRows
  sending: Sending
  language: string
}

/** Effect of sending in figures. */
function EffectPart({ list, sending, language }: PanelProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const { ready, waiting } = sending
  const countOf = (action: string): number => ready.filter((row) => row.action === action).length
  const products = new Set([...ready, ...waiting].flatMap(({ product }) => product ?? [])).size
  const open = list.rows.filter(
    (row) => row.state !== 'sent' && lackOf(row, list.products) !== undefined,
  ).length
  const figures: [number, Label][] = [
    [countOf('new'), labels.new],
    [countOf('replace'), labels.replaced],
    [countOf('use'), labels.used],
    [products, labels.products],
  ]
  return (
    <section className="order__part">
      <h3>{say(labels.effect)}</h3>
      <dl>
        {figures
          .filter(([count]) => count > 0)
          .map(([count, label]) => (
            <div key={say(label)}>
              <dt>{count.toLocaleString(language)}</dt>
              <dd>{say(label)}</dd>
            </div>
          ))}
      </dl>
      {open > 0 ? <p className="changes-small">{say(labels.open({ count: open }))}</p> : null}
    </section>
  )
}

/** What the button does: sends files, or saves sent ones in their products. */
const buttonText = ({ ready, waiting }: Sending): Label =>
  ready.length > 0 || waiting.length === 0
    ? labels.send({ count: ready.length })
    : labels.attach({ count: waiting.length })

/** How and when the files come into the products, and the button that sends them. */
export function SendPanel(props: PanelProps): ReactNode {
  const { sending, language } = props
  const say = (label: Label): string => textOf(label, language)
  const id = useId()
  const { choices, choose, progress, problem, ready, waiting, refusedCount } = sending
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
        void sending.send()
      }}
    >
      <div className="order__scroll">
        <h2>{say(labels.title)}</h2>
        <fieldset className="order__part">
          <legend>{say(labels.how)}</legend>
          {orderWays.map((way) => (
            <OrderChoice
              key={way}
              name={`${id}-way`}
              isChosen={choices.way === way}
              onChoose={() => choose({ way })}
              title={say(labels[way])}
              hint={say(hints[way])}
            />
          ))}
          {choices.way === 'later' ? (
            <label className="order__time">
              {say(labels.at)}
              <input
                type="datetime-local"
                value={choices.typed}
                aria-describedby={`${id}-problem`}
                onChange={({ target }) => choose({ typed: target.value })}
              />
            </label>
          ) : null}
        </fieldset>
        <EffectPart {...props} />
      </div>
      <footer className="order__foot">
        <div id={`${id}-problem`} role="alert">
          {problem === '' ? null : <p>{problem}</p>}
          {refusedCount ? <p>{say(labels.refusedSome({ count: refusedCount }))}</p> : null}
        </div>
        {progress ? (
          <p className="import-progress" role="status">
            <span className="changes-mono">{say(labels.progress(progress))}</span>
            <progress
              aria-label={say(labels.sending)}
              max={Math.max(1, progress.count)}
              value={progress.done}
            />
          </p>
        ) : null}
        <button
          type="submit"
          className="panel-button panel-button--main"
          aria-disabled={progress !== undefined || ready.length + waiting.length === 0}
          aria-describedby={`${id}-hint`}
        >
          {say(progress ? labels.sending : buttonText(sending))}
        </button>
        <p id={`${id}-hint`} className="changes-small">
          {say(progress ? labels.stay : labels.kept)}
        </p>
      </footer>
    </form>
  )
}
