'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { panelBase } from '@vitrine/contract/panel'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import { LeaveWarning } from '#src/admin/panel/leave-warning.tsx'
import { DocumentsSelect } from '#src/admin/relations/documents-select.tsx'
import { localeOfPanel } from '#src/platform/labels.ts'
import { useTexts } from '#src/platform/language.ts'
import { Breadcrumb, PageHead, ScrollArea } from '#src/ui/page-parts.tsx'
import { PressedSegments } from '#src/ui/choices.tsx'
import { FileDropFrame } from '#src/ui/file-drop.tsx'
import { Question } from '#src/ui/question.tsx'
import { newProductTexts } from '#texts/new-product.js'
import { productsTexts } from '#texts/products.js'
import { FileRows } from './files-section.tsx'
import { IncompleteQuestion, siteLacks } from './incomplete-question.tsx'
import { PartsGrid } from './parts-grid.tsx'
import { isEmptyDraft } from './product-draft.ts'
import { Completeness, SectionLinks } from './product-head.tsx'
import { ProductResult } from './product-result.tsx'
import { sectionHash, sectionIds } from './read-lacks.ts'
import type { SectionId } from './read-lacks.ts'
import { ReviewSide } from './review-side.tsx'
import { SaveBar } from './save-bar.tsx'
import { StartDialogs } from './starts.tsx'
import { TextFields } from './text-fields.tsx'
import { useProduct } from './use-product.ts'
import type { Product, ProductPageProps } from './use-product.ts'
import { useSave } from './use-save.ts'
import type { SavedPlan, SaveWay } from './use-save.ts'
import { useStarts } from './use-starts.ts'
import type { Start } from './use-starts.ts'
import { WhereFields } from './where-section.tsx'
import type { Subcategory } from './where-section.tsx'
import './new-product.css'

/** Title of the page: that of the product in the language of the panel, or in another one. */
function titleOf({ draft, language }: Pick<Product, 'draft' | 'language'>): string {
  const codes = [localeOfPanel(language), defaultLocale, ...localeCodes]
  return codes.map((code) => draft.title[code]?.trim() ?? '').find(Boolean) ?? ''
}

function Section({
  id,
  number,
  hint,
  children,
}: {
  id: SectionId
  number: number
  hint: string
  children: ReactNode
}): ReactNode {
  const labels = useTexts(newProductTexts)
  return (
    <section id={sectionHash(id)} aria-labelledby={`${sectionHash(id)}-title`}>
      <h2 id={`${sectionHash(id)}-title`}>
        <span aria-hidden="true">{number}</span> {labels.sections[id]} <small>{hint}</small>
      </h2>
      {children}
    </section>
  )
}

/** Sections of the page. */
function Sections({
  product,
  subcategories,
}: {
  product: Product
  subcategories: readonly Subcategory[]
}): ReactNode {
  const labels = useTexts(newProductTexts)
  const { draft, change, check, parts, files } = product
  const faultOf = (field: string): string | undefined =>
    check?.fields.find((each) => each.field === field)?.message
  return (
    <>
      <Section id="where" number={1} hint="">
        <WhereFields
          draft={draft}
          change={change}
          subcategories={subcategories}
          check={check}
          faultOf={faultOf}
        />
      </Section>
      <Section id="texts" number={2} hint={labels.textsHint}>
        <TextFields draft={draft} change={change} faultOf={faultOf} />
      </Section>
      <Section id="parts" number={3} hint={labels.codes({ count: parts.count })}>
        {product.stored === undefined ? (
          <p className="ui-none">{labels.subcategoryFirst}</p>
        ) : (
          <>
            <p role="status" className="new-product__left">
              {product.strangers > 0 ? labels.otherValues({ count: product.strangers }) : ''}
            </p>
            <PartsGrid {...parts} />
          </>
        )}
      </Section>
      <Section id="files" number={4} hint={labels.filesHint}>
        <FileRows files={draft.files} list={files} />
      </Section>
      {sectionIds.includes('certificates') ? (
        <Section id="certificates" number={5} hint={labels.certificatesHint}>
          <DocumentsSelect
            label={labels.sections.certificates}
            collection="certificates"
            ids={draft.certificates}
            hasMany
            onChoose={(certificates) => change((former) => ({ ...former, certificates }))}
          />
        </Section>
      ) : null}
    </>
  )
}

/** Address of a small picture of the first picture of the product. */
function usePicture({ draft, files }: Pick<Product, 'draft' | 'files'>): string | undefined {
  const first = draft.files.find(({ collection, way }) => collection === 'media' && way !== null)
  const content = first && first.thumbnail === null ? files.contentOf(first.key) : undefined
  const address = useMemo(() => content && URL.createObjectURL(content), [content])
  useEffect(
    () => (address === undefined ? undefined : () => URL.revokeObjectURL(address)),
    [address],
  )
  return first?.thumbnail ?? address
}

/** Saves the product; a draft as a whole opens in its form, everything else is told on this page. */
function useSaving({ body, check, draft, note, language, forget }: Product) {
  const router = useRouter()
  const [saved, setSaved] = useState<SavedPlan>()
  const saving = useSave({
    body,
    shown: check,
    accepted: draft.accepted,
    note,
    language,
    onSaved: (plan) => {
      forget()
      const [made] = plan.made
      const isWhole = plan.state === 'done' && plan.refused.length === 0
      if (plan.use === 'draft' && isWhole && made) router.push(made.href)
      else setSaved(plan)
    },
  })
  const [asked, setAsked] = useState<SaveWay>()
  const missing = siteLacks(check)
  return {
    ...saving,
    saved,
    setSaved,
    /** Saves the product; asks before a publication that lacks something on the site. */
    request: (way: SaveWay): void => {
      if (way.use === 'publish' && missing.length > 0) setAsked(way)
      else void saving.save(way)
    },
    question: asked ? (
      <IncompleteQuestion
        lacks={missing}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          void saving.save(asked)
        }}
      />
    ) : null,
  }
}

/** One page on which a product is made: where it stands, texts, part numbers, files. */
export function ProductPage(props: ProductPageProps): ReactNode {
  const { subcategories } = props
  const labels = useTexts(newProductTexts)
  const { products } = useTexts(productsTexts)
  const router = useRouter()
  const product = useProduct(props)
  const { draft, check, parts, files, lacks } = product
  const [isDiscarding, setDiscarding] = useState(false)
  const starts = useStarts(product, props.from)
  const picture = usePicture(product)
  const isEmpty = isEmptyDraft(draft)
  const { saved, setSaved, ...saving } = useSaving(product)
  const title = titleOf(product) || labels.title
  const subcategory = subcategories.find(({ id }) => id === draft.subcategory)
  const above = (
    <Breadcrumb title={products} path={`${panelBase}/collections/products`}>
      {[subcategory?.title, labels.new].filter(Boolean).join(' / ')}
    </Breadcrumb>
  )
  if (saved)
    return (
      <main className="ui-page">
        <PageHead above={above} title={labels.title} />
        <ProductResult plan={saved} onAgain={() => setSaved(undefined)} />
      </main>
    )
  const kept = product.isRestored ? labels.restored : labels.keptHere
  return (
    <main>
      <form className="ui-page new-product" noValidate onSubmit={(event) => event.preventDefault()}>
        <PageHead above={above} title={title}>
          <Completeness product={product} />
          <PressedSegments<Start>
            label={labels.starts.label}
            chosen={starts.start}
            choices={[
              ['scratch', labels.starts.scratch],
              ['duplicate', labels.starts.duplicate],
              ['table', labels.starts.table],
            ]}
            onChoose={starts.setStart}
          />
        </PageHead>
        <div className="new-product__columns">
          <SectionLinks product={product} />
          <ScrollArea className="new-product__main" label={labels.title}>
            <Sections product={product} subcategories={subcategories} />
          </ScrollArea>
          <ReviewSide
            draft={draft}
            attributes={product.attributes}
            check={check}
            lacks={lacks}
            title={title}
            count={parts.count}
            picture={picture}
          />
        </div>
        <SaveBar
          locales={check?.locales ?? []}
          left={parts.walk.cells.length}
          isBusy={saving.isBusy || parts.heads.isReading}
          problem={saving.problem}
          kept={isEmpty ? '' : product.isKept ? kept : labels.notKept}
          unanswered={product.hasFailed ? labels.notCompared : ''}
          isEmpty={isEmpty}
          onSave={saving.request}
          onJoin={() => void saving.compare().then((path) => path && router.push(path))}
          onDiscard={() => setDiscarding(true)}
        />
        <FileDropFrame
          text={starts.start === 'table' ? labels.dropTable : labels.dropAnywhere}
          onDrop={(added) =>
            void (starts.start === 'table' ? starts.openFile(added[0]) : files.add(added))
          }
        />
        <LeaveWarning isUnsaved={files.hasUnstored} texts={labels.leave} />
        {saving.question}
        <StartDialogs starts={starts} heads={parts.heads} isEmpty={isEmpty} />
        {isDiscarding ? (
          <Question
            title={labels.discard}
            hint={labels.discardHint}
            confirm={labels.discard}
            isDanger
            onCancel={() => setDiscarding(false)}
            onConfirm={() => {
              setDiscarding(false)
              product.forget()
            }}
          />
        ) : null}
      </form>
    </main>
  )
}
