'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { MisfitValues } from './misfit-values.tsx'

const labels = labelsOf(variantsGridTexts)

/**
 * Notices above the tabs of a product: values that do not fit the chosen subcategory, and the
 * number of invalid cells.
 */
export const VariantsErrorCount = (): ReactNode => (
  <>
    <MisfitValues />
    <InvalidCells />
  </>
)

/**
 * Number of invalid cells on the variants tab. Payload counts only errors at a field's own path,
 * but errors of cells are at paths below it; the tab button has no slot for a component, so the
 * count is rendered into it by a portal.
 */
function InvalidCells(): ReactNode {
  const { i18n } = useTranslation()
  const count = useFormFields(
    ([fields]) =>
      Object.entries(fields).filter(
        ([path, field]) => path.startsWith('variants.') && field.valid === false,
      ).length,
  )
  const [tab, setTab] = useState<Element>()
  useEffect(() => {
    const title = textOf(labels.title, i18n.language)
    // oxlint-disable-next-line react/set-state-in-effect -- the tab button exists only after the form has rendered
    setTab(
      [...document.querySelectorAll('.tabs-field__tab-button')].find((button) =>
        button.textContent?.startsWith(title),
      ),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- looks for the button again when the count changes
  }, [i18n.language, count])
  return tab && count > 0
    ? createPortal(
        <span
          className="variants-grid__tab-count"
          title={`${count} ${textOf(labels.errors, i18n.language)}`}
        >
          {count}
        </span>,
        tab,
      )
    : null
}
