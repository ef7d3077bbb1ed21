import { useEffect, useMemo, useState } from 'react'
import { call } from '#src/admin/panel/call.ts'
import type { ProductCheck } from '#src/changes/plans/product-check.ts'
import { productOf } from './product-draft.ts'
import type { ProductDraft } from './product-draft.ts'

/** Pause after the last change, after which the server compares the product, ms. */
const pauseMs = 700

interface Checked {
  key: string
  check: ProductCheck | undefined
  /** True if the server could not be asked: a session that ended, or no connection. */
  hasFailed: boolean
}

/** Comparison of the draft after each pause of its author. */
export function useProductCheck(draft: ProductDraft, keys: ReadonlySet<string>, language: string) {
  const body = useMemo(() => productOf(draft, keys), [draft, keys])
  const key = useMemo(() => JSON.stringify(body), [body])
  const [checked, setChecked] = useState<Checked>({
    key: '',
    check: undefined,
    hasFailed: false,
  })
  useEffect(() => {
    const ended = new AbortController()
    const timer = setTimeout(() => {
      const { signal } = ended
      const given = { query: { dry: '1' }, body }
      void call('new-product.check', given, { language, signal }).then(({ data }) => {
        if (signal.aborted) return
        setChecked((former) => ({
          key,
          check: data ?? former.check,
          hasFailed: data === undefined,
        }))
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the product is compared by its key
  }, [key, language])
  return {
    body,
    /** Last comparison, perhaps of a former draft. */
    check: checked.check,
    hasFailed: checked.hasFailed,
    /** Shows the comparison that was made before the product is saved. */
    note: (check: ProductCheck): void => setChecked({ key, check, hasFailed: false }),
  }
}
