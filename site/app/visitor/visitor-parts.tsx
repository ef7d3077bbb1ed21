import { ConsentController } from '#app/consent/consent-controller.tsx'
import { ConsentDesk } from '#app/consent/consent-desk.tsx'
import type { LayoutData } from '#app/layouts/load-layout.ts'
import { Popups } from '#app/popups/popups.tsx'
import { Tracking } from '#app/tracking/tracking.tsx'

/** Before the page: the question about cookies, and what its answer allows. */
export function VisitorHead({ data: { layout, preview } }: { data: LayoutData }) {
  const { cookies_notification, cookies_notification_controller } = layout.cookies
  return (
    <>
      <Tracking layout={layout} preview={preview} />
      {cookies_notification === '1' || cookies_notification_controller === '1' ? <ConsentDesk layout={layout} /> : null}
    </>
  )
}

/** After the page: the button that brings the question back, and the pop-up. */
export function VisitorFoot({ data: { layout } }: { data: LayoutData }) {
  return (
    <>
      <ConsentController layout={layout} />
      <Popups layout={layout} />
    </>
  )
}
