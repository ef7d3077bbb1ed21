'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { webhooksPath } from '#src/platform/change-addresses.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { MadeWebhook } from '#src/webhooks/webhook-shapes.ts'
import { webhooksTexts } from '#texts/webhooks.js'
import { OpenWebhook } from './open-webhook.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { WebhookList } from './webhook-list.tsx'

const secretTexts = labelsOf(webhooksTexts).secret

export interface WebhooksContext {
  language: string
  /** True if receivers in private networks, and addresses without TLS, are taken. */
  takesHttp: boolean
}

/** Id of a webhook in an address; undefined for none. */
function webhookIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** Page of webhooks: one by its address, otherwise all. */
export function WebhooksPage({ language, takesHttp }: WebhooksContext): ReactNode {
  const id = webhookIn(useSearchParams().get('webhook'))
  const [made, setMade] = useState<MadeWebhook>()
  const open = (next?: number): void => window.history.pushState(null, '', webhooksPath(next))
  return (
    <main className="sheets changes">
      {id === undefined ? (
        <WebhookList
          language={language}
          takesHttp={takesHttp}
          onMade={(next) => {
            setMade(next)
            open(next.webhook.id)
          }}
        />
      ) : (
        <OpenWebhook
          key={id}
          id={id}
          language={language}
          takesHttp={takesHttp}
          onSecret={setMade}
          close={() => open()}
        />
      )}
      {made ? (
        <ShownSecret
          title={textOf(secretTexts.title({ name: made.webhook.name }), language)}
          hint={textOf(secretTexts.hint, language)}
          done={textOf(secretTexts.done, language)}
          secret={made.secret}
          language={language}
          onClose={() => setMade(undefined)}
        />
      ) : null}
    </main>
  )
}
