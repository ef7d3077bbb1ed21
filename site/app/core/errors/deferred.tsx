import { createElement, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { logFailure } from './log-failure.ts'

/**
 * Component loaded after hydration. When its code cannot be loaded, the failure is logged and
 * nothing is rendered (R8). `load` must be a stable reference.
 */
export function Deferred<Props extends object>({
  load,
  props,
}: {
  load: () => Promise<ComponentType<Props>>
  props: Props
}) {
  const [loaded, setLoaded] = useState<{ of: ComponentType<Props> }>()
  useEffect(() => {
    let unmounted = false
    load().then(
      (of) => {
        if (!unmounted) setLoaded({ of })
      },
      (error: unknown) => logFailure('Uma parte da página não pôde ser carregada.', error),
    )
    return () => {
      unmounted = true
    }
  }, [load])
  return loaded ? createElement(loaded.of, props) : null
}
