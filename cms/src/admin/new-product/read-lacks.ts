import { siteModules } from '@vitrine/configuration/modules'
import { locales } from '@vitrine/configuration/locales'
import type { ProductCheck } from '#src/changes/plans/product-check.ts'
import { partNumberKey } from '#src/admin/grid/core/cell-texts.ts'
import { attributeFact, columnFact } from '#src/staff-index/fact-names.ts'
import { certificateFact } from '#src/staff-index/offered-requirements.ts'
import type { NewProductTexts } from '#texts/new-product.js'
import type { ProductDraft } from './product-draft.ts'
import { filledRows } from './product-draft.ts'
import { isOpenFile } from './files-section.tsx'
import type { Lack } from './review-side.tsx'
import type { Parts } from './use-parts.ts'

/** Brings a part of the page into view, with the focus in its first control. */
export function goToControl(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector)
  const control = found?.matches('input, select, textarea, button')
    ? found
    : found?.querySelector<HTMLElement>('input:not([hidden]), select, textarea, button')
  found?.scrollIntoView({ block: 'center' })
  control?.focus()
}

/** Ids of the sections of the page. */
const allSections = ['where', 'texts', 'parts', 'files', 'certificates'] as const
export type SectionId = (typeof allSections)[number]

/** Sections of the page; certificates only where the site has them. */
export const sectionIds = allSections.filter(
  (section) => section !== 'certificates' || siteModules.includes('certificates'),
)

export const sectionHash = (section: SectionId): string => `new-product-${section}`

type Missing = ProductCheck['missing'][number]

/** Key of the column that a fact about part numbers names. */
const columnOfFact = (fact: string): string | undefined =>
  [attributeFact(''), columnFact('')]
    .filter((prefix) => fact.startsWith(prefix))
    .map((prefix) => fact.slice(prefix.length))[0]

/** Section of the page that has a field; undefined: none has it. */
export function sectionOf({ fact, field }: Missing): SectionId | undefined {
  const name = field?.split('__', 1)[0] ?? ''
  if (name === 'title' || name === 'description') return 'texts'
  if (['subcategory', 'family', 'ncm', 'position'].includes(name)) return 'where'
  if (fact === certificateFact) return 'certificates'
  if (name === 'variants' || columnOfFact(fact) !== undefined) return 'parts'
  return ['pictures', 'documents'].includes(name) ? 'files' : undefined
}

function wayTo(missing: Missing, { goTo }: Parts, draft: ProductDraft): Lack['go'] {
  const { field, locale, partNumbers, fact } = missing
  const section = sectionOf(missing)
  if (section === undefined) return undefined
  if (section === 'parts') {
    const row = filledRows(draft.parts)[partNumbers[0]?.row ?? 0] ?? 0
    return () => goTo(row, columnOfFact(fact) ?? partNumberKey)
  }
  if (section === 'files' || section === 'certificates')
    return () => goToControl(`#${sectionHash(section)}`)
  const name = field === 'description' ? 'summary' : (field ?? '')
  return () => goToControl(`[name="${locale === null ? name : `${name}.${locale}`}"]`)
}

/** Name of a missing text without the letters of its language, which stand beside it. */
const withoutLetters = ({ name, locale }: Missing): string => {
  const end = locale === null ? '' : ` · ${locales[locale].abbr}`
  return end !== '' && name.endsWith(end) ? name.slice(0, -end.length) : name
}

/** What the product lacks, in the order of the page. */
export function lacksOf(
  { draft, check, parts }: { draft: ProductDraft; check: ProductCheck | undefined; parts: Parts },
  labels: NewProductTexts,
): (Lack & { section: SectionId | undefined })[] {
  const cells = parts.walk.cells.map(({ row, key, message }) => ({
    key: `cell-${row}-${key}`,
    text: `${draft.parts[row]?.part_number || labels.rowOf({ row: row + 1 })}: ${message}`,
    locale: null,
    isDoubtful: true,
    section: 'parts' as const,
    go: () => parts.goTo(row, key),
  }))
  const files = draft.files.filter(isOpenFile).map(({ key, name }) => ({
    key: `file-${key}`,
    text: name,
    locale: null,
    isDoubtful: true,
    section: 'files' as const,
    go: () => goToControl(`#${sectionHash('files')} li[data-open]`),
  }))
  const missing = (check?.missing ?? []).map((each) => ({
    key: `fact-${each.fact}`,
    text: withoutLetters(each),
    locale: each.locale,
    isDoubtful: false,
    section: sectionOf(each),
    go: wayTo(each, parts, draft),
  }))
  return [...cells, ...missing, ...files]
}
