import { Suspense, createElement, memo, use, useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import { importOrReload } from './errors/chunk-reload.ts'
import { useLocale } from './language.ts'

/**
 * Part of a screen, below the first view: served as HTML, whose code is loaded and hydrated when the
 * visitor comes near it or acts, since an update of the page waits for parts that are not hydrated.
 * Where the code cannot be loaded, the HTML stays and its links work. `load`
 * also loads the texts of the part. A screen awaits `ready` in its `load`: on the server, and before
 * the part is shown by a navigation, where there is no HTML.
 *
 * @param approach - Distance from the viewport at which the code is loaded; `null`: only when the
 *   visitor acts, for a part that many never use.
 */
export function servedPart<Props extends object>(
  load: (locale: Locale) => Promise<ComponentType<Props>>,
  approach: string | null = '600px',
) {
  let loaded: ComponentType<Props> | undefined
  let arrive: (part: ComponentType<Props>) => void = () => undefined
  const arrival = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve
  })
  const fetchPart = async (locale: Locale) => {
    loaded = await load(locale)
    arrive(loaded)
  }

  function Hydrated(props: Props) {
    return createElement(loaded ?? use(arrival), props)
  }

  const Part = memo(function ServedPart(props: Props) {
    const locale = useLocale()
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (!place.current || loaded) return
      const stop = new AbortController()
      const start = () => {
        stop.abort()
        fetchPart(locale).catch(() => undefined)
      }
      if (approach !== null) {
        const observer = new IntersectionObserver(
          ([entry]) => {
            if (entry?.isIntersecting) start()
          },
          { rootMargin: approach },
        )
        observer.observe(place.current)
        stop.signal.addEventListener('abort', () => observer.disconnect())
      }
      for (const act of ['pointerdown', 'keydown', 'focusin'])
        addEventListener(act, start, { signal: stop.signal, passive: true })
      return () => stop.abort()
    }, [locale])
    return (
      <div ref={place}>
        <Suspense fallback={null}>{createElement(Hydrated, props)}</Suspense>
      </div>
    )
  })

  return {
    Part,
    ready: async (locale: Locale): Promise<void> => {
      if (!loaded || import.meta.env.SSR) await importOrReload(() => fetchPart(locale))
    },
  }
}
