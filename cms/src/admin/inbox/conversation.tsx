import { callAddress } from '#src/admin/panel/call.ts'
import { locales } from '@vitrine/configuration/locales'
import type { HistoryEntry } from '#src/people/inbox/lead-history.ts'
import type { OpenLead } from '#src/people/inbox/read-lead.ts'
import { textsIn } from '#src/platform/labels.ts'
import { inboxTexts } from '#texts/inbox.js'
import { longTime } from './lead-times.ts'

interface ConversationProps {
  lead: OpenLead
  language: string
}

const mailStates = ['waiting', 'sent', 'failed'] as const

/** Replies to the customer and messages from the customer, oldest first. */
export function Conversation({ lead, language }: ConversationProps) {
  const labels = textsIn(inboxTexts, language)
  const entries = lead.history.filter(({ kind }) => kind === 'reply' || kind === 'received')
  if (entries.length === 0) return null
  const headOf = ({ kind, authorName }: HistoryEntry): string =>
    kind === 'reply'
      ? labels.youWrote({ name: authorName ?? labels.somebody })
      : labels.customerWrote({ name: lead.name })
  return (
    <section className="inbox__conversation" aria-label={labels.conversation}>
      {entries.map((entry) => {
        const mail = mailStates.find((state) => state === entry.mail)
        return (
          <article key={entry.id} data-kind={entry.kind}>
            <header>
              <b>{headOf(entry)}</b>{' '}
              <time className="ui-mono" dateTime={entry.at}>
                {longTime(entry.at, language)}
              </time>
              {mail === undefined ? null : (
                <span data-failed={mail === 'failed'}> · {labels.mail[mail]}</span>
              )}
            </header>
            <p lang={locales[lead.locale].tag}>{entry.body}</p>
            {entry.files.length === 0 ? null : (
              <p className="inbox__files">
                {entry.files.map(({ name, file }, index) => (
                  <a
                    key={file}
                    className="inbox__chip"
                    href={callAddress('leads.reply-file', {
                      entity: lead.collection,
                      id: lead.id,
                      key: `${entry.id}-${index + 1}`,
                    })}
                    download
                  >
                    {name}
                  </a>
                ))}
              </p>
            )}
          </article>
        )
      })}
    </section>
  )
}
