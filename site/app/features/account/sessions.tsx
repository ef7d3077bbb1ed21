import type { MemberSession } from '@vitrine/contract/shapes/types'
import { Button } from '#app/ui/elements/button.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { formField } from '#shared/forms/describe-form.ts'
import { otherSessionsEndForm, sessionEndForm } from '#shared/forms/my-data.ts'
import { Form } from '#app/features/forms/form.tsx'
import { useFormSubmit } from '#app/features/forms/use-form-submit.ts'
import { Notice } from '#app/ui/frame/notice.tsx'
import { formatDate } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { restrictedTexts } from '#texts/restricted.js'
import rows from './rows.module.css'

/** Active sessions of the member, each with a button to end it. */
export function Sessions({ sessions }: { sessions: readonly MemberSession[] }) {
  const locale = useLocale()
  const { data } = useTexts(restrictedTexts)
  const { state: failed, send } = useFormSubmit(sessionEndForm)
  return (
    <Section title={data.sessions} ruled>
      <p>{data.sessionsText}</p>
      {failed ? (
        <Notice tone="error" live>
          <p>{failed.message}</p>
        </Notice>
      ) : null}
      <ul className={rows.rows}>
        {sessions.map(({ id, device, current, created_at }) => (
          <li key={id} className={rows.row}>
            <span className={rows.name}>{device === '' ? data.unknown : device}</span>
            <span className={rows.facts}>
              {data.since({ date: formatDate(created_at, locale) })}
            </span>
            {current ? (
              <Label tone="success">{data.current}</Label>
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
                  label={data.endOf({ device: device === '' ? data.unknown : device })}
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
