import { useRouteLoaderData } from 'react-router'
import type { LoaderData } from '#app/core/api/screen-load.ts'
import { useLocale } from '#app/core/language.ts'
import { routeId } from '#shared/routes/table.ts'
import type { load as loadHome } from '#app/features/home/home-screen.tsx'
import { Deferred } from '#app/core/deferred.tsx'
import { currentPopup } from './popup-state.ts'

const loadController = () =>
  import('./popup-controller.tsx').then(({ PopupController }) => PopupController)

/** Pop-up of the home page (R4), loaded after the page. */
export function Popups() {
  const locale = useLocale()
  const home = useRouteLoaderData<LoaderData<Awaited<ReturnType<typeof loadHome>>>>(
    routeId('home', locale),
  )
  const popup = currentPopup(home?.screen.home.popups ?? [], locale)
  return popup ? <Deferred key={popup.updated_at} load={loadController} props={{ popup }} /> : null
}
