import type { ReactNode } from 'react'
import { useMessages } from '#app/i18n/messages.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import { PreviewBar } from '#app/preview/preview-bar.tsx'
import { EnvironmentBanner } from './environment-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'

/** The default layout (spec §2 "Layouts"): banner, header, the screen, footer. */
export function Shell({ data, children }: { data: LayoutData; children: ReactNode }) {
  const { shell } = useMessages()
  return (
    <>
      <a className="skip-link" href="#conteudo">{shell.skip}</a>
      <NavigationProgress />
      {data.preview ? <PreviewBar /> : null}
      {data.layout.environment.environment === 'homolog' ? <EnvironmentBanner /> : null}
      <Header data={data} />
      <main id="conteudo" tabIndex={-1}>{children}</main>
      <Footer data={data} />
    </>
  )
}
