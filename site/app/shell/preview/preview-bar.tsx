import { panelApiBase, siteNowFrame } from '@vitrine/contract/panel'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#app/core/language.ts'
import { previewTexts } from '#texts/preview.js'
import styles from './preview-bar.module.css'

export { previewTexts }

/** Endpoint that ends the preview (cms/src/publishing). */
const close = `${panelApiBase}/preview/close`

/**
 * Preview bar: marks the page as a draft, follows unsaved changes of the admin panel, and ends the
 * preview.
 */
export function PreviewBar() {
  const texts = useTexts(previewTexts)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // an update waits for sections that are not hydrated, and in the panel nobody moves in the page
    dispatchEvent(new Event('keydown'))
    if (window.parent === window) return
    const ended = new AbortController()
    void import('./live-preview.ts').then(({ followLivePreview }) =>
      followLivePreview(() => void revalidate(), ended.signal),
    )
    return () => ended.abort()
  }, [revalidate])
  // the panel says itself that this is the site as visitors see it
  if (window.name === siteNowFrame) return null
  return (
    <aside className={`no-print ${styles.bar}`} aria-label={texts.title}>
      <p>{texts.text}</p>
      <a className={styles.close} href={close}>
        {texts.close}
      </a>
    </aside>
  )
}
