'use client'

import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { panelBase } from '@vitrine/contract/panel'
import { call } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { LeaveWarning } from '#src/admin/panel/leave-warning.tsx'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import type { ShownPlan } from '#src/changes/plans/plan-shapes.ts'
import type { SentStructure } from '#src/changes/structure/request.ts'
import type { ShownRule, StructureSubject } from '#src/changes/structure/structure-shapes.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { PageHead } from '#src/ui/page-parts.tsx'
import { structureTexts } from '#texts/structure.js'
import { structureLinksTexts } from '#texts/structure-links.js'
import { AttributesPart, OperationControl } from './attributes-part.tsx'
import { chosenRules, MoveControl, moveRules, TargetField } from './move-part.tsx'
import type { ChosenRules } from './move-part.tsx'
import type { Drafts } from './operation-draft.ts'
import { ApplyStep } from './apply-step.tsx'
import { RuleTable } from './rule-table.tsx'
import type { ShownInFull } from './use-preview.ts'
import { SummaryPart } from './summary-part.tsx'
import { keepTyped, takeTyped } from './typed-changes.ts'
import { usePreview } from './use-preview.ts'
import { useStructureAddress } from './use-structure-address.ts'
import type { StructureAddress } from './use-structure-address.ts'

/** Title, and the documents that the change concerns. */
function Head({
  subject,
  address,
}: {
  subject: StructureSubject
  address: StructureAddress
}): ReactNode {
  const labels = useTexts(structureTexts)
  const { products, groups } = subject
  const isMove = address.products.length > 0
  const collection = isMove ? 'products' : 'subcategories'
  const id = isMove ? (products.length === 1 ? `/${products[0]?.id}` : '') : `/${groups[0]?.id}`
  const title = groups[0]?.title ?? ''
  const name = isMove
    ? products
        .slice(0, 3)
        .map((product) => product.title)
        .join(', ')
    : title
  const parts = products.reduce((sum, product) => sum + product.partNumbers, 0)
  return (
    <PageHead
      above={<a href={`${panelBase}/collections/${collection}${id}`}>{name}</a>}
      title={isMove ? labels.moveTitle : labels.attributesTitle({ title })}
    >
      <span className="ui-mono">{labels.page.products({ count: products.length, parts })}</span>
    </PageHead>
  )
}

interface MappingProps {
  subject: StructureSubject
  address: StructureAddress
  language: string
}

/** What somebody mapped, and after a reload of the page the change that the server keeps. */
function useMapping({ subject, address, language }: MappingProps) {
  const [target, setTarget] = useState(address.target)
  useEffect(() => keepTyped(address.subcategory ?? 0, {}), [address.subcategory])
  const [chosen, setChosen] = useState<ChosenRules>({})
  const [drafts, setDrafts] = useState<Drafts>(() =>
    takeTyped(
      address.subcategory ?? 0,
      subject.groups.flatMap(({ attributes }) => attributes.map(({ key }) => key)),
    ),
  )
  const [fresh, setFresh] = useState<ShownPlan>()
  const isMove = address.products.length > 0
  const operations = Object.values(drafts)
  const structure: SentStructure | undefined = isMove
    ? target === undefined
      ? undefined
      : { kind: 'move', products: address.products, target, rules: moveRules(chosen) }
    : operations.length === 0
      ? undefined
      : { kind: 'attributes', subcategory: address.subcategory ?? 0, operations }
  const isReloaded = address.id !== undefined && fresh?.id !== address.id
  const { data: kept } = useCall(
    'structure.read',
    isReloaded ? { query: { import: String(address.id) } } : undefined,
    { language },
  )
  const shown: SentStructure | undefined = !isReloaded
    ? structure
    : kept && 'structure' in kept
      ? kept.structure
      : undefined
  /** Maps again what the server keeps. */
  const restore = (): void => {
    if (!isReloaded || !shown) return
    if (shown.kind === 'attributes')
      return setDrafts(Object.fromEntries(shown.operations.map((each) => [each.from, each])))
    setTarget(shown.target)
    setChosen(chosenRules(shown))
  }
  return {
    target,
    setTarget,
    chosen,
    setChosen,
    drafts,
    setDrafts,
    fresh,
    setFresh,
    isMove,
    /** True if something was chosen beside what the address says. */
    isTyped: operations.length > 0 || Object.keys(chosen).length > 0 || target !== address.target,
    structure,
    shown,
    restore,
  }
}

/** Mapping of values, its form to apply it, and its result. */
function Mapping(props: MappingProps): ReactNode {
  const labels = useTexts(structureTexts)
  const { subject, address, language } = props
  const mapping = useMapping(props)
  const { target, setTarget, chosen, setChosen, drafts, setDrafts, fresh, setFresh } = mapping
  const { isMove, isTyped, structure, shown, restore } = mapping
  const [attribute, setAttribute] = useState(address.attribute)
  const [all, setAll] = useState<ShownInFull>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const preview = usePreview(shown, all, language)
  const { view } = preview
  const check = async (): Promise<void> => {
    if (!structure || isBusy) return
    setBusy(true)
    const { data, message } = await call('structure.check', { body: structure }, { language })
    setBusy(false)
    setProblem(data ? '' : (message ?? labels.page.failed))
    if (!data) return
    setFresh(data)
    address.open(data.id)
  }
  const control = (rule: ShownRule): ReactNode => {
    if (!view) return null
    const shared = { rule, view, language }
    return isMove ? (
      <MoveControl {...shared} chosen={chosen} onChange={setChosen} />
    ) : (
      <OperationControl {...shared} drafts={drafts} onDrafts={setDrafts} />
    )
  }
  const table = (isOpen: boolean): ReactNode =>
    view && view.rules.length > 0 ? (
      <RuleTable
        rules={view.rules}
        namesSubcategories={new Set(view.rules.map(({ subcategory }) => subcategory)).size > 1}
        control={isOpen ? control : ({ to }) => to.map(({ label }) => label).join(' + ')}
        all={all}
        onAll={setAll}
      />
    ) : null
  if (address.id !== undefined)
    return (
      <ApplyStep
        key={address.id}
        id={address.id}
        fresh={fresh?.id === address.id ? fresh : undefined}
        structure={shown}
        deleted={view?.lost ?? 0}
        onChecked={(again) => {
          setFresh(again)
          address.open(again.id)
        }}
        onEdit={() => {
          restore()
          address.open()
        }}
      >
        {table(false)}
      </ApplyStep>
    )
  return (
    <div className="ui-page__columns">
      <LeaveWarning isUnsaved={isTyped} />
      <div className="ui-main structure">
        {isMove ? (
          <TargetField subject={subject} target={target} onChange={setTarget} />
        ) : (
          <AttributesPart
            subject={subject}
            drafts={drafts}
            onDrafts={setDrafts}
            attribute={attribute}
            onAttribute={setAttribute}
          />
        )}
        {table(true)}
      </div>
      <SummaryPart
        preview={preview}
        isReady={structure !== undefined}
        problem={problem}
        isBusy={isBusy}
        onContinue={() => void check()}
      />
    </div>
  )
}

/** Lists from which a change of the structure begins. */
function StartLinks(): ReactNode {
  const labels = useTexts(structureTexts)
  const doors = useTexts(structureLinksTexts)
  return (
    <div className="ui-page__start">
      <h1>{labels.title}</h1>
      <p>{doors.attributeHint}</p>
      <p className="ui-page__links">
        <a href={`${panelBase}/collections/products`}>{doors.move}</a>
        <a href={`${panelBase}/collections/subcategories`}>{doors.attribute}</a>
      </p>
    </div>
  )
}

/** Page of a change of the structure: the subject is in its address. */
export function StructurePage(): ReactNode {
  const language = useLanguage()
  const labels = useTexts(structureTexts)
  const address = useStructureAddress()
  const { query } = address
  const { data, problem, message, isLoading, reload } = useCall(
    'structure.read',
    query && { query },
    {
      language,
    },
  )
  if (!query)
    return (
      <main className="ui-page ui-changes">
        <StartLinks />
      </main>
    )
  return (
    <main className="ui-page ui-changes">
      {data && 'groups' in data ? (
        <>
          <Head subject={data} address={address} />
          <Mapping
            key={JSON.stringify(query)}
            subject={data}
            address={address}
            language={language}
          />
        </>
      ) : (
        <div className="ui-page__start">
          <h1>{labels.title}</h1>
          <ReadProblem of={{ problem, message, reload }} />
          {isLoading ? <p role="status">{labels.page.loading}</p> : null}
        </div>
      )}
    </main>
  )
}
