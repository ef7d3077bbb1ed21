import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { TextField } from '#app/ui/controls/field.tsx'
import { useWords } from '#app/core/i18n/language.ts'
import { whereToBuyWords } from '#shared/texts/words/where-to-buy.ts'
import { DistributorEntry } from './distributor-entry.tsx'
import { nearestFirst, understand } from './nearest.ts'
import type { Distributor } from './by-state.ts'
import type { Found } from './nearest.ts'
import { states } from './states.ts'
import { StateList } from './state-list.tsx'
import styles from './where-to-buy.module.css'

/** Number of results shown, and the geolocation timeout. */
const shown = 4
const patience = 10_000

type Asked = { name: string; found: Found } | undefined

/**
 * Sorts distributors by the typed place, or by geolocation on request. Locations are processed in
 * the browser only.
 */
export function Finder({ distributors }: { distributors: readonly Distributor[] }) {
  const buy = useWords(whereToBuyWords)
  const hint = useId()
  const [asked, ask] = useState<Asked>()
  const [problem, setProblem] = useState<string>()
  const [looking, setLooking] = useState(false)
  const show = (next: Asked, wrong?: string): void => {
    ask(next)
    setProblem(wrong)
    setLooking(false)
  }
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('place') ?? '')
    const found = understand(text, distributors)
    show(
      found && { name: found.city ?? (found.state && states[found.state]) ?? text, found },
      found || text.trim() === '' ? undefined : buy.unknown,
    )
  }
  const locate = (): void => {
    setLooking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        show({
          name: buy.located,
          found: { place: { latitude, longitude }, state: undefined, city: undefined },
        }),
      () => show(undefined, buy.denied),
      { timeout: patience, maximumAge: 600_000 },
    )
  }
  return (
    <div className={styles.finder}>
      <form className={styles.search} onSubmit={search} role="search" aria-label={buy.title}>
        <TextField
          label={buy.search.label}
          name="place"
          autoComplete="postal-code"
          error={problem}
          enterKeyHint="search"
        />
        <Button type="submit" variant="secondary">
          {buy.search.action}
        </Button>
        {'geolocation' in navigator ? (
          <Button
            variant="quiet"
            icon="pin"
            busy={looking}
            onClick={locate}
            aria-describedby={hint}
          >
            {buy.search.locate}
          </Button>
        ) : null}
      </form>
      <p className={styles.hint} id={hint}>
        {buy.search.locateHint} {buy.search.cepHint}
      </p>
      <div role="status">
        {asked ? <p className={styles.result}>{resultOf(asked, distributors, buy)}</p> : null}
      </div>
      {asked ? (
        <Nearest asked={asked} distributors={distributors} onAll={() => show(undefined)} />
      ) : (
        <StateList distributors={distributors} />
      )}
    </div>
  )
}

/** Result text; says so when the requested state has no distributor. */
function resultOf(
  { name, found }: NonNullable<Asked>,
  distributors: readonly Distributor[],
  buy: (typeof whereToBuyWords)['br'],
): string {
  const { state } = found
  return state && !distributors.some((row) => row.state === state)
    ? buy.noneIn(states[state])
    : buy.nearest(name)
}

function Nearest({
  asked,
  distributors,
  onAll,
}: {
  asked: NonNullable<Asked>
  distributors: readonly Distributor[]
  onAll: () => void
}) {
  const buy = useWords(whereToBuyWords)
  return (
    <>
      <ol className={styles.entries}>
        {nearestFirst(distributors, asked.found)
          .slice(0, shown)
          .map(({ distributor, km }, index) => (
            <DistributorEntry
              key={distributor.id}
              distributor={distributor}
              km={km}
              nearest={index === 0}
              found
            />
          ))}
      </ol>
      <p>
        <Button variant="quiet" onClick={onAll}>
          {buy.all}
        </Button>
      </p>
    </>
  )
}
