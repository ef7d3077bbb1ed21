import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { Button } from '#src/ui/button.tsx'
import { Breadcrumb, PageHead, ScrollArea } from '#src/ui/page-parts.tsx'
import { Question } from '#src/ui/question.tsx'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import { UnreadPage } from '#src/admin/panel/unread-page.tsx'
import { webhooksPath } from '#src/platform/change-addresses.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import type { MadeWebhook, WebhookDetails, WebhookSummary } from '#src/webhooks/webhook-shapes.ts'
import { webhooksTexts } from '#texts/webhooks.js'
import { DeliveryTable } from './delivery-table.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { stateText } from './webhook-state.ts'

/** Interval at which the deliveries are read while one is due soon, ms. */
const refreshMs = 2000
const soonMs = 10_000

type Question = 'delete' | 'renew'

interface HeadProps {
  webhook: WebhookSummary
  onTest: () => void
  onActive: (isActive: boolean) => void
  onAsk: (question: Question) => void
}

/** Name and state of a webhook, and what can be done with it. */
function Head({ webhook, onTest, onActive, onAsk }: HeadProps): ReactNode {
  const language = useLanguage()
  const labels = useTexts(webhooksTexts)
  const { name, isActive, formerSecretUntil } = webhook
  return (
    <PageHead
      above={
        <Breadcrumb title={labels.title} path={webhooksPath()}>
          {stateText(webhook, language)}
        </Breadcrumb>
      }
      title={name}
      below={
        formerSecretUntil === null
          ? undefined
          : labels.formerUntil({ at: dateTimeText(formerSecretUntil, language) })
      }
    >
      {isActive ? (
        <Button look="main" onClick={onTest}>
          {labels.sendTest}
        </Button>
      ) : null}
      <Button onClick={() => onActive(!isActive)}>{isActive ? labels.stop : labels.start}</Button>
      <Button onClick={() => onAsk('renew')}>{labels.renew}</Button>
      <Button look="danger" onClick={() => onAsk('delete')}>
        {labels.delete}
      </Button>
    </PageHead>
  )
}

interface AskedProps {
  question: Question
  name: string
  onClose: () => void
  onConfirm: () => void
}

/** Question before a webhook is deleted or its secret is renewed. */
function Asked({ question, name, onClose, onConfirm }: AskedProps): ReactNode {
  const labels = useTexts(webhooksTexts)
  const isDeletion = question === 'delete'
  return (
    <Question
      title={isDeletion ? labels.deleteTitle({ name }) : labels.renewTitle({ name })}
      hint={isDeletion ? labels.deleteHint : labels.renewHint}
      onCancel={onClose}
      confirm={isDeletion ? labels.delete : labels.renew}
      onConfirm={onConfirm}
      isDanger={isDeletion}
    />
  )
}

interface DeliveriesProps {
  details: WebhookDetails
  /** What the last action came to. */
  outcome: string
  isLoading: boolean
  onReload: () => void
  onOlder: (before: number) => void
  onChange: Parameters<typeof DeliveryTable>[0]['onChange']
}

/** Deliveries of a webhook, a page at a time. */
function Deliveries({
  details: { deliveries, next },
  outcome,
  isLoading,
  onReload,
  onOlder,
  onChange,
}: DeliveriesProps): ReactNode {
  const labels = useTexts(webhooksTexts)
  return (
    <ScrollArea className="ui-page__main" label={labels.deliveries.title} isBusy={isLoading}>
      <div className="webhooks__bar">
        <h2>{labels.deliveries.title}</h2>
        <p role="status">{outcome}</p>
        <Button onClick={onReload}>{labels.deliveries.reload}</Button>
      </div>
      {deliveries.length === 0 ? (
        <p className="ui-small">{labels.deliveries.none}</p>
      ) : (
        <DeliveryTable deliveries={deliveries} onChange={onChange} />
      )}
      {next === null ? null : (
        <Button onClick={() => onOlder(next)}>{labels.deliveries.older}</Button>
      )}
    </ScrollArea>
  )
}

interface OpenProps {
  id: number
  takesHttp: boolean
  onSecret: (made: MadeWebhook) => void
  close: () => void
}

/** A webhook by its address: its deliveries and its fields. */
export function OpenWebhook({ id, takesHttp, onSecret, close }: OpenProps): ReactNode {
  const labels = useTexts(webhooksTexts)
  const language = useLanguage()
  const [before, setBefore] = useState<number>()
  const [question, setQuestion] = useState<Question>()
  const [outcome, setOutcome] = useState<{ text: string; isProblem: boolean }>()
  const { data, problem, message, isLoading, reload } = useCall(
    'webhooks.read',
    { id, query: { before } },
    { language },
  )
  useEffect(() => {
    const soon = Date.now() + soonMs
    const isDue = data?.deliveries.some(
      ({ state, nextAt }) => state === 'waiting' && nextAt !== null && Date.parse(nextAt) < soon,
    )
    if (isDue !== true || isLoading) return undefined
    const timer = setTimeout(reload, refreshMs)
    return () => clearTimeout(timer)
  })
  /** Shows the outcome of a call and reads again; `done`: text of a success, or the server's. */
  const after = async <T extends object>(
    called: Promise<Answered<T>>,
    done?: string,
  ): Promise<T | undefined> => {
    const answered = await called
    const told: unknown = Object(answered.data).message
    setOutcome(
      answered.data
        ? { text: done ? done : typeof told === 'string' ? told : '', isProblem: false }
        : { text: answered.message ?? labels.failed, isProblem: true },
    )
    reload()
    return answered.data
  }
  const confirm = async (): Promise<void> => {
    setQuestion(undefined)
    if (question === 'renew') {
      const made = await after(call('webhooks.renew-secret', { id }, { language }), labels.saved)
      if (made) onSecret(made)
    } else if (await after(call('webhooks.delete', { id }, { language }))) close()
  }
  if (!data)
    return (
      <UnreadPage
        list={{ title: labels.title, path: webhooksPath() }}
        of={{ problem, message, reload }}
      />
    )
  const { webhook } = data
  return (
    <>
      <Head
        webhook={webhook}
        onTest={() => void after(call('webhooks.test', { id }, { language }), labels.testQueued)}
        onActive={(isActive) =>
          void after(
            call('webhooks.change', { id, body: { isActive } }, { language }),
            labels.saved,
          )
        }
        onAsk={setQuestion}
      />
      {question === undefined ? null : (
        <Asked
          question={question}
          name={webhook.name}
          onClose={() => setQuestion(undefined)}
          onConfirm={() => void confirm()}
        />
      )}
      <p className="ui-problem" role="alert">
        {outcome?.isProblem ? outcome.text : ''}
      </p>
      <ReadProblem of={{ problem, message, reload }} />
      <div className="ui-page__columns">
        <Deliveries
          details={data}
          outcome={outcome && !outcome.isProblem ? outcome.text : ''}
          isLoading={isLoading}
          onReload={() => (before === undefined ? reload() : setBefore(undefined))}
          onOlder={setBefore}
          onChange={(change, delivery) => void after(call(change, { id: delivery }, { language }))}
        />
        <aside className="ui-page__side" aria-label={labels.edit}>
          <h2>{labels.edit}</h2>
          <WebhookForm
            initial={{ name: webhook.name, address: webhook.address, kinds: webhook.kinds }}
            takesHttp={takesHttp}
            submit={labels.save}
            save={(fields) => call('webhooks.change', { id, body: fields }, { language })}
            onSaved={reload}
          />
        </aside>
      </div>
    </>
  )
}
