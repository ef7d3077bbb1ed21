import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { RowTable } from '#src/ui/row-table.tsx'
import { dateTimeText } from '#src/platform/dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import type { Delivery } from '#src/webhooks/webhook-shapes.ts'
import { webhooksTexts } from '#texts/webhooks.js'

type Change = 'deliveries.repeat' | 'deliveries.stop'

interface TableProps {
  deliveries: readonly Delivery[]
  onChange: (change: Change, id: number) => void
}

/** What a notice is about: its kind, the number of the catalogue, or the document. */
function noticeText({ kind, data }: Delivery, language: string): string {
  const labels = textsIn(webhooksTexts, language)
  const name = labels.kindNames[kind]
  const { number, id } = data
  if (kind === 'catalogue' && typeof number === 'number')
    return `${name}, ${labels.deliveries.number({ number: String(number) })}`
  return typeof id === 'number' ? `${name} ${id}` : name
}

function Answer({ delivery }: { delivery: Delivery }): ReactNode {
  const labels = useTexts(webhooksTexts)
  const { status, durationMs, excerpt, problem } = delivery
  if (durationMs === null) return null
  return (
    <>
      {problem === null ? null : <p data-refused>{labels.problems[problem]}</p>}
      <p className="ui-small">
        {status === null
          ? labels.deliveries.ms({ ms: durationMs })
          : labels.deliveries.status({ status: String(status), ms: durationMs })}
      </p>
      {excerpt ? <p className="webhooks__excerpt">{excerpt}</p> : null}
    </>
  )
}

function DeliveryRow({
  delivery,
  onChange,
}: { delivery: Delivery } & Omit<TableProps, 'deliveries'>): ReactNode {
  const language = useLanguage()
  const labels = useTexts(webhooksTexts)
  const { id, state, nextAt, queuedAt, attempts } = delivery
  const texts = labels.deliveries
  return (
    <tr>
      <td>
        <time className="ui-mono" dateTime={queuedAt}>
          {dateTimeText(queuedAt, language)}
        </time>
      </td>
      <th scope="row">{noticeText(delivery, language)}</th>
      <td>
        <span data-refused={state === 'failed' || undefined}>{labels.states[state]}</span>
        {state === 'waiting' && nextAt !== null && attempts > 0 ? (
          <small>{texts.next({ at: dateTimeText(nextAt, language) })}</small>
        ) : null}
      </td>
      <td className="ui-mono">{attempts}</td>
      <td>
        <Answer delivery={delivery} />
      </td>
      <td>
        {state === 'waiting' ? (
          <Button
            aria-label={texts.stopOf({ id: String(id) })}
            onClick={() => onChange('deliveries.stop', id)}
          >
            {texts.stop}
          </Button>
        ) : (
          <Button
            aria-label={texts.againOf({ id: String(id) })}
            onClick={() => onChange('deliveries.repeat', id)}
          >
            {texts.again}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Deliveries of a webhook, the newest first. */
export function DeliveryTable({ deliveries, onChange }: TableProps): ReactNode {
  const labels = useTexts(webhooksTexts)
  const { when, what, result, attempts, answer, action, title } = labels.deliveries
  return (
    <RowTable caption={title} heads={[when, what, result, attempts, answer, action]}>
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} onChange={onChange} />
      ))}
    </RowTable>
  )
}
