import { Outlet, useRouteError } from 'react-router'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import { LinkProvider } from '#app/ui/elements/link.tsx'
import { LocaleContext } from '#app/core/language.ts'
import { AppLink } from './app-link.tsx'
import { keepErrorPage, LazyErrorPage } from './lazy-error-page.tsx'
import { usePrefetchInView } from './use-prefetch-in-view.ts'
import { Shell } from '#app/shell/shell.tsx'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'

interface LocaleProps {
  locale: Locale
}

/** Layout route of a locale: provides its texts, links and the shell. */
export function LocaleLayout({ locale }: LocaleProps) {
  return (
    <InLocale locale={locale}>
      <Outlet />
    </InLocale>
  )
}

/** Error boundary of a locale, inside the shell if its data are available. */
export function LocaleError({ locale }: LocaleProps) {
  const error = useRouteError()
  return (
    <InLocale locale={locale}>
      <LazyErrorPage error={error} locale={locale} />
    </InLocale>
  )
}

function InLocale({ locale, children }: LocaleProps & { children: ReactNode }) {
  useEffect(() => keepErrorPage(locale), [locale])
  return (
    <LocaleContext value={locale}>
      <LinkProvider component={AppLink}>
        <InShell>{children}</InShell>
      </LinkProvider>
    </LocaleContext>
  )
}

function InShell({ children }: { children: ReactNode }) {
  const data = useLayoutData()
  usePrefetchInView()
  return data ? <Shell data={data}>{children}</Shell> : children
}
