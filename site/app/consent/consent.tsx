import type { LayoutData } from '#app/layouts/load-layout.ts'
import { Later } from '#app/shell/later.tsx'

const load = () => import('./consent-desk.tsx').then(({ ConsentDesk }) => ConsentDesk)

/** The notice about cookies (spec §4 "Cookie consent"): no part of the first paint, so it comes after the page. */
export function Consent({ layout }: Pick<LayoutData, 'layout'>) {
  const { cookies_notification, cookies_notification_controller } = layout.cookies
  return cookies_notification === '1' || cookies_notification_controller === '1' ? <Later load={load} props={{ layout }} /> : null
}
