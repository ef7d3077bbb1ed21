import type { Answer } from '@vitrine/contract/client'
import type { Part } from '@vitrine/contract/product/parts'
import { locales } from '@vitrine/configuration/locales'
import { formatDate } from '@vitrine/configuration/format'
import {
  labelledDrawing,
  thoseFor,
  withoutLabelledDrawings,
} from '@vitrine/contract/product/part-documents'
import { Button } from '#app/ui/elements/button.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { DocumentList } from '#app/ui/content/document-list.tsx'
import type { DocumentRow } from '#app/ui/content/document-list.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { certificateRows } from '#app/features/cards/certificate-rows.ts'
import { documentRows, languageCode } from '#app/features/cards/document-rows.ts'
import { ModelView } from '#app/features/models/model-view.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { documentsTexts } from '#texts/documents.js'
import { productTexts } from '#texts/product.js'
import { certificatesPath } from '#shared/certificates/certificates-path.ts'
import { archivePath, fileNames, sheetValue } from '#shared/product/archive-path.ts'
import { dataSheetPath } from '#shared/product/data-sheet-path.ts'
import { comparedPath } from '#shared/comparison/compared-path.ts'
import { toolingTexts } from '#texts/tooling.js'
import { groupedDocuments, shownModel, splitByPart } from '#shared/product/grouped-documents.ts'
import { onlyPart } from '#shared/product/only-part.ts'
import { drawingFormats, drawingValue, partDrawingPath } from '#shared/product/part-drawing.ts'
import { PartDocuments } from './part-documents.tsx'
import { sectionIds } from './section-ids.ts'
import styles from './product-documents.module.css'

/**
 * Downloads of a product or of its part number by kind, with its certificates; a form that takes those
 * that are ticked, or all, as an archive.
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
  const name = fileNames[locale]
  const partNumber = (part?.variant ?? onlyPart(product))?.part_number
  const certificates = thoseFor(product.certificates, partNumber)
  const drawn = part && labelledDrawing(product) ? part : undefined
  const listed = drawn ? { ...product, documents: withoutLabelledDrawings(product) } : product
  const groups = groupedDocuments(listed, partNumber, [
    'data-sheet',
    ...(drawn ? (['drawing'] as const) : []),
    ...(certificates.length > 0 ? (['certificate'] as const) : []),
  ]).map((group) => ({
    ...group,
    ...(partNumber === undefined
      ? splitByPart(group.documents)
      : { others: group.documents, parts: [] }),
    model: shownModel(group.documents),
  }))
  const path = archivePath(product, locale, part)
  const withChoice = (rows: DocumentRow[], values: readonly (string | undefined)[]) =>
    rows.map((row, at): DocumentRow => {
      const value = values[at]
      return value === undefined
        ? row
        : {
            ...row,
            choice: { name, value, label: own.choose({ title: `${row.title} ${row.meta ?? ''}` }) },
          }
    })
  const sheet: DocumentRow = {
    title: texts.sheet.title,
    href: dataSheetPath(product, locale, part),
    meta: ['PDF', languageCode(locales[locale].tag), formatDate(product.updated_at, locale)].join(
      ' · ',
    ),
    icon: 'file',
  }
  const drawings = drawn
    ? drawingFormats.map((format): DocumentRow => ({
        title: `${texts.drawing.title} ${drawn.variant.part_number}`,
        href: partDrawingPath(product, drawn, locale, format),
        meta: [format.toUpperCase(), languageCode(locales[locale].tag)].join(' · '),
        icon: 'file',
      }))
    : []
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
          {groups.map(({ kind, documents, others, parts, model }) => (
            <section key={kind} aria-labelledby={`documents-${kind}`}>
              <h3 id={`documents-${kind}`} className={styles.kind}>
                {own.kinds[kind]}
              </h3>
              {model ? <ModelView key={model.url} model={model} /> : null}
              <DocumentList
                items={[
                  ...(kind === 'data-sheet' ? withChoice([sheet], [sheetValue]) : []),
                  ...(kind === 'drawing'
                    ? withChoice(drawings, drawingFormats.map(drawingValue))
                    : []),
                  ...withChoice(
                    documentRows(others, locale, own.revision).map((row, at) => {
                      const codes = others[at]?.part_numbers ?? []
                      return partNumber === undefined && codes.length > 0
                        ? {
                            ...row,
                            meta: `${row.meta} · ${own.onlyFor({ codes: codes.join(', ') })}`,
                          }
                        : row
                    }),
                    others.map((document) => document.name),
                  ),
                  ...(kind === 'certificate'
                    ? certificates.flatMap((certificate) =>
                        withChoice(
                          certificateRows(certificate, day, locale, own),
                          certificate.files.map((file) => file.name),
                        ),
                      )
                    : []),
                ]}
              />
              {parts.length > 0 ? (
                <PartDocuments
                  parts={parts}
                  all={`${path}?${name}=${kind}`}
                  count={documents.length - others.length}
                />
              ) : null}
            </section>
          ))}
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
