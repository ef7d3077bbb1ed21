import type { ReactNode } from 'react'
import Link from 'next/link'
import { RowTable } from '#src/admin/changes/row-table.tsx'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import { webhooksPath } from '#src/platform/change-addresses.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { MadeWebhook, WebhookSummary } from '#src/webhooks/webhook-shapes.ts'
import { webhooksTexts } from '#texts/webhooks.js'
import { WebhookForm } from './webhook-form.tsx'
import { stateText } from './webhook-state.ts'

const labels = labelsOf(webhooksTexts)

/** What the last delivery came to. */
function LastDelivery({
  delivery,
  language,
}: {
  delivery: WebhookSummary['lastDelivery']
  language: string
}): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  if (!delivery) return say(labels.never)
  const { state, problem, attemptedAt } = delivery
  return (
    <>
      <span data-refused={problem !== null || undefined}>
        {say(problem === null ? labels.states[state] : labels.problems[problem])}
      </span>{' '}
      {attemptedAt === null ? null : (
        <time className="changes-mono" dateTime={attemptedAt}>
          {dateTimeText(attemptedAt, language)}
        </time>
      )}
    </>
  )
}

function WebhookRow({
  webhook,
  language,
}: {
  webhook: WebhookSummary
  language: string
}): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Link href={webhooksPath(webhook.id)} prefetch={false}>
          {webhook.name}
        </Link>
        <small className="webhooks__address">{webhook.address}</small>
      </th>
      <td>{webhook.kinds.map((kind) => textOf(labels.kindNames[kind], language)).join(', ')}</td>
      <td data-refused={webhook.isGone || webhook.failingSince !== null || undefined}>
        {stateText(webhook, language)}
      </td>
      <td>
        <LastDelivery delivery={webhook.lastDelivery} language={language} />
      </td>
      <td className="changes-mono">{webhook.waiting}</td>
    </tr>
  )
}

/** All webhooks, and the form of a new one. */
export function WebhookList({
  language,
  takesHttp,
  onMade,
}: {
  language: string
  takesHttp: boolean
  onMade: (made: MadeWebhook) => void
}): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const { data, problem, message, isLoading, reload } = useCall('webhooks.list', {}, { language })
  return (
    <>
      <header className="sheets__head">
        <div>
          <h1>{say(labels.title)}</h1>
        </div>
      </header>
      <div className="sheets__columns">
        <div className="webhooks__list">
          <p className="changes-small">{say(labels.what)}</p>
          <ReadProblem of={{ problem, message, reload }} language={language} />
          {isLoading && !data ? <p role="status">{say(labels.loading)}</p> : null}
          {data?.webhooks.length === 0 ? <p className="changes-small">{say(labels.none)}</p> : null}
          {data && data.webhooks.length > 0 ? (
            <RowTable
              caption={say(labels.title)}
              heads={[labels.name, labels.kinds, labels.state, labels.last, labels.waiting].map(
                say,
              )}
            >
              {data.webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} language={language} />
              ))}
            </RowTable>
          ) : null}
        </div>
        <aside className="webhooks__side" aria-label={say(labels.create)}>
          <h2>{say(labels.create)}</h2>
          <WebhookForm
            initial={{ name: '', address: '', kinds: ['catalogue'] }}
            language={language}
            takesHttp={takesHttp}
            submit={labels.create}
            save={(fields) => call('webhooks.create', { body: fields }, { language })}
            onSaved={onMade}
          />
        </aside>
      </div>
    </>
  )
}
