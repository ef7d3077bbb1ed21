import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * An element that takes less of the window's width leaves the end of the page readable beside it.
 */
const coveringShare = 0.6

/**
 * Keeps the end of the page reachable below an element that is fixed to the lower edge: sets
 * `--covered` (px), which
 * `base.css` adds to the page's end and to its scroll padding, to the height that the element
 * takes.
 */
export function useCovered(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { offsetTop: top, offsetWidth: width } = element
      const covers = width > coveringShare * innerWidth && top > innerHeight / 2
      style.setProperty('--covered', `${covers ? innerHeight - top : 0}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--covered')
    }
  }, [ref])
}
