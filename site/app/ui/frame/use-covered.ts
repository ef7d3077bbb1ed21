import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Fraction of the viewport width below which an element is ignored, since it covers little. */
const coveringShare = 0.6

/**
 * Keeps the end of the page reachable behind an element fixed to the lower edge: sets `--covered`
 * to its height in px, which `base.css` adds to the page's end and scroll padding.
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
