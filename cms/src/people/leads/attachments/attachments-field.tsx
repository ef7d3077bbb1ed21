'use client'
import { useConfig, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { formatBytes } from '@vitrine/configuration/format'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { leadActionsTexts } from '#texts/lead-actions.js'

const labels = labelsOf(leadActionsTexts)

/** Links to the files of a message. */
export function AttachmentsField() {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const { value } = useField<{ name: string; size: number }[] | null>({ path: 'attachments' })
  if (id === undefined || !value || value.length === 0) return null
  return (
    <div className="field-type">
      <p className="field-label">{textOf(labels.attachments, i18n.language)}</p>
      <ul>
        {value.map(({ name, size }, at) => (
          <li key={`${at} ${name}`}>
            <a href={`${config.routes.api}/messages/${String(id)}/attachments/${at + 1}`} download>
              {name}
            </a>{' '}
            ({formatBytes(size, localeOfPanel(i18n.language))})
          </li>
        ))}
      </ul>
    </div>
  )
}
