import type { ReactNode } from 'react'
import Link from 'next/link'
import { panelBase } from '@vitrine/contract/panel'
import { callAddress } from '#src/admin/panel/call.ts'
import { useTexts } from '#src/platform/language.ts'
import { importPageTexts } from '#texts/import-page.js'
import { FileDrop } from './file-drop.tsx'
import type { Upload } from './use-upload.ts'

interface StartProps {
  upload: Upload
  hasReferences: boolean
}

/** First view: where a file is dropped, what it may hold, and where it comes from. */
export function StartPart({ upload, hasReferences }: StartProps): ReactNode {
  const { start: labels } = useTexts(importPageTexts)
  return (
    <div className="ui-page__start">
      <FileDrop upload={upload} />
      <div className="ui-page__help">
        <section>
          <h2>{labels.how}</h2>
          <ul>
            <li>{labels.values}</li>
            <li>{labels.created}</li>
            <li>{labels.others}</li>
            <li>{labels.part}</li>
          </ul>
        </section>
        <section>
          <h2>{labels.file}</h2>
          <p>
            <a
              className="ui-button"
              href={callAddress('sheets.export', { query: { collection: 'products' } })}
              download
            >
              {labels.all}
            </a>
          </p>
          <p>{labels.list}</p>
          <p className="ui-page__links">
            <Link href={`${panelBase}/collections/products`} prefetch={false}>
              {labels.toList}
            </Link>
            {hasReferences ? (
              <Link href={`${panelBase}/cross-references`} prefetch={false}>
                {labels.references}
              </Link>
            ) : null}
          </p>
        </section>
      </div>
    </div>
  )
}
