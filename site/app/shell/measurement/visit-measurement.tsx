import { useEffect } from 'react'
import { useMatches } from 'react-router'

/** Part of the visits that are measured. */
const measuredPart = 0.25

/**
 * Has the browser measure a part of the visits (docs/design/monitoring.md): the code is loaded when the page
 * is loaded and idle.
 */
export function VisitMeasurement() {
  const id = useMatches().at(-1)?.id
  useEffect(() => {
    // tests and monitors are no visitors
    if (navigator.webdriver || Math.random() >= measuredPart) return
    const measure = () => import('./measure-visit.ts').then(({ measureVisit }) => measureVisit(id))
    // what fails is measured on another visit
    const begin = () => (window.requestIdleCallback ?? setTimeout)(() => measure().catch(() => {}))
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the screen on which the visit began
  }, [])
  return null
}
