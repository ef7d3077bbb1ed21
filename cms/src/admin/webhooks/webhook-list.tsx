import type { ReactNode } from 'react'
import Link from 'next/link'
import { PageHead } from '#src/ui/page-parts.tsx'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { ReadRows } from '#src/admin/panel/read-rows.tsx'
import { webhooksPath } from '#src/platform/change-addresses.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import type { MadeWebhook, WebhookSummary } from '#src/webhooks/webhook-shapes.ts'
import { webhooksTexts } from '#texts/webhooks.js'
import { WebhookForm } from './webhook-form.tsx'
import { stateText } from './webhook-state.ts'

/** What the last delivery came to. */
function LastDelivery({ delivery }: { delivery: WebhookSummary['lastDelivery'] }): ReactNode {
  const language = useLanguage()
  const labels = useTexts(webhooksTexts)
  if (!delivery) return labels.never
  const { state, problem, attemptedAt } = delivery
  return (
    <>
      <span data-refused={problem !== null || undefined}>
        {problem === null ? labels.states[state] : labels.problems[problem]}
      </span>{' '}
      {attemptedAt === null ? null : (
        <time className="ui-mono" dateTime={attemptedAt}>
          {dateTimeText(attemptedAt, language)}
        </time>
      )}
    </>
  )
}

function WebhookRow({ webhook }: { webhook: WebhookSummary }): ReactNode {
  const language = useLanguage()
  const labels = useTexts(webhooksTexts)
  return (
    <tr>
      <th scope="row">
        <Link href={webhooksPath(webhook.id)} prefetch={false}>
          {webhook.name}
        </Link>
        <small className="webhooks__address">{webhook.address}</small>
      </th>
      <td>{webhook.kinds.map((kind) => labels.kindNames[kind]).join(', ')}</td>
      <td data-refused={webhook.isGone || webhook.failingSince !== null || undefined}>
        {stateText(webhook, language)}
      </td>
      <td>
        <LastDelivery delivery={webhook.lastDelivery} />
      </td>
      <td className="ui-mono">{webhook.waiting}</td>
    </tr>
  )
}

/** All webhooks, and the form of a new one. */
export function WebhookList({
  takesHttp,
  onMade,
}: {
  takesHttp: boolean
  onMade: (made: MadeWebhook) => void
}): ReactNode {
  const labels = useTexts(webhooksTexts)
  const language = useLanguage()
  const list = useCall('webhooks.list', {}, { language })
  return (
    <>
      <PageHead title={labels.title} />
      <div className="ui-page__columns">
        <div className="ui-page__main">
          <p className="ui-small">{labels.what}</p>
          <ReadRows
            of={list}
            rows={list.data?.webhooks}
            none={labels.none}
            caption={labels.title}
            heads={[labels.name, labels.kinds, labels.state, labels.last, labels.waiting]}
          >
            {(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
          </ReadRows>
        </div>
        <aside className="ui-page__side" aria-label={labels.create}>
          <h2>{labels.create}</h2>
          <WebhookForm
            initial={{ name: '', address: '', kinds: ['catalogue'] }}
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
