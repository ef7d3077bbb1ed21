import type { ReactNode } from 'react'
import Link from 'next/link'
import { panelBase } from '@vitrine/contract/panel'
import { callAddress } from '#src/admin/panel/call.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { importPageTexts } from '#texts/import-page.js'
import { FileDrop } from './file-drop.tsx'
import type { Upload } from './use-upload.ts'

const { start: labels } = labelsOf(importPageTexts)

interface StartProps {
  upload: Upload
  hasReferences: boolean
  language: string
}

/** First view: where a file is dropped, what it may hold, and where it comes from. */
export function StartPart({ upload, hasReferences, language }: StartProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  return (
    <div className="sheets__start">
      <FileDrop upload={upload} language={language} />
      <div className="sheets__help">
        <section>
          <h2>{say(labels.how)}</h2>
          <ul>
            <li>{say(labels.values)}</li>
            <li>{say(labels.created)}</li>
            <li>{say(labels.others)}</li>
            <li>{say(labels.part)}</li>
          </ul>
        </section>
        <section>
          <h2>{say(labels.file)}</h2>
          <p>
            <a
              className="panel-button"
              href={callAddress('sheets.export', { query: { collection: 'products' } })}
              download
            >
              {say(labels.all)}
            </a>
          </p>
          <p>{say(labels.list)}</p>
          <p className="sheets__links">
            <Link href={`${panelBase}/collections/products`} prefetch={false}>
              {say(labels.toList)}
            </Link>
            {hasReferences ? (
              <Link href={`${panelBase}/cross-references`} prefetch={false}>
                {say(labels.references)}
              </Link>
            ) : null}
          </p>
        </section>
      </div>
    </div>
  )
}
