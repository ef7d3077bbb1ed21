import { createElement, useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { logFailure } from './log-failure.ts'

/**
 * A part of the shell that comes after the page has come to life. A part that cannot be had is left
 * out, and never
 * blocks the visitor (spec §8). `load` must be the same function at each render.
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
