import { redirect } from 'react-router'
import { ApiError } from '@vitrine/contract/errors'
import { formatNumber } from '@vitrine/configuration/format'
import { crossReferenceLimits, listLimits } from '@vitrine/contract/list-limits'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { TextAreaField } from '#app/ui/controls/field.tsx'
import { Button } from '#app/ui/elements/button.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { crossReferencesPath } from '#shared/product/cross-reference-links.ts'
import { queryNames, writeQuery } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { loadExamples } from './load-examples.ts'
import { results } from './lazy-results.ts'
import styles from './cross-references.module.css'

/** Lines of a typed text, normalized. */
const cleanLines = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
    .slice(0, crossReferenceLimits.text)

/** Page number of the URL; 1 for invalid text. */
function pageOf(text = ''): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= listLimits.page ? page : 1
}

/** Cross-references of the numbers in the URL, or of a maker. */
export async function load({ client, query, locale, path }: LoadArguments<'cross-references'>) {
  const numbers = cleanLines(query.q?.[0] ?? '')
  const [slug = ''] = query.maker ?? []
  const maker = numbers === '' && slug.length <= listLimits.filter ? slug || undefined : undefined
  const page = maker === undefined ? 1 : pageOf(query.page?.[0])
  // canonical URL of the query, so that it has one cache entry
  const address = crossReferencesPath(locale, {
    numbers,
    page,
    ...(maker === undefined ? {} : { maker }),
  })
  if (address !== path + writeQuery(query, locale)) throw redirect(address, 301)
  const [found] = await Promise.all([
    client('cross-references-read', {
      query: {
        ...(numbers === '' ? {} : { numbers }),
        ...(maker === undefined ? {} : { maker }),
        ...(page > 1 ? { page } : {}),
      },
    }),
    results.ready(locale),
  ])
  if (found.listed && page > found.listed.meta.lastPage) throw new ApiError('not-found')
  const isAsked = numbers !== '' || maker !== undefined
  const examples = isAsked ? [] : await loadExamples(client, found.makers)
  return { numbers, maker, found, examples }
}

export const loader = screenLoader('cross-references', load)

export const texts = [crossReferencesTexts]

export const meta = screenMeta<typeof load>('cross-references', ({ numbers, maker }, context) => ({
  title: crossReferencesTexts[context.locale].title,
  description: crossReferencesTexts[context.locale].description,
  noIndex: numbers !== '' || maker !== undefined,
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [
      breadcrumbsJson(
        [
          {
            label: crossReferencesTexts[context.locale].title,
            href: routePath('cross-references', context.locale),
          },
        ],
        context,
        url,
      ),
    ]),
}))

export default function CrossReferencesScreen() {
  const { numbers, maker, found, examples } = useScreenData<typeof load>()
  const locale = useLocale()
  const texts = useTexts(crossReferencesTexts)
  const path = routePath('cross-references', locale)
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: texts.title, href: path }]}
        title={texts.title}
        lead={useLead(texts.description)}
      />
      <form action={path} className={`${styles.form} no-print`}>
        {/* keyed by the query, so that the field shows the text of the current one */}
        <TextAreaField
          key={numbers}
          id="numbers"
          name={queryNames.q[locale]}
          label={texts.numbers}
          hint={texts.hint({ lines: crossReferenceLimits.lines })}
          rows={3}
          maxLength={crossReferenceLimits.text}
          defaultValue={numbers}
          spellCheck={false}
          autoCapitalize="none"
          required
        />
        <Button type="submit">{texts.submit}</Button>
      </form>
      <div className={`${styles.makers} no-print`}>
        <h2>{texts.makers}</h2>
        <ul>
          {found.makers.map(({ slug, name, count }) => (
            <li key={slug}>
              <Link
                href={crossReferencesPath(locale, { maker: slug })}
                className={styles.maker}
                aria-current={slug === maker ? 'true' : undefined}
                aria-label={texts.makerCount({ name, count })}
              >
                {name} <span className={styles.figure}>{formatNumber(count, locale)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <results.Section found={found} maker={maker} examples={examples} />
    </div>
  )
}
