import type { ReactNode } from 'react'
import { Consent } from '#app/consent/consent.tsx'
import { ConsentController } from '#app/consent/consent-controller.tsx'
import { useMessages } from '#app/i18n/messages.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import { Popups } from '#app/popups/popups.tsx'
import { PreviewBar } from '#app/preview/preview-bar.tsx'
import { Tracking } from '#app/tracking/tracking.tsx'
import { EnvironmentBanner } from './environment-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ModalProvider } from './modals/modal-provider.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { usePrefetchInView } from './prefetch/use-prefetch-in-view.ts'
import { SystemHeader } from './system-header.tsx'
import { useRouteLayout } from './use-route-layout.ts'

/** The layouts (spec §2): clean has the screen and its modals; default and system add banner, header and footer, each its own header. */
export function Shell({ data, admin = false, children }: { data: LayoutData; admin?: boolean; children: ReactNode }) {
  const { shell } = useMessages()
  const layout = useRouteLayout()
  usePrefetchInView()
  const framed = layout !== 'clean'
  const companyName = data.layout.others.company_name
  return (
    <ModalProvider>
      {framed ? <a className="skip-link" href="#conteudo">{shell.skip}</a> : null}
      <NavigationProgress />
      {data.preview ? <PreviewBar /> : null}
      {framed && data.layout.environment.environment === 'homolog' ? <EnvironmentBanner /> : null}
      <Tracking layout={data.layout} preview={data.preview} />
      <Consent layout={data.layout} />
      {layout === 'system' ? <SystemHeader companyName={companyName} admin={admin} /> : null}
      {layout === 'default' ? <Header data={data} /> : null}
      <main id="conteudo" tabIndex={-1}>{children}</main>
      {framed ? <Footer data={data} /> : null}
      <ConsentController layout={data.layout} />
      <Popups layout={data.layout} />
    </ModalProvider>
  )
}
