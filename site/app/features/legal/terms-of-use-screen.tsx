import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import { LegalPage } from './legal-page.tsx'
import { loadLegalText } from './load-legal-text.ts'
import { routePath } from '#shared/routes/table.ts'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'

/** Terms of use in the locale. */
export async function load({ client, locale }: LoadArguments<'terms-of-use'>) {
  return loadLegalText(client, 'terms_of_user', locale)
}

export const loader = screenLoader('terms-of-use', load)

export const meta = screenMeta<typeof load>('terms-of-use', ({ alternates }, context) => {
  const { nav } = pageTexts[context.locale].shell
  return {
    title: nav['terms-of-use'],
    description: nav['terms-of-use'],
    alternates,
    jsonLd:
      import.meta.env.SSR &&
      ((url) => [
        breadcrumbsJson(
          [{ label: nav['terms-of-use'], href: routePath('terms-of-use', context.locale) }],
          context,
          url,
        ),
      ]),
  }
})

export default function TermsOfUseScreen() {
  const { text } = useScreenData<typeof load>()
  const { shell } = useTexts(pageTexts)
  return (
    <LegalPage
      title={shell.nav['terms-of-use']}
      path={routePath('terms-of-use', useLocale())}
      text={text}
    />
  )
}
