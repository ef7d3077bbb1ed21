import { Outlet } from 'react-router'
import type { Locale } from '@vitrine/contract/locales'
import { LinkProvider } from '#app/design/link/link.tsx'
import { ErrorScreen } from '#app/errors/error-screen.tsx'
import { statusOfError } from '#app/errors/status-of-error.ts'
import { LanguageContext } from '#app/i18n/messages.ts'
import type { Messages } from '#app/i18n/messages.ts'
import { AppLink } from '#app/shell/app-link.tsx'
import { Shell } from '#app/shell/shell.tsx'
import type { LayoutData } from './load-layout.ts'

interface LocaleProps {
  locale: Locale
  messages: Messages
}

/** Everything below a locale: its texts, its links, its shell. */
export function LocaleLayout({ locale, messages, data }: LocaleProps & { data: LayoutData }) {
  return (
    <LanguageContext value={{ locale, messages }}>
      <LinkProvider component={AppLink}>
        <Shell data={data}>
          <Outlet />
        </Shell>
      </LinkProvider>
    </LanguageContext>
  )
}

/** An error of a screen, inside the shell when the shell's data could be read. */
export function LocaleError({ locale, messages, data, error }: LocaleProps & { data: LayoutData | undefined; error: unknown }) {
  const screen = <ErrorScreen status={statusOfError(error)} locale={locale} messages={messages.errors} />
  return (
    <LanguageContext value={{ locale, messages }}>
      <LinkProvider component={AppLink}>{data ? <Shell data={data}>{screen}</Shell> : screen}</LinkProvider>
    </LanguageContext>
  )
}
