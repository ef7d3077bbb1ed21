import { screenLoader } from '#app/api/load.ts'
import type { LoadArguments } from '#app/api/load.ts'
import { useScreenData } from '#app/api/use-screen-data.ts'
import { screenMeta } from '#app/head/screen-meta.ts'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { LegalPage } from '#app/reading/legal-page.tsx'
import { loadLegalText } from '#app/reading/load-legal-text.ts'
import { routePath } from '#app/routes/table.ts'
import { trailJson } from '#app/trail/trail-json.ts'

/** The privacy policy, in the variant of the locale. */
export async function load({ client, locale }: LoadArguments<'privacy-policy'>) {
  return loadLegalText(client, 'privacy_policy', locale)
}

export const loader = screenLoader('privacy-policy', load)

export const meta = screenMeta<typeof load>('privacy-policy', ({ alternates }, context) => {
  const { nav } = context.messages.shell
  return {
    title: nav['privacy-policy'],
    description: nav['privacy-policy'],
    alternates,
    jsonLd:
      import.meta.env.SSR &&
      ((url) => [
        trailJson(
          [{ label: nav['privacy-policy'], href: routePath('privacy-policy', context.locale) }],
          context,
          url,
        ),
      ]),
  }
})

export default function PrivacyPolicyScreen() {
  const { text } = useScreenData<typeof load>()
  const { shell } = useMessages()
  return (
    <LegalPage
      title={shell.nav['privacy-policy']}
      path={routePath('privacy-policy', useLocale())}
      text={text}
    />
  )
}
