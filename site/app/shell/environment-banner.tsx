import { useEffect, useState } from 'react'
import { Notice } from '#app/ui/frame/notice.tsx'
import { useMessages } from '#app/core/i18n/language.ts'
import styles from './environment-banner.module.css'

/** Display time of the banner, ms (R9). */
const hideDelayMs = 3000

/** Banner of a test environment; hides automatically (R4). */
export function EnvironmentBanner() {
  const { shell } = useMessages()
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), hideDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return shown ? (
    <div className={styles.banner}>
      <Notice tone="warning">{shell.environment}</Notice>
    </div>
  ) : null
}
