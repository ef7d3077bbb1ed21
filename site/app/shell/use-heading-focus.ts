import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the heading of a page after a navigation, so that screen readers announce it
 * and the Tab key continues from there. The focus is not moved if it is still within the page (on a
 * row of the same table), or if the URL has a fragment, to which the browser moves it.
 */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.querySelector('main')
    const heading = main?.querySelector('h1')
    if (!heading || hash !== '' || main?.contains(document.activeElement)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
}
