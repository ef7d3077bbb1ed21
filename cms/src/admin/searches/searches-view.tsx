import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { defaultLocale, isLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { mayOpen, ownViewPath } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { permissions } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { textsIn } from '#src/platform/labels.ts'
import { fewClicks, readKnownWords, readSearches } from '#src/publishing/views/searches.ts'
import type { CountedSearch } from '#src/publishing/views/searches.ts'
import { preferredFor } from '#src/translation/terms/preferred-for.ts'
import { readGlossary } from '#src/translation/terms/read-terms.ts'
import type { Term } from '#src/translation/terms/term-shapes.ts'
import { Segments } from '#src/ui/choices.tsx'
import { HeadRow } from '#src/ui/row-table.tsx'
import { searchesTexts } from '#texts/searches.js'
import { nearestWords } from './nearest-words.ts'
import { LazySearchRow } from './lazy-search-row.tsx'
import './searches.css'

/** Periods of the lists, days; searches are kept for the longest one (`prune.ts`). */
const periods = [7, 30, 90]

const wordsId = 'searches-words'
const makersId = 'searches-makers'

/**
 * Page of searches without results or with few clicks, by language, with forms that create
 * synonyms, redirects and cross-references.
 */
export async function SearchesView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props
  const { payload, user, i18n } = initPageResult.req
  if (!mayOpen('searches', user)) notFound()
  const labels = textsIn(searchesTexts, i18n.language)
  const language = searchParams?.['language']
  const locale: Locale =
    typeof language === 'string' && isLocale(language) ? language : defaultLocale
  const days = periods.find((each) => String(each) === searchParams?.['days']) ?? 30
  const [empty, unclicked, words, makers, { terms }] = await Promise.all([
    readSearches(payload, 'empty', { days, locale }),
    readSearches(payload, 'unclicked', { days, locale }),
    readKnownWords(payload, locale),
    rows<{ name: string }>(payload, sql`select name from search_other_makers order by name`),
    readGlossary(payload),
  ])
  const address = (to: { locale: Locale; days: number }) =>
    `${ownViewPath('searches')}?${new URLSearchParams({ language: to.locale, days: String(to.days) }).toString()}`
  const makes = hasRole({ user }, permissions.synonyms.create)
  const shared = {
    words,
    terms,
    makes,
    makersId: isOfSite('other-makers') ? makersId : undefined,
    panelLanguage: i18n.language,
  }
  return (
    <PanelView name="searches" view={props}>
      <div className="ui-controls ui-document searches">
        <header>
          <h1>{labels.title}</h1>
          <p>{labels.intro}</p>
          {makes ? null : <p>{labels.readOnly}</p>}
        </header>
        <div className="searches__choices">
          <Segments
            label={labels.language}
            choices={localeCodes.map((code) => ({
              text: locales[code].title,
              href: address({ locale: code, days }),
              isCurrent: code === locale,
            }))}
          />
          <Segments
            label={labels.period}
            choices={periods.map((each) => ({
              text: labels.days({ days: each }),
              href: address({ locale, days: each }),
              isCurrent: each === days,
            }))}
          />
        </div>
        <datalist id={wordsId}>
          {words.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </datalist>
        <datalist id={makersId}>
          {makers.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <SearchList
          id="empty"
          title={labels.empty}
          hint={labels.emptyHint}
          searches={empty}
          {...shared}
        />
        <SearchList
          id="unclicked"
          title={labels.unclicked}
          hint={labels.unclickedHint({ times: fewClicks.times, share: fewClicks.clickShare * 100 })}
          searches={unclicked}
          {...shared}
        />
      </div>
    </PanelView>
  )
}

function SearchList({
  id,
  title,
  hint,
  searches,
  words,
  terms,
  makes,
  makersId,
  panelLanguage,
}: {
  id: string
  title: string
  hint: string
  searches: CountedSearch[]
  words: readonly string[]
  terms: readonly Term[]
  makes: boolean
  makersId: string | undefined
  panelLanguage: string
}) {
  const labels = textsIn(searchesTexts, panelLanguage)
  return (
    <section aria-labelledby={`searches-${id}`}>
      <h2 id={`searches-${id}`}>{title}</h2>
      <p>{hint}</p>
      {searches.length === 0 ? (
        <p className="searches__none">{labels.none}</p>
      ) : (
        <table aria-labelledby={`searches-${id}`}>
          <HeadRow
            heads={[labels.text, labels.times, labels.clicks, labels.results]}
            action={labels.actions}
          />
          <tbody>
            {searches.map((search) => (
              <LazySearchRow
                key={`${search.locale} ${search.typed}`}
                search={search}
                suggested={
                  makes
                    ? [
                        ...new Set([
                          ...preferredFor(terms, { text: search.typed, locale: search.locale }),
                          ...nearestWords(search.typed, words),
                        ]),
                      ]
                    : []
                }
                wordsId={wordsId}
                makes={makes}
                makersId={makersId}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
