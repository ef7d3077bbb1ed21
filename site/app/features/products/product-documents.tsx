import type { Answer } from '@vitrine/contract/client'
import type { Part } from '@vitrine/contract/product/parts'
import { thoseFor } from '@vitrine/contract/product/part-documents'
import { Button } from '#app/ui/elements/button.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { DocumentList } from '#app/ui/content/document-list.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { ModelView } from '#app/features/models/model-view.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { documentsTexts } from '#texts/documents.js'
import { productTexts } from '#texts/product.js'
import { certificatesPath } from '#shared/certificates/certificates-path.ts'
import { archivePath, fileNames } from '#shared/product/archive-path.ts'
import { comparedPath } from '#shared/comparison/compared-path.ts'
import { toolingTexts } from '#texts/tooling.js'
import { PartDocuments } from './part-documents.tsx'
import { listedPartNumber, productDocumentGroups } from './product-document-groups.ts'
import { sectionIds } from './section-ids.ts'
import styles from './product-documents.module.css'

/**
 * Downloads of a product or of its part number by kind, certificates included, in a form that
 * downloads the ticked files, or all, as an archive.
 */
export function ProductDocuments({
  product,
  part,
  day,
}: {
  product: Answer<'product-read'>
  part: Part | undefined
  day: string
}) {
  const locale = useLocale()
  const texts = useTexts(productTexts)
  const { compare } = useTexts(toolingTexts)
  const own = useTexts(documentsTexts)
  const certificates = thoseFor(product.certificates, listedPartNumber(product, part))
  const path = archivePath(product, locale, part)
  return (
    <Section
      title={texts.documents}
      ruled
      id={sectionIds.documents}
      tools={
        <TextLink
          rel="nofollow"
          href={comparedPath(part?.variant.part_number ?? product.slug, locale)}
        >
          {compare({ name: part?.variant.part_number ?? product.title })}
        </TextLink>
      }
    >
      <form action={path}>
        <div className={styles.groups}>
          {productDocumentGroups(product, part, day, locale).map(
            ({ kind, model, rows, parts, partDocumentCount }) => (
              <section key={kind} aria-labelledby={`documents-${kind}`}>
                <h3 id={`documents-${kind}`} className={styles.kind}>
                  {own.kinds[kind]}
                </h3>
                {model ? <ModelView key={model.url} model={model} /> : null}
                <DocumentList items={rows} />
                {parts.length > 0 ? (
                  <PartDocuments
                    parts={parts}
                    all={`${path}?${fileNames[locale]}=${kind}`}
                    count={partDocumentCount}
                  />
                ) : null}
              </section>
            ),
          )}
        </div>
        <div className={styles.take}>
          <Button type="submit" variant="secondary" icon="download">
            {own.download}
          </Button>
          <p className={styles.hint}>{own.downloadHint}</p>
          {certificates.length > 0 ? (
            <TextLink href={certificatesPath(locale, {})}>{own.allCertificates}</TextLink>
          ) : null}
        </div>
      </form>
    </Section>
  )
}
