import { useEffect } from 'react'
import { consentState, subscribeConsent } from '#app/shell/consent/consent-state.ts'
import { logFailure } from '#app/core/errors/log-failure.ts'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'

/** Loads Google's tags after the visitor consents (R9, docs/decisions/0010). */
export function Tracking({ layout, preview }: Pick<LayoutData, 'layout' | 'preview'>) {
  useEffect(() => {
    // previews are not measured
    if (preview || layout.scripts.scripts !== '1') return
    let chosen = false
    const follow = () => {
      // without a stored choice no tag code is loaded
      chosen ||= consentState().stored !== undefined
      if (chosen)
        import('./apply-consent.ts')
          .then(({ applyConsent }) => applyConsent(layout))
          .catch((error: unknown) =>
            logFailure('As ferramentas de medição não puderam ser carregadas.', error),
          )
    }
    follow()
    return subscribeConsent(follow)
  }, [layout, preview])
  return null
}
