import { Disclosure } from '#app/ui/controls/disclosure.tsx'
import { useTexts } from '#app/core/language.ts'
import { whereToBuyTexts } from '#texts/where-to-buy.js'
import { DistributorEntry } from './distributor-entry.tsx'
import { byState } from './by-state.ts'
import type { Distributor } from './by-state.ts'
import styles from './where-to-buy.module.css'

/** All distributors by state; rendered on the server. */
export function StateList({ distributors }: { distributors: readonly Distributor[] }) {
  const buy = useTexts(whereToBuyTexts)
  const groups = byState(distributors)
  return (
    <div className={styles.states}>
      {groups.map(({ code, name, distributors: own }) => (
        <Disclosure
          key={code}
          summary={name === '' ? buy.other : name}
          meta={String(own.length)}
          open={groups.length === 1}
        >
          <ul className={styles.entries}>
            {own.map((distributor) => (
              <DistributorEntry key={distributor.id} distributor={distributor} />
            ))}
          </ul>
        </Disclosure>
      ))}
    </div>
  )
}
