'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { panelBase } from '@vitrine/contract/panel'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import { LeaveWarning } from '#src/admin/panel/leave-warning.tsx'
import { useDeclaration } from '#src/admin/grid/pages/table/use-declaration.ts'
import type { SheetAttribute } from '#src/content/variants/cells/sheet-product.ts'
import type { Block } from '#src/content/variants/cells/clipboard.ts'
import { call } from '#src/admin/panel/call.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Breadcrumb, PageHead, ScrollArea } from '#src/ui/page-parts.tsx'
import { PressedSegments } from '#src/ui/choices.tsx'
import { FileDropFrame } from '#src/ui/file-drop.tsx'
import { Question } from '#src/ui/question.tsx'
import { newProductTexts } from '#texts/new-product.js'
import { productsTexts } from '#texts/products.js'
import { siteModules } from '@vitrine/configuration/modules'
import { CertificatesField } from './certificates-field.tsx'
import { FileRows } from './files-section.tsx'
import { PartsGrid } from './parts-grid.tsx'
import { draftOfOriginal, isEmptyDraft, strangersIn } from './product-draft.ts'
import { ProductResult } from './product-result.tsx'
import { goToControl, lacksOf, sectionHash, sectionIds } from './read-lacks.ts'
import type { SectionId } from './read-lacks.ts'
import { ReviewSide } from './review-side.tsx'
import type { Lack } from './review-side.tsx'
import { SaveBar } from './save-bar.tsx'
import { OriginalDialog, TableDialog } from './starts.tsx'
import { TextFields } from './text-fields.tsx'
import { columnsOf, useParts } from './use-parts.ts'
import type { PastedHeads } from './use-pasted-heads.ts'
import { useProductCheck } from './use-product-check.ts'
import { useProductDraft } from './use-product-draft.ts'
import { useProductFiles } from './use-product-files.ts'
import { useSave } from './use-save.ts'
import type { SavedPlan } from './use-save.ts'
import { WhereFields } from './where-section.tsx'
import type { Subcategory } from './where-section.tsx'
import './new-product.css'

export interface ProductPageProps {
  account: number
  subcategories: readonly Subcategory[]
  /** Product that is duplicated; null: none. */
  from: number | null
}

const hasCertificates = siteModules.includes('certificates')

type Start = 'scratch' | 'duplicate' | 'table'

/** Everything of the page that is typed, compared and saved. */
function useProduct({ account, subcategories }: ProductPageProps) {
  const language = useLanguage()
  const labels = useTexts(newProductTexts)
  const kept = useProductDraft(account)
  const { draft, change } = kept
  // preselected only if it is the only one, so that no product is published in a wrong one by accident
  const [only] = subcategories.length === 1 ? subcategories : []
  const onlyId = only?.id
  useEffect(() => {
    if (onlyId !== undefined && draft.subcategory === null)
      change((former) => ({ ...former, subcategory: onlyId }))
  }, [onlyId, draft.subcategory, change])
  const stored = useDeclaration<SheetAttribute>(draft.subcategory, 'all')
  const attributes = useMemo(() => columnsOf(stored, language), [stored, language])
  const keys = useMemo(() => new Set(attributes.map(({ key }) => key)), [attributes])
  const checking = useProductCheck(draft, keys, language)
  const { check } = checking
  const parts = useParts({ draft, change, stored, attributes, check, language })
  const files = useProductFiles(draft, change, language)
  const lacks = lacksOf({ draft, check, parts }, labels)
  // values of the columns of another subcategory, which was chosen before
  const strangers = stored === undefined ? 0 : strangersIn(draft, keys)
  return { ...kept, language, stored, attributes, ...checking, parts, files, lacks, strangers }
}

type Product = ReturnType<typeof useProduct>

/** Alt+F goes from one lack to the next. */
function useNextLack(lacks: readonly Lack[]): () => void {
  const next = useRef(0)
  const follow = (): void => {
    const reachable = lacks.filter(({ go }) => go !== undefined)
    reachable[next.current % Math.max(1, reachable.length)]?.go?.()
    next.current += 1
  }
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent): void => {
    if (!event.altKey || event.ctrlKey || event.code !== 'KeyF') return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) follow()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return follow
}

/** Title of the page: that of the product in the language of the panel, or in another one. */
function titleOf({ draft, language }: Pick<Product, 'draft' | 'language'>): string {
  const codes = [localeOfPanel(language), defaultLocale, ...localeCodes]
  return codes.map((code) => draft.title[code]?.trim() ?? '').find(Boolean) ?? ''
}

/** Completeness of the product, and the way to the next lack. */
function Completeness({ product }: { product: Product }): ReactNode {
  const labels = useTexts(newProductTexts)
  const { check, lacks } = product
  const follow = useNextLack(lacks)
  if (check === undefined || check.share === null) return null
  return (
    <div className="new-product__share">
      <span>
        {labels.complete} <progress max={100} value={check.share} aria-label={labels.complete} />{' '}
        <span className="ui-mono">{check.share} %</span>
      </span>
      <button type="button" className="ui-link" onClick={follow} disabled={lacks.length === 0}>
        {labels.missing({ count: lacks.length })}
      </button>{' '}
      <kbd>Alt F</kbd>
    </div>
  )
}

/** Links to the sections, with what each lacks. */
function SectionLinks({ product }: { product: Product }): ReactNode {
  const labels = useTexts(newProductTexts)
  return (
    <nav className="new-product__index" aria-label={labels.sectionsOfPage}>
      {sectionIds
        .filter((each) => each !== 'certificates' || hasCertificates)
        .map((section) => {
          const count = product.lacks.filter((each) => each.section === section).length
          return (
            <a
              key={section}
              href={`#${sectionHash(section)}`}
              onClick={(event) => {
                event.preventDefault()
                goToControl(`#${sectionHash(section)}`)
              }}
            >
              {labels.sections[section]}
              {count > 0 ? (
                <span className="ui-mono">{count}</span>
              ) : section === 'where' && product.draft.subcategory !== null ? (
                <span aria-hidden="true">✓</span>
              ) : null}
            </a>
          )
        })}
    </nav>
  )
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
      {hasCertificates ? (
        <Section id="certificates" number={5} hint={labels.certificatesHint}>
          <CertificatesField draft={draft} change={change} />
        </Section>
      ) : null}
    </>
  )
}

/** Dialogs of the other starts: a duplicate, and a table of a spreadsheet. */
function useStarts(product: Product, from: number | null) {
  const labels = useTexts(newProductTexts)
  const router = useRouter()
  const { language, change, parts, draft } = product
  const [start, setStart] = useState<Start>('scratch')
  const [problem, setProblem] = useState('')
  const takeOver = async (id: number): Promise<void> => {
    const { data, message } = await call(
      'new-product.read-original',
      { query: { id } },
      { language },
    )
    if (!data) return setProblem(message ?? labels.notRead)
    change(() => draftOfOriginal(data, crypto.randomUUID()))
    setProblem('')
    setStart('scratch')
  }
  const [asked, setAsked] = useState<number | null>(null)
  const open = useEffectEvent((id: number): void => {
    // the address keeps no duplicate, so that a reload does not replace what was typed since
    router.replace(window.location.pathname)
    if (isEmptyDraft(draft)) void takeOver(id)
    else setAsked(id)
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the address asks for a duplicate once
    if (from !== null) open(from)
  }, [from])
  const paste = async (block: Block): Promise<void> => {
    if (await parts.heads.paste(block)) setStart('scratch')
  }
  return { start, setStart, problem, takeOver, paste, asked, setAsked }
}

/** Dialogs of the other starts. */
function StartDialogs({
  starts,
  heads,
  isEmpty,
}: {
  starts: ReturnType<typeof useStarts>
  heads: PastedHeads
  isEmpty: boolean
}): ReactNode {
  const labels = useTexts(newProductTexts)
  const { start, setStart, asked, setAsked } = starts
  if (asked !== null)
    return (
      <Question
        title={labels.duplicateOf}
        hint={labels.replacesDraft}
        confirm={labels.takeOver}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          void starts.takeOver(asked)
        }}
      />
    )
  if (start === 'duplicate')
    return (
      <OriginalDialog
        problem={starts.problem}
        isEmpty={isEmpty}
        onChoose={(id) => void starts.takeOver(id)}
        onClose={() => setStart('scratch')}
      />
    )
  return start === 'table' ? (
    <TableDialog
      problem={heads.problem}
      onTable={(block) => void starts.paste(block)}
      onClose={() => setStart('scratch')}
    />
  ) : null
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
  return { ...saving, saved, setSaved }
}

/** One page on which a product is made: where it stands, texts, part numbers, files. */
export function ProductPage(props: ProductPageProps): ReactNode {
  const { subcategories } = props
  const labels = useTexts(newProductTexts)
  const { products } = useTexts(productsTexts)
  const router = useRouter()
  const product = useProduct(props)
  const { draft, check, parts, files, lacks, language } = product
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
          isBusy={saving.isBusy}
          problem={saving.problem}
          kept={isEmpty ? '' : product.isKept ? kept : labels.notKept}
          unanswered={product.hasFailed ? labels.notCompared : ''}
          isEmpty={isEmpty}
          onSave={(way) => void saving.save(way)}
          onJoin={() => void saving.compare().then((path) => path && router.push(path))}
          onDiscard={() => setDiscarding(true)}
        />
        <FileDropFrame text={labels.dropAnywhere} onDrop={(added) => void files.add(added)} />
        <LeaveWarning isUnsaved={files.hasUnstored} texts={labels.leave} />
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
