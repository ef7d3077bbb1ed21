'use client'

import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { limitsPath } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { limitsPageTexts } from '#texts/limits-page.js'
import './limits-link.css'

/** Number of the limits of an attribute in the form of its subcategory, with a link to their page. */
export const LimitsLink: ArrayFieldClientComponent = ({ path: fieldPath }) => {
  const { link: labels } = useTexts(limitsPageTexts)
  const { id } = useDocumentInfo()
  const { path, rows } = useField({ potentiallyStalePath: fieldPath, hasRows: true })
  const attribute = path.slice(0, path.lastIndexOf('.'))
  const key = useFormFields(([fields]) => fields[`${attribute}.key`]?.initialValue)
  const problems = useFormFields(([fields]) =>
    Object.entries(fields)
      .flatMap(([name, field]) =>
        name.startsWith(`${path}.`) && field?.valid === false ? (field.errorMessage ?? []) : [],
      )
      .join(' '),
  )
  const count = rows?.length ?? 0
  return (
    <p className="limits-link">
      {id !== undefined && typeof key === 'string' && key !== '' ? (
        <a href={limitsPath(id, key)}>{labels.open({ count })}</a>
      ) : (
        <span>{labels.afterSaving}</span>
      )}
      <span role="alert">{problems}</span>
    </p>
  )
}
