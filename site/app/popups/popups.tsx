import { useRouteLoaderData } from 'react-router'
import type { Loaded } from '#app/api/load.ts'
import { isAnswered } from '#app/consent/choices.ts'
import { useConsent } from '#app/consent/consent-state.ts'
import { useLocale } from '#app/i18n/messages.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import { routeId } from '#app/routes/table.ts'
import type { load as loadHome } from '#app/screens/home/home-screen.tsx'
import { Later } from '#app/shell/later.tsx'
import { currentPopup } from './popup-state.ts'

const desk = () => import('./popup-desk.tsx').then(({ PopupDesk }) => PopupDesk)

/** The pop-up of the home (spec §4 "Popups per locale"): after the page, and never over the question about cookies. */
export function Popups({ layout: { cookies } }: Pick<LayoutData, 'layout'>) {
  const locale = useLocale()
  const home = useRouteLoaderData<Loaded<Awaited<ReturnType<typeof loadHome>>>>(routeId('home', locale))
  const { stored, notice } = useConsent()
  const asks = notice ?? (cookies.cookies_notification === '1' && !isAnswered(stored, cookies))
  const popup = currentPopup(home?.screen.home.popups ?? [], locale)
  return popup && !asks ? <Later key={popup.updated_at} load={desk} props={{ popup }} /> : null
}
