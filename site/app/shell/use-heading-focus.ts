import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the heading of a page after a navigation, so that a screen reader announces it and the
 * keyboard goes on from there. A focus that is still within the page, such as on a row of the same table,
 * stays; so does an address with a fragment, to which the browser goes.
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
