import { useEffect } from 'react'
import type { RefObject } from 'react'

/** An element that takes less of the window's width leaves the end of the page readable beside it. */
const coveringShare = 0.6

/**
 * Keeps the end of the page reachable below an element that is fixed to the lower edge: sets `--covered` (px), which
 * `base.css` adds to the page's end and to its scroll padding, to the height that the element takes.
 */
export function useCovered(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const { style } = document.documentElement
    const measure = () => {
      const { top, bottom, width } = element.getBoundingClientRect()
      const covers = width > coveringShare * innerWidth && bottom > innerHeight / 2
      style.setProperty('--covered', `${covers ? Math.max(0, Math.round(innerHeight - top)) : 0}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      style.removeProperty('--covered')
    }
  }, [ref])
}
