import type { Locale } from '@vitrine/configuration/locales'
import { countryPack } from '@vitrine/configuration/country-pack'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { TextField } from '#app/ui/controls/field.tsx'
import { useTexts } from '#app/core/language.ts'
import { productTexts } from '#texts/product.js'
import { whereToBuyTexts } from '#texts/where-to-buy.js'
import { DistributorEntry } from './distributor-entry.tsx'
import { nearestFirst, resolvePlace } from './nearest.ts'
import { stateName } from './by-state.ts'
import type { Distributor } from './by-state.ts'
import type { ResolvedPlace } from './nearest.ts'
import { StateList } from './state-list.tsx'
import styles from './where-to-buy.module.css'

/** Maximum number of results shown. */
const maxResults = 4
const geolocationTimeoutMs = 10_000

type PlaceQuery = { name: string; found: ResolvedPlace } | undefined

/**
 * Sorts distributors by the typed place, or by geolocation on request. Locations are processed in
 * the browser only.
 */
export function Finder({
  distributors,
  listed,
}: {
  distributors: readonly Distributor[]
  listed: boolean
}) {
  const buy = useTexts(whereToBuyTexts)
  const { whereToBuy } = useTexts(productTexts)
  const hint = useId()
  const [query, setQuery] = useState<PlaceQuery>()
  const [error, setError] = useState<string>()
  const [locating, setLocating] = useState(false)
  const show = (next: PlaceQuery, wrong?: string): void => {
    setQuery(next)
    setError(wrong)
    setLocating(false)
  }
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('place') ?? '')
    const found = resolvePlace(text, distributors)
    show(
      found && { name: found.city ?? (found.state && stateName(found.state)) ?? text, found },
      found || text.trim() === '' ? undefined : buy.unknown({ country: countryPack }),
    )
  }
  const locate = (): void => {
    setLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        show({
          name: buy.located,
          found: { place: { latitude, longitude }, state: undefined, city: undefined },
        }),
      () => show(undefined, buy.denied({ country: countryPack })),
      { timeout: geolocationTimeoutMs, maximumAge: 600_000 },
    )
  }
  return (
    <div className={styles.finder}>
      <form className={styles.search} onSubmit={search} role="search" aria-label={whereToBuy}>
        <TextField
          label={buy.search.label({ country: countryPack })}
          name="place"
          autoComplete="postal-code"
          error={error}
          enterKeyHint="search"
        />
        <Button type="submit" variant="secondary">
          {buy.search.action}
        </Button>
        {'geolocation' in navigator ? (
          <Button
            variant="quiet"
            icon="pin"
            busy={locating}
            onClick={locate}
            aria-describedby={hint}
          >
            {buy.search.locate}
          </Button>
        ) : null}
      </form>
      <p className={styles.hint} id={hint}>
        {buy.search.locateHint} {buy.search.cepHint({ country: countryPack })}
      </p>
      <div role="status">
        {query ? <p className={styles.result}>{resultText(query, distributors, buy)}</p> : null}
      </div>
      {query ? (
        <Nearest
          query={query}
          distributors={distributors}
          onAll={listed ? () => show(undefined) : undefined}
        />
      ) : listed ? (
        <StateList distributors={distributors} />
      ) : null}
    </div>
  )
}

/** Text of the result: the place, or that the requested state has no distributor. */
function resultText(
  { name, found }: NonNullable<PlaceQuery>,
  distributors: readonly Distributor[],
  buy: (typeof whereToBuyTexts)[Locale],
): string {
  const { state } = found
  return state && !distributors.some((row) => row.state === state)
    ? buy.noneIn({ state: stateName(state) })
    : buy.nearest({ place: name })
}

function Nearest({
  query,
  distributors,
  onAll,
}: {
  query: NonNullable<PlaceQuery>
  distributors: readonly Distributor[]
  onAll: (() => void) | undefined
}) {
  const buy = useTexts(whereToBuyTexts)
  return (
    <>
      <ol className={styles.entries}>
        {nearestFirst(distributors, query.found)
          .slice(0, maxResults)
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
      {onAll ? (
        <p>
          <Button variant="quiet" onClick={onAll}>
            {buy.all({ country: countryPack })}
          </Button>
        </p>
      ) : null}
    </>
  )
}
