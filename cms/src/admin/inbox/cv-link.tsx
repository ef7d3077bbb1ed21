'use client'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useTexts } from '#src/platform/language.ts'
import { leadActionsTexts } from '#texts/lead-actions.js'

/** Link to a candidate's CV. */
export function CvLink() {
  const { open } = useTexts(leadActionsTexts)
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  return id === undefined ? null : (
    <p className="lead-link">
      <a href={`${config.routes.api}/candidates/${String(id)}/cv`} download>
        {open}
      </a>
    </p>
  )
}
