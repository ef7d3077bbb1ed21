import { panelApiBase } from '@vitrine/contract/panel'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '#app/core/i18n/language.ts'
import styles from './preview-bar.module.css'

/** Where a preview ends (cms/src/preview/endpoints.ts). */
const close = `${panelApiBase}/preview/close`

/**
 * Tells the staff that what they see is a draft, keeps it up with what they type beside it, and
 * lets them out.
 */
export function PreviewBar() {
  const { shell } = useMessages()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (window.parent === window) return
    const ended = new AbortController()
    void import('./live.ts').then(({ followForm }) =>
      followForm(() => void revalidate(), ended.signal),
    )
    return () => ended.abort()
  }, [revalidate])
  return (
    <aside className={`no-print ${styles.bar}`} aria-label={shell.preview.title}>
      <p>{shell.preview.text}</p>
      <a className={styles.close} href={close}>
        {shell.preview.close}
      </a>
    </aside>
  )
}
