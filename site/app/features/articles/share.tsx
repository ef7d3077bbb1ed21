import { useState } from 'react'
import { Button, ButtonLink } from '#app/ui/elements/button.tsx'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import { useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import styles from './share.module.css'

/** Share links of a page: e-mail, WhatsApp, copy, and the Web Share API where available. */
export function Share({ title, url }: { title: string; url: string }) {
  const { reading } = useTexts(pageTexts)
  const [copied, setCopied] = useState(false)
  const canShare = useHydrated() && typeof navigator.share === 'function'
  const shareOrCopy = async () => {
    try {
      if (canShare) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // canceled by the visitor, or not permitted
    }
  }
  const text = `${title} ${url}`
  return (
    <div className={styles.share} role="group" aria-label={reading.share.title}>
      <Button variant="quiet" size="small" icon="share" onClick={() => void shareOrCopy()}>
        {copied ? reading.share.copied : canShare ? reading.share.title : reading.share.copy}
      </Button>
      <ButtonLink
        variant="quiet"
        size="small"
        icon="mail"
        href={`mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`}
        label={reading.share.mail}
      />
      <ButtonLink
        variant="quiet"
        size="small"
        icon="whatsapp"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        label={reading.share.whatsapp}
        rel="noreferrer"
      />
      <span className="visually-hidden" role="status">
        {copied ? reading.share.copied : ''}
      </span>
    </div>
  )
}
