'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { words } from '#src/platform/labels.ts'
import { gridWords } from './words.ts'

/**
 * The number of wrong cells on the tab of the variants. Payload counts the errors of a field's own
 * path, and those of
 * cells lie below it; the tab's button has no place for a component of ours, so the count is drawn
 * into it.
 */
export function VariantsErrorCount(): ReactNode {
  const { i18n } = useTranslation()
  const count = useFormFields(
    ([fields]) =>
      Object.entries(fields).filter(
        ([path, field]) => path.startsWith('variants.') && field.valid === false,
      ).length,
  )
  const [tab, setTab] = useState<Element>()
  useEffect(() => {
    const title = words(gridWords.title, i18n.language)
    // oxlint-disable-next-line react/set-state-in-effect -- the button is there once the form was drawn
    setTab(
      [...document.querySelectorAll('.tabs-field__tab-button')].find((button) =>
        button.textContent?.startsWith(title),
      ),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- looked for again when errors come
  }, [i18n.language, count])
  return tab && count > 0
    ? createPortal(
        <span
          className="variants-grid__tab-count"
          title={`${count} ${words(gridWords.errors, i18n.language)}`}
        >
          {count}
        </span>,
        tab,
      )
    : null
}
