import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import { useTexts } from '#src/platform/language.ts'
import type { TriedSearch } from '#src/publishing/views/tried-search.ts'
import { searchesTexts } from '#texts/searches.js'

/** URL path of a search on the site; the parameter is `q` in every language. */
const searchAddress = (locale: Locale, text: string): string =>
  `${locales[locale].prefix}${screenPaths[locale].search}?${new URLSearchParams({ q: text }).toString()}`

/** Current result of a search: its redirect, or its first hits. */
export function TriedResult({
  tried: { redirect, total, first },
  locale,
  text,
}: {
  tried: TriedSearch
  locale: Locale
  text: string
}) {
  const labels = useTexts(searchesTexts)
  return (
    <div className="searches__tried">
      {redirect === null ? (
        <p>{labels.now({ count: total })}</p>
      ) : (
        <p>
          {labels.leads} <a href={redirect}>{redirect}</a>
        </p>
      )}
      {redirect === null && first.length > 0 ? (
        <ol>
          {first.map(({ title, code, path }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noreferrer">
                {code === null ? null : <code>{code}</code>} {title}
              </a>
            </li>
          ))}
        </ol>
      ) : null}
      <a href={searchAddress(locale, text)} target="_blank" rel="noreferrer">
        {labels.onSite}
      </a>
    </div>
  )
}
