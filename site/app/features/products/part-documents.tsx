import type { Document } from '@vitrine/contract/shapes/types'
import { formatBytes } from '@vitrine/configuration/format'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Disclosure } from '#app/ui/controls/disclosure.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { fileNames } from '#shared/product/archive-path.ts'
import { documentsTexts } from '#texts/documents.js'
import styles from './part-documents.module.css'

/**
 * Documents of single part numbers, one line per part number, collapsed. `all`: URL of their
 * archive.
 */
export function PartDocuments({
  parts,
  all,
  count,
}: {
  parts: { partNumber: string; documents: Document[] }[]
  all: string
  count: number
}) {
  const locale = useLocale()
  const own = useTexts(documentsTexts)
  return (
    <Disclosure summary={own.byPart.title} meta={own.byPart.count({ count })}>
      <ul className={styles.parts}>
        {parts.map(({ partNumber, documents }) => (
          <li key={partNumber} className={styles.part}>
            <span className={styles.code}>{partNumber}</span>
            {documents.map((document) => {
              const ending = document.name.split('.').at(-1)?.toUpperCase() ?? ''
              return (
                <span key={document.url} className={styles.file}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    name={fileNames[locale]}
                    value={document.name}
                    aria-label={own.choose({ title: `${document.title} ${ending}` })}
                  />
                  <Link
                    href={document.url}
                    download
                    aria-label={`${document.title} ${ending} ${formatBytes(document.bytes, locale)}`}
                  >
                    {ending}
                  </Link>
                </span>
              )
            })}
          </li>
        ))}
      </ul>
      <TextLink href={all} rel="nofollow" icon="download">
        {own.byPart.all}
      </TextLink>
    </Disclosure>
  )
}
