import type { Locale } from '@vitrine/configuration/locales'
import { ErrorScreen } from '#app/core/errors/error-screen.tsx'
import { failureOf } from '#app/core/errors/failure.ts'
import { KeptList } from '#app/features/parts-list/kept-list.tsx'

/** Error page of a caught error. */
export function ErrorPage({ error, locale }: { error: unknown; locale: Locale }) {
  const failure = failureOf(error)
  return <ErrorScreen failure={failure} locale={locale} kept={<KeptList locale={locale} />} />
}
