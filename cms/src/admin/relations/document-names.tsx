'use client'

import { useField, useLocale } from '@payloadcms/ui'
import { isLocale } from '@vitrine/configuration/locales'
import { Fragment, useEffect, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '#src/platform/language.ts'
import { keyOf, referencesOf } from './relation-values.ts'
import { useTitles } from './use-choices.ts'
import './document-names.css'

/** Elements in which Payload shows the file name of each document, in the order of the value. */
function useRows(place: RefObject<HTMLElement | null>): HTMLElement[] {
  const [rows, setRows] = useState<HTMLElement[]>([])
  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    const read = (): void => {
      const found = [
        ...current.querySelectorAll<HTMLElement>('.upload-relationship-details__details'),
      ]
      setRows((known) =>
        known.length === found.length && known.every((row, at) => row === found[at])
          ? known
          : found,
      )
    }
    const observer = new MutationObserver(read)
    observer.observe(current, { childList: true, subtree: true })
    read()
    return () => observer.disconnect()
  }, [place])
  return rows
}

/** Title, kind, language and revision in each row of a field of documents, in place of its file name. */
export function DocumentNames({
  place,
  path,
}: {
  place: RefObject<HTMLElement | null>
  path: string
}): ReactNode {
  const language = useLanguage()
  const { code } = useLocale()
  const rows = useRows(place)
  const { value } = useField<unknown>({ path })
  const references = referencesOf(value, { relationTo: 'files', hasMany: true })
  const { titles } = useTitles(references, {
    collections: 'files',
    locale: isLocale(code) ? code : undefined,
    language,
  })
  if (references.length !== rows.length) return null
  return references.map((reference, at) => {
    const [row, choice] = [rows[at], titles.get(keyOf(reference))]
    if (!row || !choice) return null
    const href = row.querySelector('a')?.href
    return (
      <Fragment key={keyOf(reference)}>
        {createPortal(
          <p className="document-uploads__name">
            {href === undefined ? (
              choice.title
            ) : (
              <a href={href} target="_blank" rel="noreferrer">
                {choice.title}
              </a>
            )}
            <small>{choice.detail}</small>
          </p>,
          row,
        )}
      </Fragment>
    )
  })
}
