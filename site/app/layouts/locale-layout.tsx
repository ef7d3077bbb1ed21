import { Outlet, useRouteError } from 'react-router'
import type { ReactNode } from 'react'
import type { Locale } from '@vitrine/contract/locales'
import { LinkProvider } from '#app/design/link/link.tsx'
import { ErrorScreen } from '#app/errors/error-screen.tsx'
import { statusOfError } from '#app/errors/status-of-error.ts'
import { LanguageContext } from '#app/i18n/messages.ts'
import type { Messages } from '#app/i18n/messages.ts'
import { AppLink } from '#app/shell/app-link.tsx'
import { Shell } from '#app/shell/shell.tsx'
import { useLayoutData } from './use-layout-data.ts'

interface LocaleProps {
  locale: Locale
  messages: Messages
}

/** Everything below a locale: its texts, its links, its shell. */
export function LocaleLayout(language: LocaleProps) {
  return (
    <InLocale {...language}>
      <Outlet />
    </InLocale>
  )
}

/** An error of a screen, inside the shell when the shell's data could be read. */
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
  return data ? <Shell data={data}>{children}</Shell> : children
}
