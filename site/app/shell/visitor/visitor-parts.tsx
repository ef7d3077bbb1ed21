import { useEffect, useRef } from 'react'
import { ConsentController } from '#app/shell/consent/consent-controller.tsx'
import { ConsentPrompt, useNoticeShown } from '#app/shell/consent/consent-prompt.tsx'
import { useCovered } from '#app/ui/frame/use-covered.ts'
import { useLocale } from '#app/core/language.ts'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { VisitMeasurement } from '#app/shell/measurement/visit-measurement.tsx'
import { createRecords } from '#app/shell/popups/popup-cookies.ts'
import { Popups } from '#app/shell/popups/popups.tsx'
import { Deferred } from '#app/core/deferred.tsx'
import { storeFirstLocale } from '#shared/i18n/locale-cookie.ts'
import { VisitorList } from './visitor-list.tsx'
import { Tracking } from '#app/shell/tracking/tracking.tsx'
import styles from './visitor-parts.module.css'

/** Loaded only for visitors whose browser prefers another language. */
const loadOffer = () => import('./language-offer.tsx').then(({ LanguageOffer }) => LanguageOffer)

/**
 * Visitor-specific parts before the page: cookies of a first visit, visit measurement, tracking and
 * the consent notice.
 */
export function VisitorHead({ data }: { data: LayoutData }) {
  const { layout, preview } = data
  const { cookies_notification, cookies_notification_controller } = layout.cookies
  const locale = useLocale()

  // first-visit cookies, on any page (R4)
  useEffect(() => {
    createRecords()
    storeFirstLocale(locale)
  }, [locale])

  return (
    <>
      {preview ? null : <VisitMeasurement />}
      <Tracking layout={layout} preview={preview} />
      {cookies_notification === '1' || cookies_notification_controller === '1' ? (
        <ConsentPrompt data={data} />
      ) : null}
    </>
  )
}

/**
 * Visitor-specific parts after the page: the consent button and the visitor's parts list; while no
 * consent notice is shown, also pop-ups and the language offer.
 */
export function VisitorFoot({ data }: { data: LayoutData }) {
  const noticeShown = useNoticeShown(data)
  return (
    <>
      <ConsentController data={data} />
      <VisitorList />
      {noticeShown ? null : <BottomArea />}
    </>
  )
}

function BottomArea() {
  const edge = useRef<HTMLDivElement>(null)
  useCovered(edge)
  return (
    <div ref={edge} className={`${styles.edge} no-print`}>
      <Popups />
      {navigator.language.startsWith(document.documentElement.lang.slice(0, 2)) ? null : (
        <Deferred load={loadOffer} props={{}} />
      )}
    </div>
  )
}
