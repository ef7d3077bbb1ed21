import { useEffect, useState } from 'react'
import { Notice } from '#app/ui/frame/notice.tsx'
import { useMessages } from '#app/core/i18n/language.ts'
import styles from './environment-banner.module.css'

/** Spec §9 "Banner auto-hide", ms. */
const hideAfter = 3000

/** Says that this is a test environment, and goes by itself (spec §4). */
export function EnvironmentBanner() {
  const { shell } = useMessages()
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), hideAfter)
    return () => clearTimeout(timer)
  }, [])
  return shown ? (
    <div className={styles.banner}>
      <Notice tone="warning">{shell.environment}</Notice>
    </div>
  ) : null
}
