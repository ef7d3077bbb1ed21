'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { webhooksPath } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import type { MadeWebhook } from '#src/webhooks/webhook-shapes.ts'
import { webhooksTexts } from '#texts/webhooks.js'
import { OpenWebhook } from './open-webhook.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { WebhookList } from './webhook-list.tsx'

export interface WebhooksContext {
  /** True if receivers in private networks, and addresses without TLS, are taken. */
  takesHttp: boolean
}

/** Id of a webhook in an address; undefined for none. */
function webhookIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** Page of webhooks: one by its address, otherwise all. */
export function WebhooksPage({ takesHttp }: WebhooksContext): ReactNode {
  const secretTexts = useTexts(webhooksTexts).secret
  const id = webhookIn(useSearchParams().get('webhook'))
  const [made, setMade] = useState<MadeWebhook>()
  const open = (next?: number): void => window.history.pushState(null, '', webhooksPath(next))
  return (
    <main className="ui-page ui-changes">
      {id === undefined ? (
        <WebhookList
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
          takesHttp={takesHttp}
          onSecret={setMade}
          close={() => open()}
        />
      )}
      {made ? (
        <ShownSecret
          title={secretTexts.title({ name: made.webhook.name })}
          hint={secretTexts.hint}
          done={secretTexts.done}
          secret={made.secret}
          onClose={() => setMade(undefined)}
        />
      ) : null}
    </main>
  )
}
