import { useEffect } from 'react'
import { useMatches } from 'react-router'

/** Fraction of the visits that are measured. */
const measuredPart = 0.25

/**
 * Measures a sample of the visits in the browser (docs/design/monitoring.md); the code is loaded
 * when the page is loaded and idle.
 */
export function VisitMeasurement() {
  const id = useMatches().at(-1)?.id
  useEffect(() => {
    // tests and monitoring are not visits
    if (navigator.webdriver || Math.random() >= measuredPart) return
    const measure = () => import('./measure-visit.ts').then(({ measureVisit }) => measureVisit(id))
    // a failure is ignored, since other visits are measured
    const begin = () => (window.requestIdleCallback ?? setTimeout)(() => measure().catch(() => {}))
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the screen on which the visit began
  }, [])
  return null
}
