import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { TriedSearch } from '#src/publishing/views/tried-search.ts'
import { searchesTexts } from '#texts/searches.js'

const labels = labelsOf(searchesTexts)

/** URL path of a search on the site; the parameter is `q` in every language. */
const searchAddress = (locale: Locale, text: string): string =>
  `${locales[locale].prefix}${screenPaths[locale].search}?${new URLSearchParams({ q: text }).toString()}`

/** Current result of a search: its redirect, or its first hits. */
export function TriedResult({
  tried: { redirect, total, first },
  locale,
  text,
  say,
}: {
  tried: TriedSearch
  locale: Locale
  text: string
  say: (label: Label) => string
}) {
  return (
    <div className="searches__tried">
      {redirect === null ? (
        <p>{say(labels.now({ count: total }))}</p>
      ) : (
        <p>
          {say(labels.leads)} <a href={redirect}>{redirect}</a>
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
        {say(labels.onSite)}
      </a>
    </div>
  )
}
