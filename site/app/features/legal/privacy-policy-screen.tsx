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

/** Privacy policy in the locale. */
export async function load({ client, locale }: LoadArguments<'privacy-policy'>) {
  return loadLegalText(client, 'privacy_policy', locale)
}

export const loader = screenLoader('privacy-policy', load)

export const meta = screenMeta<typeof load>('privacy-policy', ({ alternates }, context) => {
  const { nav } = pageTexts[context.locale].shell
  return {
    title: nav['privacy-policy'],
    description: nav['privacy-policy'],
    alternates,
    jsonLd:
      import.meta.env.SSR &&
      ((url) => [
        breadcrumbsJson(
          [{ label: nav['privacy-policy'], href: routePath('privacy-policy', context.locale) }],
          context,
          url,
        ),
      ]),
  }
})

export default function PrivacyPolicyScreen() {
  const { text } = useScreenData<typeof load>()
  const { shell } = useTexts(pageTexts)
  return (
    <LegalPage
      title={shell.nav['privacy-policy']}
      path={routePath('privacy-policy', useLocale())}
      text={text}
    />
  )
}
