import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import { Dialog } from '#src/admin/panel/dialogs.tsx'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import { webhooksPath } from '#src/platform/change-addresses.ts'
import { dateTimeText } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { MadeWebhook, WebhookDetails, WebhookSummary } from '#src/webhooks/webhook-shapes.ts'
import { panelTexts } from '#texts/panel.js'
import { webhooksTexts } from '#texts/webhooks.js'
import { DeliveryTable } from './delivery-table.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { stateText } from './webhook-state.ts'

const labels = labelsOf(webhooksTexts)
const { cancel } = labelsOf(panelTexts)

/** Interval at which the deliveries are read while one is due soon, ms. */
const refreshMs = 2000
const soonMs = 10_000

type Question = 'delete' | 'renew'

interface HeadProps {
  webhook: WebhookSummary
  language: string
  onTest: () => void
  onActive: (isActive: boolean) => void
  onAsk: (question: Question) => void
}

/** Name and state of a webhook, and what can be done with it. */
function Head({ webhook, language, onTest, onActive, onAsk }: HeadProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const { name, isActive, formerSecretUntil } = webhook
  return (
    <header className="sheets__head">
      <div>
        <p className="changes-small">
          <Link href={webhooksPath()} prefetch={false}>
            {say(labels.title)}
          </Link>{' '}
          / {stateText(webhook, language)}
        </p>
        <h1>{name}</h1>
        {formerSecretUntil === null ? null : (
          <p className="changes-small">
            {say(labels.formerUntil({ at: dateTimeText(formerSecretUntil, language) }))}
          </p>
        )}
      </div>
      {isActive ? (
        <button type="button" className="panel-button panel-button--main" onClick={onTest}>
          {say(labels.sendTest)}
        </button>
      ) : null}
      <button type="button" className="panel-button" onClick={() => onActive(!isActive)}>
        {say(isActive ? labels.stop : labels.start)}
      </button>
      <button type="button" className="panel-button" onClick={() => onAsk('renew')}>
        {say(labels.renew)}
      </button>
      <button type="button" className="panel-button changes-danger" onClick={() => onAsk('delete')}>
        {say(labels.delete)}
      </button>
    </header>
  )
}

interface AskedProps {
  question: Question
  name: string
  language: string
  onClose: () => void
  onConfirm: () => void
}

/** Question before a webhook is deleted or its secret is renewed. */
function Asked({ question, name, language, onClose, onConfirm }: AskedProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const isDeletion = question === 'delete'
  return (
    <Dialog
      title={say(isDeletion ? labels.deleteTitle({ name }) : labels.renewTitle({ name }))}
      onClose={onClose}
    >
      <p>{say(isDeletion ? labels.deleteHint : labels.renewHint)}</p>
      <div className="panel-dialog__actions">
        <button type="button" onClick={onClose}>
          {say(cancel)}
        </button>
        <button
          type="button"
          {...(isDeletion ? { className: 'changes-danger' } : { 'data-main': true })}
          onClick={onConfirm}
        >
          {say(isDeletion ? labels.delete : labels.renew)}
        </button>
      </div>
    </Dialog>
  )
}

interface DeliveriesProps {
  details: WebhookDetails
  language: string
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
  language,
  outcome,
  isLoading,
  onReload,
  onOlder,
  onChange,
}: DeliveriesProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  return (
    <section
      className="webhooks__list"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need keyboard access
      tabIndex={0}
      aria-label={say(labels.deliveries.title)}
      aria-busy={isLoading}
    >
      <div className="webhooks__bar">
        <h2>{say(labels.deliveries.title)}</h2>
        <p role="status">{outcome}</p>
        <button type="button" className="panel-button" onClick={onReload}>
          {say(labels.deliveries.reload)}
        </button>
      </div>
      {deliveries.length === 0 ? (
        <p className="changes-small">{say(labels.deliveries.none)}</p>
      ) : (
        <DeliveryTable deliveries={deliveries} language={language} onChange={onChange} />
      )}
      {next === null ? null : (
        <button type="button" className="panel-button" onClick={() => onOlder(next)}>
          {say(labels.deliveries.older)}
        </button>
      )}
    </section>
  )
}

interface OpenProps {
  id: number
  language: string
  takesHttp: boolean
  onSecret: (made: MadeWebhook) => void
  close: () => void
}

/** A webhook by its address: its deliveries and its fields. */
export function OpenWebhook({ id, language, takesHttp, onSecret, close }: OpenProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
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
    done?: Label,
  ): Promise<T | undefined> => {
    const answered = await called
    const told: unknown = Object(answered.data).message
    setOutcome(
      answered.data
        ? { text: done ? say(done) : typeof told === 'string' ? told : '', isProblem: false }
        : { text: answered.message ?? say(labels.failed), isProblem: true },
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
      <div className="sheets__start">
        <ReadProblem of={{ problem, message, reload }} language={language} />
        {problem === undefined ? <p role="status">{say(labels.loading)}</p> : null}
      </div>
    )
  const { webhook } = data
  return (
    <>
      <Head
        webhook={webhook}
        language={language}
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
          language={language}
          onClose={() => setQuestion(undefined)}
          onConfirm={() => void confirm()}
        />
      )}
      <p className="panel-problem" role="alert">
        {outcome?.isProblem ? outcome.text : ''}
      </p>
      <ReadProblem of={{ problem, message, reload }} language={language} />
      <div className="sheets__columns">
        <Deliveries
          details={data}
          language={language}
          outcome={outcome && !outcome.isProblem ? outcome.text : ''}
          isLoading={isLoading}
          onReload={() => (before === undefined ? reload() : setBefore(undefined))}
          onOlder={setBefore}
          onChange={(change, delivery) => void after(call(change, { id: delivery }, { language }))}
        />
        <aside className="webhooks__side" aria-label={say(labels.edit)}>
          <h2>{say(labels.edit)}</h2>
          <WebhookForm
            initial={{ name: webhook.name, address: webhook.address, kinds: webhook.kinds }}
            language={language}
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
