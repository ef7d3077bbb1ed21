'use client'

import { useFormFields, useFormSubmitted, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { panelTexts } from '#texts/panel.js'
import { goToFirstError } from './go-to-first-error.ts'

const labels = labelsOf(panelTexts)

/**
 * Button beside the save buttons with the number of invalid fields; a click moves to the first one.
 */
export function RefusedFields(): ReactNode {
  const { language } = useTranslation().i18n
  const submitted = useFormSubmitted()
  const count = useFormFields(
    ([fields]) =>
      Object.values(fields).filter(
        ({ valid, errorMessage, passesCondition }) =>
          valid === false && errorMessage && passesCondition !== false,
      ).length,
  )
  return (
    <div role="status" className="refused-fields">
      {submitted && count > 0 ? (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const { form } = currentTarget
            if (form) void goToFirstError(form)
          }}
        >
          <span>{textOf(labels.toCorrect({ count }), language)}</span>
          <span>{textOf(labels.goToFirst, language)}</span>
        </button>
      ) : null}
    </div>
  )
}
