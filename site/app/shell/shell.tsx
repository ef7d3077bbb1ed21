import type { Locale } from '@vitrine/configuration/locales'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { VisitorAfter, VisitorBefore } from './visitor/visitor.tsx'
import { EnvironmentBanner } from './environment-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HomeLogo } from './home-logo.tsx'
import { Deferred } from '#app/core/deferred.tsx'
import { ModalProvider } from '#app/core/modals/modal-provider.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'
import styles from './shell.module.css'
import { useRouteLayout, useSystemHeader } from './use-route-layout.ts'

const previewBar = async (locale: Locale) => {
  const { PreviewBar, previewTexts } = await import('./preview/preview-bar.tsx')
  await previewTexts.load(locale)
  return PreviewBar
}

/**
 * Layouts (R2): `clean` has the logo, the screen and modals; `default` and `system` add banner,
 * footer and a header.
 */
export function Shell({ data, children }: { data: LayoutData; children: ReactNode }) {
  const { shell } = useTexts(pageTexts)
  const layout = useRouteLayout()
  const header = useSystemHeader()
  const admin = useIsAdmin()
  useHeadingFocus()
  const framed = layout !== 'clean'
  const verification = data.layout.scripts.google_site_verification
  const companyName = data.layout.others.company_name
  return (
    <ModalProvider>
      {framed ? (
        <a className="skip-link" href="#content">
          {shell.skip}
        </a>
      ) : null}
      <NavigationProgress />
      {data.preview ? <Deferred load={previewBar} props={{}} /> : null}
      {framed && data.layout.environment.environment === 'homolog' ? <EnvironmentBanner /> : null}
      {verification === '' ? null : <meta name="google-site-verification" content={verification} />}
      <VisitorBefore data={data} />
      {layout === 'system' && header
        ? createElement(header, { brand: data.brand, companyName, admin })
        : null}
      {layout === 'default' ? <Header data={data} /> : null}
      <main id="content" className={framed ? undefined : styles.clean} tabIndex={-1}>
        {framed ? null : <HomeLogo brand={data.brand} companyName={companyName} />}
        {children}
      </main>
      {framed ? <Footer data={data} /> : null}
      <VisitorAfter data={data} />
    </ModalProvider>
  )
}

/** True if the member is an administrator of the restricted area. */
function useIsAdmin(): boolean {
  const { member } = Object(useMatches().at(-1)?.loaderData)
  return Object(member).admin === true
}
