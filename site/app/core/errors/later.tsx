import { createElement, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { logFailure } from './log-failure.ts'

/**
 * Component loaded after hydration. When its code cannot be loaded, the failure is logged and
 * nothing is rendered (R8). `load` must be a stable reference.
 */
export function Later<Props extends object>({
  load,
  props,
}: {
  load: () => Promise<ComponentType<Props>>
  props: Props
}) {
  const [part, setPart] = useState<{ of: ComponentType<Props> }>()
  useEffect(() => {
    let left = false
    load().then(
      (of) => {
        if (!left) setPart({ of })
      },
      (error: unknown) => logFailure('Uma parte da página não pôde ser carregada.', error),
    )
    return () => {
      left = true
    }
  }, [load])
  return part ? createElement(part.of, props) : null
}
