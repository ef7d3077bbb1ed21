import { useState } from 'react'
import { useTexts } from '#app/core/language.ts'
import { Button } from '#app/ui/elements/button.tsx'
import { pageTexts } from '#texts/page.js'
import { partsListTexts } from '#texts/parts-list.js'

/** Buttons that need JavaScript: print, and copy the URL. */
export function ListButtons({ url }: { url: string }) {
  const { print: printLabel } = useTexts(partsListTexts)
  const { share } = useTexts(pageTexts).reading
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(url),
      // no permission, or no secure context: visitors can copy the URL from the address bar
      () => {},
    )
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => print()}>
        {printLabel}
      </Button>
      <Button variant="quiet" size="small" icon="copy" onClick={() => void copy()}>
        {copied === url ? share.copied : share.copy}
      </Button>
      <span className="visually-hidden" role="status">
        {copied === url ? share.copied : ''}
      </span>
    </>
  )
}
