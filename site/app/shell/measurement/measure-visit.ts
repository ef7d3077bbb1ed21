import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { visitMeasurementPath } from '#shared/page/visit-measurement.ts'
import type { VisitMeasurement } from '#shared/page/visit-measurement.ts'
import { screenOfRouteId } from '#shared/routes/table.ts'

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

const isPhone = '(pointer: coarse) and (max-width: 768px)'

/**
 * Measures the performance of a visit and sends it once, when the page is first hidden: loading,
 * layout shifts and slowest interaction until then, including screens opened from the page. Uses no
 * cookies or storage; not for visitors with Do Not Track or Global Privacy Control.
 *
 * @param id - Route on which the visit began.
 */
export function measureVisit(id: string | undefined): void {
  const screen = screenOfRouteId(id)
  const { doNotTrack, globalPrivacyControl } = navigator
  if (screen === undefined || globalPrivacyControl || doNotTrack === '1') return
  const visit: VisitMeasurement = {
    screen,
    device: matchMedia(isPhone).matches ? 'phone' : 'desktop',
  }
  onTTFB(({ value }) => (visit.ttfb = value))
  onLCP(({ value }) => (visit.lcp = value))
  onCLS(({ value }) => (visit.cls = value))
  onINP(({ value }) => (visit.inp = value))
  // registered after the library's listeners, which report their last values at the same event
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    navigator.sendBeacon(
      visitMeasurementPath,
      new Blob([JSON.stringify(visit)], { type: 'application/json' }),
    )
  }
  document.addEventListener('visibilitychange', send)
}
