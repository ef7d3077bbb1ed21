'use client'
import { useConfig } from '@payloadcms/ui'
import { useParams, useSearchParams } from 'next/navigation'
import { useTexts } from '#src/platform/language.ts'
import { leadActionsTexts } from '#texts/lead-actions.js'

/** Export links above a list, with the list's filters. */
export function ExportLinks() {
  const { title } = useTexts(leadActionsTexts)
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
      <span>{title}</span>
      <a href={address('xlsx')} download>
        Excel (XLSX)
      </a>
      <a href={address('csv')} download>
        CSV
      </a>
    </p>
  )
}
