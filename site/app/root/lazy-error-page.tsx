import { useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import { prefetchModule } from '#app/core/errors/chunk-reload.ts'
import { afterActivity } from '#app/core/visitor-activity.ts'
import { errorsTexts } from '#texts/errors.js'
import type { ErrorPage } from './error-page.tsx'

let Loaded: typeof ErrorPage | undefined

/** Loads the error page with its texts: on the server, and before a page with an error hydrates. */
export async function loadErrorPage(locale: Locale): Promise<void> {
  const [module] = await Promise.all([import('./error-page.tsx'), errorsTexts.load(locale)])
  Loaded = module.ErrorPage
}

/** Loads the error page once the visitor does something: without a connection it is too late. */
export const keepErrorPage = (locale: Locale): void =>
  afterActivity(() => void prefetchModule(() => loadErrorPage(locale)))

/** Error page, whose code few visitors need. If it cannot be loaded, the browser explains it. */
export function LazyErrorPage(props: ComponentProps<typeof ErrorPage>) {
  const [, setLoaded] = useState(Loaded !== undefined)
  const { locale } = props
  useEffect(() => {
    if (Loaded) return
    loadErrorPage(locale).then(
      () => setLoaded(true),
      () => location.reload(),
    )
  }, [locale])
  return Loaded ? <Loaded {...props} /> : null
}
