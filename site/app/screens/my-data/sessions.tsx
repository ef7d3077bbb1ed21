import type { MemberSession } from '@vitrine/contract/shapes/types'
import { useSubmit } from 'react-router'
import { Button } from '#app/design/button/button.tsx'
import { Section } from '#app/design/section/section.tsx'
import { Label } from '#app/design/tag/tag.tsx'
import { Form, useFormState } from '#app/forms/form.tsx'
import { Notice } from '#app/design/notice/notice.tsx'
import { intentField } from '#app/forms/form-state.ts'
import { formatDate } from '#app/i18n/format.ts'
import { useWords } from '#app/i18n/messages.ts'
import { restrictedWords } from '#app/i18n/words/restricted.ts'
import styles from './sessions.module.css'

/** Where one is logged in, each to be ended. */
export function Sessions({ sessions }: { sessions: readonly MemberSession[] }) {
  const { data } = useWords(restrictedWords)
  const submit = useSubmit()
  const failed = useFormState('end')
  return (
    <Section title={data.sessions} ruled>
      <p>{data.sessionsText}</p>
      {failed ? <Notice tone="error" live><p>{failed.message}</p></Notice> : null}
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, current, created_at }) => (
          <li key={id} className={styles.session}>
            <span className={styles.device}>{device === '' ? data.unknown : device}</span>
            <span className={styles.since}>{data.since(formatDate(created_at))}</span>
            {current ? <Label tone="earth">{data.current}</Label> : (
              <form method="post" onSubmit={(event) => { event.preventDefault(); void submit(event.currentTarget) }}>
                <input type="hidden" name={intentField} value="end" />
                <input type="hidden" name="session" value={id} />
                <Button type="submit" variant="secondary" size="small" aria-label={data.endOf(device === '' ? data.unknown : device)}>{data.end}</Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? <Form intent="others" variant="secondary" fields={[]} submitLabel={data.endOthers} /> : null}
    </Section>
  )
}
