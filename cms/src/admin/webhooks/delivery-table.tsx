import type { ReactNode } from 'react'
import { RowTable } from '#src/admin/changes/row-table.tsx'
import { dateTimeText } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { Delivery } from '#src/webhooks/webhook-shapes.ts'
import { webhooksTexts } from '#texts/webhooks.js'

const labels = labelsOf(webhooksTexts)

type Change = 'deliveries.repeat' | 'deliveries.stop'

interface TableProps {
  deliveries: readonly Delivery[]
  language: string
  onChange: (change: Change, id: number) => void
}

/** What a notice is about: its kind, the number of the catalogue, or the document. */
function noticeText({ kind, data }: Delivery, language: string): string {
  const name = textOf(labels.kindNames[kind], language)
  const { number, id } = data
  if (kind === 'catalogue' && typeof number === 'number')
    return `${name}, ${textOf(labels.deliveries.number({ number: String(number) }), language)}`
  return typeof id === 'number' ? `${name} ${id}` : name
}

function Answer({ delivery, language }: { delivery: Delivery; language: string }): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const { status, durationMs, excerpt, problem } = delivery
  if (durationMs === null) return null
  return (
    <>
      {problem === null ? null : <p data-refused>{say(labels.problems[problem])}</p>}
      <p className="changes-small">
        {say(
          status === null
            ? labels.deliveries.ms({ ms: durationMs })
            : labels.deliveries.status({ status: String(status), ms: durationMs }),
        )}
      </p>
      {excerpt ? <p className="webhooks__excerpt">{excerpt}</p> : null}
    </>
  )
}

function DeliveryRow({
  delivery,
  language,
  onChange,
}: { delivery: Delivery } & Omit<TableProps, 'deliveries'>): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const { id, state, nextAt, queuedAt, attempts } = delivery
  const texts = labels.deliveries
  return (
    <tr>
      <td>
        <time className="changes-mono" dateTime={queuedAt}>
          {dateTimeText(queuedAt, language)}
        </time>
      </td>
      <th scope="row">{noticeText(delivery, language)}</th>
      <td>
        <span data-refused={state === 'failed' || undefined}>{say(labels.states[state])}</span>
        {state === 'waiting' && nextAt !== null && attempts > 0 ? (
          <small>{say(texts.next({ at: dateTimeText(nextAt, language) }))}</small>
        ) : null}
      </td>
      <td className="changes-mono">{attempts}</td>
      <td>
        <Answer delivery={delivery} language={language} />
      </td>
      <td>
        {state === 'waiting' ? (
          <button
            type="button"
            className="panel-button"
            aria-label={say(texts.stopOf({ id: String(id) }))}
            onClick={() => onChange('deliveries.stop', id)}
          >
            {say(texts.stop)}
          </button>
        ) : (
          <button
            type="button"
            className="panel-button"
            aria-label={say(texts.againOf({ id: String(id) }))}
            onClick={() => onChange('deliveries.repeat', id)}
          >
            {say(texts.again)}
          </button>
        )}
      </td>
    </tr>
  )
}

/** Deliveries of a webhook, the newest first. */
export function DeliveryTable({ deliveries, language, onChange }: TableProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const { when, what, result, attempts, answer, action, title } = labels.deliveries
  return (
    <RowTable caption={say(title)} heads={[when, what, result, attempts, answer, action].map(say)}>
      {deliveries.map((delivery) => (
        <DeliveryRow
          key={delivery.id}
          delivery={delivery}
          language={language}
          onChange={onChange}
        />
      ))}
    </RowTable>
  )
}
