'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useParams, useSearchParams } from 'next/navigation'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { leadActionsTexts } from '#texts/lead-actions.js'

const labels = labelsOf(leadActionsTexts)

const title = labels.title

/** Export links above a list, with the list's filters. */
export function ExportLinks() {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const segments = useParams()['segments']
  const collection = Array.isArray(segments) ? (segments[1] ?? '') : ''
  const query = new URLSearchParams(
    [...useSearchParams()].filter(([name]) => name.startsWith('where')),
  )
  const address = (format: string): string => {
    const params = new URLSearchParams(query)
    params.set('format', format)
    return `${config.routes.api}/${collection}/export?${params.toString()}`
  }
  return (
    <p style={{ display: 'flex', gap: '1rem', margin: '0 0 1rem' }}>
      <span>{textOf(title, i18n.language)}</span>
      <a href={address('xlsx')} download>
        Excel (XLSX)
      </a>
      <a href={address('csv')} download>
        CSV
      </a>
    </p>
  )
}
