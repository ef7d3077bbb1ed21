'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { useId, useState } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { appearanceTexts } from '#texts/appearance.js'
import { maxLogoLength, readLogo } from '#src/content/appearance/read-logo.ts'
import './appearance.css'

/** Upload of an SVG file, sanitized in the browser; the server repeats this on save. */
export const LogoField: TextareaFieldClientComponent = ({ field, path: fieldPath, readOnly }) => {
  const labels = useTexts(appearanceTexts)
  const { value, setValue, showError, path, disabled } = useField<string | null>({
    potentiallyStalePath: fieldPath,
  })
  const [refused, setRefused] = useState('')
  const id = useId()
  const locked = Boolean(readOnly) || disabled
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return
    // a file larger than the limit is not read: a character has at most four bytes
    const read =
      file.size > 4 * maxLogoLength ? { refusal: 'tooLarge' as const } : readLogo(await file.text())
    setRefused('refusal' in read ? labels.refusals[read.refusal] : '')
    if ('svg' in read) setValue(read.svg)
  }
  return (
    <div className="field-type textarea logo-field">
      <FieldLabel label={field.label ?? ''} path={path} htmlFor={id} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {value ? (
          <img
            className="logo-field__picture"
            alt=""
            src={`data:image/svg+xml,${encodeURIComponent(value)}`}
          />
        ) : null}
        {locked ? null : (
          <div className="logo-field__row">
            <input
              id={id}
              type="file"
              accept=".svg,image/svg+xml"
              aria-describedby={`${id}-refused`}
              onChange={(event) => void take(event.target.files?.[0])}
            />
            {value ? (
              <button type="button" onClick={() => setValue(null)}>
                {labels.remove}
              </button>
            ) : null}
          </div>
        )}
      </div>
      <p id={`${id}-refused`} role="alert" className="logo-field__refused">
        {refused}
      </p>
      {field.admin?.description ? (
        <FieldDescription description={field.admin.description} path={path} />
      ) : null}
    </div>
  )
}
