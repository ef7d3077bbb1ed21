import { useEffect, useMemo } from 'react'
import { useDeclaration } from '#src/admin/grid/pages/table/use-declaration.ts'
import type { SheetAttribute } from '#src/content/variants/cells/sheet-product.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { newProductTexts } from '#texts/new-product.js'
import { strangersIn } from './product-draft.ts'
import { lacksOf } from './read-lacks.ts'
import { columnsOf, useParts } from './use-parts.ts'
import { useProductCheck } from './use-product-check.ts'
import { useProductDraft } from './use-product-draft.ts'
import { useProductFiles } from './use-product-files.ts'
import type { Subcategory } from './where-section.tsx'

export interface ProductPageProps {
  account: number
  subcategories: readonly Subcategory[]
  /** Product that is duplicated; null: none. */
  from: number | null
}

/** Everything of the page that is typed, compared and saved. */
export function useProduct({ account, subcategories }: ProductPageProps) {
  const language = useLanguage()
  const labels = useTexts(newProductTexts)
  const kept = useProductDraft(account)
  const { draft, change } = kept
  // preselected only if it is the only one, so that no product is published in a wrong one by accident
  const [only] = subcategories.length === 1 ? subcategories : []
  const onlyId = only?.id
  useEffect(() => {
    if (onlyId !== undefined && draft.subcategory === null)
      change((former) => ({ ...former, subcategory: onlyId }))
  }, [onlyId, draft.subcategory, change])
  const stored = useDeclaration<SheetAttribute>(draft.subcategory, 'all')
  const attributes = useMemo(() => columnsOf(stored, language), [stored, language])
  const keys = useMemo(() => new Set(attributes.map(({ key }) => key)), [attributes])
  const checking = useProductCheck(draft, keys, language)
  const { check } = checking
  const parts = useParts({ draft, change, stored, attributes, check, language })
  const files = useProductFiles(draft, change, language)
  const lacks = lacksOf({ draft, check, parts }, labels)
  // values of the columns of another subcategory, which was chosen before
  const strangers = stored === undefined ? 0 : strangersIn(draft, keys)
  return { ...kept, language, stored, attributes, ...checking, parts, files, lacks, strangers }
}

export type Product = ReturnType<typeof useProduct>
