'use client'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { label, words } from '#src/platform/labels.ts'

const open = label('Abrir o currículo', 'Open the CV', 'Abrir el currículum')

/** Link to a candidate's CV. */
export function CvLink() {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  return id === undefined ? null : (
    <p className="lead-link">
      <a href={`${config.routes.api}/candidates/${String(id)}/cv`} download>
        {words(open, i18n.language)}
      </a>
    </p>
  )
}
