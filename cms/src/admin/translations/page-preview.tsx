'use client'

import { siteNowFrame } from '@vitrine/contract/panel'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { PressedSegments } from '#src/ui/choices.tsx'
import { Button } from '#src/ui/button.tsx'
import { editorTexts } from '#texts/editor.js'
import { translationsTexts } from '#texts/translations.js'
import { postToPage, useReadyPage } from '#src/admin/editor/use-ready-page.ts'
import { useTexts } from '#src/platform/language.ts'
import { formWith } from './save-texts.ts'
import type { Desk } from './use-desk.ts'

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

/**
 * Posts the typed texts to the previewed page when the page reports that it is ready, and after each
 * pause in typing. The page as visitors see it (`isNow`) gets none.
 */
function usePostedTexts(
  frame: RefObject<HTMLIFrameElement | null>,
  { item, state, isNow }: Pick<PreviewProps, 'item' | 'state'> & { isNow: boolean },
): void {
  const { document, typed } = state
  const [readyCount] = useReadyPage(frame)
  // texts that were discarded have to leave the page again
  const isPosted = useRef(false)
  useEffect(() => {
    const isTyped = Object.keys(typed).length > 0
    if (isNow || readyCount === 0 || (!isTyped && !isPosted.current)) return undefined
    const timer = setTimeout(() => {
      void formWith(item, document, typed).then((data) => {
        const { collection, locale } = document.item
        isPosted.current = isTyped
        if (data) postToPage(frame.current, { collectionSlug: collection, data, locale })
      })
    }, pause)
    return () => clearTimeout(timer)
  }, [frame, item, document, typed, readyCount, isNow])
}

/** Page of the site with what is typed, or as visitors see it. */
function Frame({ item, state, path }: Omit<PreviewProps, 'isOpen' | 'onToggle'>) {
  const { preview: labels } = useTexts(editorTexts)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isNow, setIsNow] = useState(false)
  usePostedTexts(frame, { item, state, isNow })
  return (
    <>
      <PressedSegments
        label={labels.content}
        chosen={isNow ? 'now' : 'changes'}
        choices={[
          ['changes', labels.withChanges],
          ['now', labels.now],
        ]}
        onChoose={(content) => setIsNow(content === 'now')}
      />
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site itself, of the same origin */}
      <iframe
        key={isNow ? 'now' : 'changes'}
        ref={frame}
        name={isNow ? siteNowFrame : ''}
        src={isNow ? `${path}&now=yes` : path}
        title={labels.frame}
      />
    </>
  )
}

/** The page of the document below its texts, while it is open. */
export function PagePreview({ isOpen, onToggle, ...frame }: PreviewProps) {
  const { seePage } = useTexts(translationsTexts)
  return (
    <div className="desk__preview" data-open={isOpen}>
      <Button aria-expanded={isOpen} onClick={onToggle}>
        {seePage}
      </Button>
      {isOpen ? <Frame {...frame} /> : null}
    </div>
  )
}
