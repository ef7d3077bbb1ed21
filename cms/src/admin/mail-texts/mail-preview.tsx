'use client'

import { useFormFields, useLocale } from '@payloadcms/ui'
import { knownLocale } from '@vitrine/configuration/locales'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { isTemplateName } from '#src/mail/templates/index.ts'
import { mailParts } from '#src/mail/templates/mail-parts.ts'
import { textsAmong } from '#src/mail/texts/basis.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { PressedSegments } from '#src/ui/choices.tsx'
import { mailTextsTexts } from '#texts/mail-texts.js'
import './mail-texts.css'

/** Time without typing after which the preview is read again, ms. */
const pauseMs = 400

/** Value that has not changed for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

type View = 'html' | 'text' | 'phone'

/** The e-mail as it arrives with the texts of the form, and the button that sends it to the account. */
export function MailPreview(): ReactNode {
  const labels = useTexts(mailTextsTexts)
  const language = useLanguage()
  const locale = knownLocale(useLocale().code)
  const [view, setView] = useState<View>('html')
  const [told, setTold] = useState('')
  const typed = useFormFields(([fields]) =>
    JSON.stringify({
      mail: fields['mail']?.value,
      texts: textsAmong(
        Object.fromEntries(mailParts.map((part) => [part, fields[part]?.value] as const)),
      ),
    }),
  )
  const { mail, texts } = JSON.parse(useSettled(typed)) as {
    mail?: unknown
    texts: Record<string, string>
  }
  const body = isTemplateName(mail) ? { mail, locale, texts } : undefined
  const { data, message, problem } = useCall('mail-texts.preview', body && { body }, { language })
  if (!body) return null
  const send = async (): Promise<void> => {
    setTold('')
    const answer = await call('mail-texts.test', { body }, { language })
    setTold(answer.data?.message ?? answer.message ?? labels.unreadable)
  }
  return (
    <div className="mail-preview">
      <div className="mail-preview__bar">
        <PressedSegments
          label={labels.show.label}
          chosen={view}
          choices={[
            ['html', labels.show.html],
            ['text', labels.show.text],
            ['phone', labels.show.phone],
          ]}
          onChoose={setView}
        />
        <Button onClick={() => void send()}>{labels.send}</Button>
      </div>
      <p className="ui-small" role="status">
        {told}
      </p>
      {problem ? <p data-refused>{message ?? labels.show.failed}</p> : null}
      {data ? (
        <>
          <dl className="mail-preview__head">
            <dt>{labels.show.from}</dt>
            <dd>{data.from}</dd>
            <dt>{labels.show.subject}</dt>
            <dd>
              <b>{data.subject}</b>
            </dd>
          </dl>
          <p className="ui-small">{labels.show.sample}</p>
          {data.refused.length > 0 ? <p className="ui-small">{labels.show.faulty}</p> : null}
          {view === 'text' ? (
            <pre className="mail-preview__text">{data.text}</pre>
          ) : (
            <iframe
              className="mail-preview__frame"
              data-phone={view === 'phone' || undefined}
              sandbox=""
              srcDoc={data.html}
              title={labels.show.label}
            />
          )}
        </>
      ) : null}
    </div>
  )
}
