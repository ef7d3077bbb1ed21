'use client'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { leadActionsTexts } from '#texts/lead-actions.js'

const labels = labelsOf(leadActionsTexts)

const open = labels.open

/** Link to a candidate's CV. */
export function CvLink() {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  return id === undefined ? null : (
    <p className="lead-link">
      <a href={`${config.routes.api}/candidates/${String(id)}/cv`} download>
        {textOf(open, i18n.language)}
      </a>
    </p>
  )
}
