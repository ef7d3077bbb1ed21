import { useEffect } from 'react'
import { measuredShare } from '@vitrine/contract/measured-visits'
import { useMatches } from 'react-router'

/**
 * Measures a sample of the visits in the browser (docs/design/monitoring.md); the code is loaded
 * when the page is loaded and idle.
 */
export function VisitMeasurement() {
  const id = useMatches().at(-1)?.id
  useEffect(() => {
    // tests and monitoring are not visits
    if (navigator.webdriver || Math.random() >= measuredShare) return
    const measure = () => import('./measure-visit.ts').then(({ measureVisit }) => measureVisit(id))
    // a failure is ignored, since other visits are measured
    const begin = () => (window.requestIdleCallback ?? setTimeout)(() => measure().catch(() => {}))
    if (document.readyState === 'complete') begin()
    else addEventListener('load', begin, { once: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the screen on which the visit began
  }, [])
  return null
}
