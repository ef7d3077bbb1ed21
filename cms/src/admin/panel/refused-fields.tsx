'use client'

import { useFormFields, useFormSubmitted } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { panelTexts } from '#texts/panel.js'
import { goToFirstError } from './go-to-first-error.ts'

/**
 * Button beside the save buttons with the number of invalid fields; a click moves to the first one.
 */
export function RefusedFields(): ReactNode {
  const labels = useTexts(panelTexts)
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
          <span>{labels.toCorrect({ count })}</span>
          <span>{labels.goToFirst}</span>
        </button>
      ) : null}
    </div>
  )
}
