import { Suspense, createElement, memo, use, useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import { importOrReload } from './errors/chunk-reload.ts'
import { useLocale } from './language.ts'
import { afterActivity } from './visitor-activity.ts'

/**
 * Section below the first view: the server renders its HTML, and the browser loads its code and
 * hydrates it after the visitor's first activity when it is near the viewport, and at the latest
 * when a key or a pointer is pressed or the focus moves (an update of the page waits for sections
 * that are not hydrated). If the code cannot be loaded, the HTML stays and its links work.
 *
 * A screen awaits `ready` in its `load`: on the server, and before a client-side navigation, which
 * has no HTML of the section.
 *
 * @param load - Loads the section's component and its texts.
 * @param rootMargin - Distance from the viewport at which the code is loaded; `null` for a section
 *   that few visitors use: only a key, a pointer or the focus loads it.
 */
export function lazySection<Props extends object>(
  load: (locale: Locale) => Promise<ComponentType<Props>>,
  rootMargin: string | null = '600px',
) {
  let loaded: ComponentType<Props> | undefined
  let resolveComponent: (component: ComponentType<Props>) => void = () => undefined
  const component = new Promise<ComponentType<Props>>((resolve) => {
    resolveComponent = resolve
  })
  const fetchComponent = async (locale: Locale) => {
    loaded = await load(locale)
    resolveComponent(loaded)
  }

  function Hydrated(props: Props) {
    return createElement(loaded ?? use(component), props)
  }

  const Section = memo(function LazySection(props: Props) {
    const locale = useLocale()
    const container = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (!container.current || loaded) return
      const listening = new AbortController()
      const start = () => {
        listening.abort()
        fetchComponent(locale).catch(() => undefined)
      }
      const { current: element } = container
      if (rootMargin !== null)
        afterActivity(() => {
          const observer = new IntersectionObserver(
            ([entry]) => {
              if (entry?.isIntersecting) start()
            },
            { rootMargin },
          )
          observer.observe(element)
          listening.signal.addEventListener('abort', () => observer.disconnect())
        }, listening.signal)
      // in the capture phase: React stops events within a section that is not hydrated
      for (const event of ['pointerdown', 'keydown', 'focusin'])
        addEventListener(event, start, { signal: listening.signal, passive: true, capture: true })
      return () => listening.abort()
    }, [locale])
    return (
      <div ref={container}>
        <Suspense fallback={null}>{createElement(Hydrated, props)}</Suspense>
      </div>
    )
  })

  return {
    Section,
    ready: async (locale: Locale): Promise<void> => {
      if (!loaded || import.meta.env.SSR) await importOrReload(() => fetchComponent(locale))
    },
  }
}
