import { createElement, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import type { Locale } from '@vitrine/configuration/locales'
import { useLocale } from './language.ts'
import { logFailure } from './errors/log-failure.ts'

/**
 * Component that is loaded after hydration, with its own texts, if any. If loading fails, the
 * failure is logged and nothing is rendered (R8). `load` must be a stable reference.
 */
export function Deferred<Props extends object>({
  load,
  props,
}: {
  load: (locale: Locale) => Promise<ComponentType<Props>>
  props: Props
}) {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<{ of: ComponentType<Props> }>()
  useEffect(() => {
    let unmounted = false
    load(locale).then(
      (of) => {
        if (!unmounted) setLoaded({ of })
      },
      (error: unknown) => logFailure('Uma parte da página não pôde ser carregada.', error),
    )
    return () => {
      unmounted = true
    }
  }, [load, locale])
  return loaded ? createElement(loaded.of, props) : null
}
