'use client'

import {
  useAllFormFields,
  useDocumentInfo,
  useLivePreviewContext,
  useLocale,
  usePreferences,
} from '@payloadcms/ui'
import { isLocale, knownLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { siteNowFrame } from '@vitrine/contract/panel'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { PressedSegments } from '#src/ui/choices.tsx'
import { editorTexts } from '#texts/editor.js'
import { postToPage, useReadyPage } from './use-ready-page.ts'
import './site-preview.css'

/** Viewport widths of the previewed page, px. */
const widths = { desktop: 1280, tablet: 768, phone: 390 } as const
type Width = keyof typeof widths

const isWidth = (value: unknown): value is Width =>
  typeof value === 'string' && Object.hasOwn(widths, value)

/** Key of the preference that stores the width. */
const preferenceKey = 'editor-preview'

/** Width of the preview, stored in the account's preferences. */
function useWidth(): [Width, (width: Width) => void] {
  const { getPreference, setPreference } = usePreferences()
  const [width, setWidth] = useState<Width>('desktop')
  useEffect(() => {
    void getPreference<{ width?: unknown }>(preferenceKey).then((kept) => {
      if (isWidth(kept?.width)) setWidth(kept.width)
    })
  }, [getPreference])
  return [
    width,
    (chosen) => {
      setWidth(chosen)
      void setPreference(preferenceKey, { width: chosen })
    },
  ]
}

/** Inner width and height of an element, px. */
function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}

interface FrameProps {
  address: string
  isNow: boolean
  width: Width
}

/**
 * Posts the form's values to the previewed page when the page reports that it is ready, and after
 * each change. Returns the function that stops posting until the page is ready again.
 */
function usePostedForm(frame: RefObject<HTMLIFrameElement | null>, isNow: boolean): () => void {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { code } = useLocale()
  const [fields] = useAllFormFields()
  const [readyCount, reset] = useReadyPage(frame)
  const savedAt: unknown = data?.['updatedAt']
  useEffect(() => {
    if (isNow || readyCount === 0) return
    const values = reduceFieldsToValues(fields, true)
    postToPage(frame.current, {
      collectionSlug,
      data: { ...values, id: values['id'] ?? id },
      locale: code,
    })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- sent again after a save
  }, [frame, isNow, readyCount, fields, collectionSlug, id, code, savedAt])
  return reset
}

/** Iframe with the page of the site, scaled down to the width of the preview. */
function Frame({ address, isNow, width }: FrameProps): ReactNode {
  const { preview: labels } = useTexts(editorTexts)
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const size = useSize(place)
  usePostedForm(frame, isNow)
  const own = widths[width]
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / own)
  return (
    <div className="site-preview__place" ref={place}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site itself, of the same origin */}
      <iframe
        key={address}
        id="live-preview-iframe"
        ref={frame}
        // the page hides its draft notice in a frame with this name
        name={isNow ? siteNowFrame : ''}
        src={address}
        title={labels.frame}
        style={{
          inlineSize: own,
          blockSize: size.height / scale,
          transform: `scale(${scale})`,
          insetInlineStart: Math.max(0, (size.width - own * scale) / 2),
        }}
      />
    </div>
  )
}

function withQuery(address: string, locale: Locale, isNow: boolean): string {
  const url = new URL(address, window.location.href)
  url.searchParams.set('locale', locale)
  if (isNow) url.searchParams.set('now', 'yes')
  // path only: keeps the panel's origin if the site has another host name
  return `${url.pathname}${url.search}`
}

function OpenPreview({ url }: { url: string }): ReactNode {
  const { preview: labels } = useTexts(editorTexts)
  const { setIsLivePreviewing } = useLivePreviewContext()
  const { code } = useLocale()
  const [content, setContent] = useState<'changes' | 'now'>('changes')
  const [locale, setLocale] = useState<Locale>(knownLocale(code))
  const [width, setWidth] = useWidth()
  const isNow = content === 'now'
  return (
    <aside className="site-preview" aria-label={labels.title}>
      <div className="site-preview__bar">
        <PressedSegments
          label={labels.content}
          chosen={content}
          choices={[
            ['changes', labels.withChanges],
            ['now', labels.now],
          ]}
          onChoose={setContent}
        />
        <PressedSegments
          label={labels.locale}
          chosen={locale}
          choices={localeCodes.map((known) => [known, locales[known].abbr])}
          onChoose={(chosen) => {
            if (isLocale(chosen)) setLocale(chosen)
          }}
        />
        <PressedSegments
          label={labels.width}
          chosen={width}
          choices={[
            ['desktop', labels.desktop],
            ['tablet', labels.tablet],
            ['phone', labels.phone],
          ]}
          onChoose={setWidth}
        />
        <button
          type="button"
          className="site-preview__close"
          aria-label={labels.close}
          title={labels.close}
          onClick={() => setIsLivePreviewing(false)}
        >
          ×
        </button>
      </div>
      <Frame address={withQuery(url, locale, isNow)} isNow={isNow} width={width} />
    </aside>
  )
}

/** Preview of the site beside the form, with the form's changes or as visitors see it now. */
export function SitePreview(): ReactNode {
  const { isLivePreviewing, url } = useLivePreviewContext()
  return isLivePreviewing && url ? <OpenPreview url={url} /> : null
}
