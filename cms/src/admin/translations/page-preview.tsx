'use client'

import { useTranslation } from '@payloadcms/ui'
import { siteNowFrame } from '@vitrine/contract/panel'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { editorTexts } from '#texts/editor.js'
import { translationsTexts } from '#texts/translations.js'
import { formWith } from './save-texts.ts'
import type { Desk } from './use-desk.ts'

const { preview: labels } = labelsOf(editorTexts)
const { seePage } = labelsOf(translationsTexts)

/** Time without typing after which the page is shown again, ms. */
const pause = 700

interface PreviewProps {
  item: string
  state: Desk
  /** Address that opens the page with the saved draft. */
  path: string
  isOpen: boolean
  onToggle: () => void
}

/** Sends what is typed to the shown page, which says when it is ready, and after each pause. */
function usePostedTexts(
  frame: RefObject<HTMLIFrameElement | null>,
  { item, state }: Pick<PreviewProps, 'item' | 'state'>,
): void {
  const { document, typed } = state
  const [readyCount, setReadyCount] = useState(0)
  useEffect(() => {
    const onMessage = ({ source, origin, data: message }: MessageEvent<unknown>): void => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return
      const { type, ready } = Object(message)
      if (type === 'payload-live-preview' && ready === true) setReadyCount((count) => count + 1)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])
  useEffect(() => {
    if (readyCount === 0 || Object.keys(typed).length === 0) return undefined
    const timer = setTimeout(() => {
      void formWith(item, document, typed).then((data) => {
        const { collection, locale } = document.item
        if (data)
          frame.current?.contentWindow?.postMessage(
            { type: 'payload-live-preview', collectionSlug: collection, data, locale },
            window.location.origin,
          )
      })
    }, pause)
    return () => clearTimeout(timer)
  }, [frame, item, document, typed, readyCount])
}

/** Page of the site with what is typed, or as visitors see it. */
function Frame({ item, state, path }: Omit<PreviewProps, 'isOpen' | 'onToggle'>) {
  const { language } = useTranslation().i18n
  const frame = useRef<HTMLIFrameElement>(null)
  const [isNow, setIsNow] = useState(false)
  usePostedTexts(frame, { item, state })
  return (
    <>
      <div className="desk__choices" role="group" aria-label={textOf(labels.content, language)}>
        <button type="button" aria-pressed={!isNow} onClick={() => setIsNow(false)}>
          {textOf(labels.withChanges, language)}
        </button>
        <button type="button" aria-pressed={isNow} onClick={() => setIsNow(true)}>
          {textOf(labels.now, language)}
        </button>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site itself, of the same origin */}
      <iframe
        key={isNow ? 'now' : 'changes'}
        ref={frame}
        name={isNow ? siteNowFrame : ''}
        src={isNow ? `${path}&now=yes` : path}
        title={textOf(labels.frame, language)}
      />
    </>
  )
}

/** The page of the document below its texts, while it is open. */
export function PagePreview({ isOpen, onToggle, ...frame }: PreviewProps) {
  const { language } = useTranslation().i18n
  return (
    <div className="desk__preview" data-open={isOpen}>
      <button type="button" className="panel-button" aria-expanded={isOpen} onClick={onToggle}>
        {textOf(seePage, language)}
      </button>
      {isOpen ? <Frame {...frame} /> : null}
    </div>
  )
}
