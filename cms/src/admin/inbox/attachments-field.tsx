'use client'
import { useConfig, useDocumentInfo, useField } from '@payloadcms/ui'
import { formatBytes } from '@vitrine/configuration/format'
import { localeOfPanel } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { leadActionsTexts } from '#texts/lead-actions.js'

/** Links to the files of a message. */
export function AttachmentsField() {
  const labels = useTexts(leadActionsTexts)
  const language = useLanguage()
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const { value } = useField<{ name: string; size: number }[] | null>({ path: 'attachments' })
  if (id === undefined || !value || value.length === 0) return null
  return (
    <div className="field-type">
      <p className="field-label">{labels.attachments}</p>
      <ul>
        {value.map(({ name, size }, at) => (
          <li key={`${at} ${name}`}>
            <a href={`${config.routes.api}/messages/${String(id)}/attachments/${at + 1}`} download>
              {name}
            </a>{' '}
            ({formatBytes(size, localeOfPanel(language))})
          </li>
        ))}
      </ul>
    </div>
  )
}
