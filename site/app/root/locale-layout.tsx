import { Outlet, useRouteError } from 'react-router'
import type { ReactNode } from 'react'
import type { Locale } from '@vitrine/contract/locales'
import { LinkProvider } from '#app/ui/elements/link.tsx'
import { ErrorScreen } from '#app/core/errors/error-screen.tsx'
import { statusOfError } from '#app/core/errors/status-of-error.ts'
import { LanguageContext } from '#app/core/i18n/language.ts'
import type { Messages } from '#shared/texts/messages.ts'
import { AppLink } from './app-link.tsx'
import { usePrefetchInView } from './use-prefetch-in-view.ts'
import { Shell } from '#app/shell/shell.tsx'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'

interface LocaleProps {
  locale: Locale
  messages: Messages
}

/** Layout route of a locale: provides messages, links and the shell. */
export function LocaleLayout(language: LocaleProps) {
  return (
    <InLocale {...language}>
      <Outlet />
    </InLocale>
  )
}

/** Error boundary of a locale, inside the shell if its data are available. */
export function LocaleError(language: LocaleProps) {
  const status = statusOfError(useRouteError())
  return (
    <InLocale {...language}>
      <ErrorScreen status={status} locale={language.locale} messages={language.messages.errors} />
    </InLocale>
  )
}

function InLocale({ locale, messages, children }: LocaleProps & { children: ReactNode }) {
  return (
    <LanguageContext value={{ locale, messages }}>
      <LinkProvider component={AppLink}>
        <InShell>{children}</InShell>
      </LinkProvider>
    </LanguageContext>
  )
}

function InShell({ children }: { children: ReactNode }) {
  const data = useLayoutData()
  usePrefetchInView()
  return data ? <Shell data={data}>{children}</Shell> : children
}
