import { useEffect, useState } from 'react'
import { Notice } from '#app/ui/frame/notice.tsx'
import { useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import styles from './environment-banner.module.css'

/** Display time of the banner, ms (R9). */
const hideDelayMs = 3000

/** Banner of a test environment; hides automatically (R4). */
export function EnvironmentBanner() {
  const { shell } = useTexts(pageTexts)
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
