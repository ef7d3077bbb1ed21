'use client'

import { UploadField } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { UploadFieldClientProps } from 'payload'
import { lazyPart } from '#src/ui/lazy.tsx'

const DocumentNames = lazyPart(async () => (await import('./document-names.tsx')).DocumentNames)

/**
 * Payload's field of documents, in which each one is shown by its title, kind, language and revision
 * as soon as the field is in view.
 */
export function LazyDocumentUploads(props: UploadFieldClientProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const { current } = place
    if (!current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="document-uploads">
      <UploadField {...props} />
      {isSeen ? <DocumentNames place={place} path={props.path} /> : null}
    </div>
  )
}
