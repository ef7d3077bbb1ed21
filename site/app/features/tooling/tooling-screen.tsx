import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { importOrReload } from '#app/core/errors/chunk-reload.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { PrintHeader } from '#app/features/articles/print-header.tsx'
import { ChipLink, ChipRow } from '#app/ui/elements/chip.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { toolingPath } from '#shared/product/tooling-links.ts'
import { routePath } from '#shared/routes/table.ts'
import { toolingTexts } from '#texts/tooling.js'
import { Questions } from './questions.tsx'
import { results } from './lazy-results.ts'
import styles from './tooling.module.css'

/** Tooling of the part numbers that match the URL's filters: dies, tools and conditions. */
export async function load(args: LoadArguments<'tooling'>) {
  const { loadTooling } = await importOrReload(() => import('./load-tooling.ts'))
  return loadTooling(args)
}

export const loader = screenLoader('tooling', load)

export const texts = [toolingTexts]

export const meta = screenMeta<typeof load>('tooling', ({ filter, found }, context) => ({
  title: toolingTexts[context.locale].title,
  description: toolingTexts[context.locale].description,
  noIndex: filter.length > 0 || found.meta.page > 1,
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [
      breadcrumbsJson(
        [
          {
            label: toolingTexts[context.locale].title,
            href: routePath('tooling', context.locale),
          },
        ],
        context,
        url,
      ),
    ]),
}))

export default function ToolingScreen() {
  const { filter, found } = useScreenData<typeof load>()
  const locale = useLocale()
  const texts = useTexts(toolingTexts)
  const path = routePath('tooling', locale)
  const { total, page } = found.meta
  // values chosen in the visible filters are removed there
  const isInFacets = (active: string) =>
    found.facets.some(({ key, options }) =>
      options.some((option) => option.active && active === `${key}:${option.value}`),
    )
  const named = found.chosen.filter((value) => !isInFacets(value.filter))
  return (
    <div className="wrap">
      <PrintHeader path={toolingPath(locale, filter, page)} />
      <PageHeader
        breadcrumbs={[{ label: texts.title, href: path }]}
        title={texts.title}
        lead={useLead(texts.description)}
      />
      {named.length > 0 ? (
        <div className={`no-print ${styles.applied}`}>
          <ChipRow label={texts.chosen}>
            {named.map((value) => (
              <ChipLink
                key={value.filter}
                href={toolingPath(
                  locale,
                  filter.filter((other) => other !== value.filter),
                )}
                selected
                removable
                label={texts.remove({ label: value.label })}
              >
                {value.label}
              </ChipLink>
            ))}
          </ChipRow>
        </div>
      ) : null}
      <Questions facets={found.facets} filter={filter} />
      {total === 0 ? (
        <EmptyState title={texts.nothing.title} text={texts.nothing.text} />
      ) : (
        <results.Section found={found} filter={filter} />
      )}
    </div>
  )
}
