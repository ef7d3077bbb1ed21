import type { ReactNode } from 'react'
import { LackingFacts } from '#src/admin/panel/lacking-facts.tsx'
import type { ProductCheck } from '#src/changes/plans/product-check.ts'
import { useTexts } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DialogActions } from '#src/ui/question.tsx'
import { publishingTexts } from '#texts/publishing.js'

/** Names of what the site lacks in the languages in which a publication shows the product. */
export const siteLacks = (check: ProductCheck | undefined): string[] =>
  (check?.missing ?? [])
    .filter(
      ({ purposes, locale }) =>
        purposes.includes('site') && (locale === null || check?.locales.includes(locale)),
    )
    .map(({ name }) => name)

interface Props {
  lacks: readonly string[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a product is published that lacks something on the site. */
export function IncompleteQuestion({ lacks, onConfirm, onClose }: Props): ReactNode {
  const labels = useTexts(publishingTexts).with
  return (
    <Dialog title={labels.askTitle} onClose={onClose}>
      <LackingFacts names={lacks} />
      <DialogActions onCancel={onClose} confirm={labels.anyway} onConfirm={onConfirm} />
    </Dialog>
  )
}
