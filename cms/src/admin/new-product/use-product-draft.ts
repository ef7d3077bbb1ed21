import { useCallback, useEffect, useRef, useState } from 'react'
import { productDraftKey as keyOf, readKept, writeKept } from '#src/admin/panel/kept-values.ts'
import { useKept } from '#src/admin/panel/use-kept.ts'
import { draftOf, emptyDraft, isEmptyDraft } from './product-draft.ts'
import type { ProductDraft } from './product-draft.ts'

export type ChangeDraft = (change: (former: ProductDraft) => ProductDraft) => void

/** Draft of an account, kept in its browser until the product is saved or the draft is discarded. */
export function useProductDraft(account: number) {
  const [start] = useState(() => draftOf(readKept(keyOf(account))))
  const [draft, setDraft] = useState(start ?? emptyDraft)
  const [isRestored, setRestored] = useState(start !== undefined && !isEmptyDraft(start))
  const written = useRef(draft)
  const keep = useCallback((): boolean => {
    // an idle tab does not write over what another one has kept since
    if (written.current === draft) return true
    const isKept = writeKept(keyOf(account), isEmptyDraft(draft) ? undefined : draft)
    if (isKept) written.current = draft
    return isKept
  }, [account, draft])
  const isKept = useKept(keep)
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  }, [keep])
  // a link leaves the page sooner than the pause ends
  useEffect(() => () => void latest.current(), [])
  const change: ChangeDraft = useCallback((changed) => setDraft(changed), [])
  return {
    draft,
    change,
    /** True if the draft was kept by an earlier visit. */
    isRestored,
    isKept,
    /** Begins again. */
    forget: (): void => {
      writeKept(keyOf(account), undefined)
      setDraft(emptyDraft)
      setRestored(false)
    },
  }
}
