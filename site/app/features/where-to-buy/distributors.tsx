import { useTexts } from '#app/core/language.ts'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { whereToBuyTexts } from '#texts/where-to-buy.js'
import type { Distributor } from './by-state.ts'
import { Finder } from './finder.tsx'
import { StateList } from './state-list.tsx'
import styles from './where-to-buy.module.css'

/** Distributors of a product by state, with a search if JavaScript runs and there are several. */
export function Distributors({
  distributors,
  salesAbroad,
  listed = true,
}: {
  distributors: readonly Distributor[]
  /**
   * Contact for sales abroad, with the countries served: shown above the distributors, or instead
   * of them if `listed` is false; null: none.
   */
  salesAbroad: string | null
  /** True to list all distributors below the search. */
  listed?: boolean
}) {
  const buy = useTexts(whereToBuyTexts)
  const hydrated = useHydrated()
  if (salesAbroad !== null && !listed) return <p className={styles.lead}>{salesAbroad}</p>
  return (
    <>
      {salesAbroad === null ? null : <p className={styles.lead}>{salesAbroad}</p>}
      <p className={styles.lead}>{distributors.length === 0 ? buy.none : buy.lead}</p>
      {distributors.length > 1 && hydrated ? (
        <Finder distributors={distributors} listed={listed} />
      ) : (
        <StateList distributors={distributors} />
      )}
    </>
  )
}
