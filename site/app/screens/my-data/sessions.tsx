import type { MemberSession } from '@vitrine/contract/shapes/types'
import { Button } from '#app/design/button/button.tsx'
import { Section } from '#app/design/section/section.tsx'
import { Label } from '#app/design/tag/tag.tsx'
import { formField } from '#app/forms/describe-form.ts'
import { otherSessionsEndForm, sessionEndForm } from '#app/forms/described/my-data.ts'
import { Form } from '#app/forms/form.tsx'
import { useSending } from '#app/forms/use-sending.ts'
import { Notice } from '#app/design/notice/notice.tsx'
import { formatDate } from '#app/i18n/format.ts'
import { useLocale, useWords } from '#app/i18n/messages.ts'
import { restrictedWords } from '#app/i18n/words/restricted.ts'
import styles from './sessions.module.css'

/** Where one is logged in, each to be ended. */
export function Sessions({ sessions }: { sessions: readonly MemberSession[] }) {
  const locale = useLocale()
  const { data } = useWords(restrictedWords)
  const { state: failed, send } = useSending(sessionEndForm)
  return (
    <Section title={data.sessions} ruled>
      <p>{data.sessionsText}</p>
      {failed ? (
        <Notice tone="error" live>
          <p>{failed.message}</p>
        </Notice>
      ) : null}
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, current, created_at }) => (
          <li key={id} className={styles.session}>
            <span className={styles.device}>{device === '' ? data.unknown : device}</span>
            <span className={styles.since}>{data.since(formatDate(created_at, locale))}</span>
            {current ? (
              <Label tone="earth">{data.current}</Label>
            ) : (
              <form
                method="post"
                onSubmit={(event) => {
                  event.preventDefault()
                  void send(new FormData(event.currentTarget))
                }}
              >
                <input type="hidden" name={formField} value={sessionEndForm.name} />
                <input type="hidden" name="session" value={id} />
                <Button
                  type="submit"
                  variant="secondary"
                  size="small"
                  aria-label={data.endOf(device === '' ? data.unknown : device)}
                >
                  {data.end}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form form={otherSessionsEndForm} variant="secondary" submit={data.endOthers} />
      ) : null}
    </Section>
  )
}
