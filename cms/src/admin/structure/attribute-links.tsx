'use client'

import { useAllFormFields, useDocumentInfo, useLocale } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { structurePath } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { structureLinksTexts } from '#texts/structure-links.js'
import { savedAttributes } from './saved-attributes.ts'
import { keepTyped, typedChanges } from './typed-changes.ts'
import './attribute-links.css'

/** Links from the form of a subcategory to the page on which attributes change with their values. */
export function AttributeLinks(): ReactNode {
  const labels = useTexts(structureLinksTexts)
  const { id, hasSavePermission } = useDocumentInfo()
  const { code } = useLocale()
  const [fields] = useAllFormFields()
  if (id === undefined || hasSavePermission !== true) return null
  const attributes = savedAttributes(fields)
  if (attributes.length === 0) return null
  // before the click, which the question about unsaved changes stops
  const keep = (): void => keepTyped(Number(id), typedChanges(fields, code))
  return (
    <nav className="attribute-links" aria-label={labels.attribute}>
      <p>
        <b>{labels.attribute}</b> {labels.attributeHint}
      </p>
      <ul>
        {attributes.map(({ key, label }) => (
          <li key={key}>
            <a
              href={structurePath({ subcategory: String(id), attribute: key })}
              onPointerDown={keep}
              onKeyDown={keep}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
