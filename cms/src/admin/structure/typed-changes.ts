import { isChoice } from '@vitrine/contract/shapes/attribute-types'
import type { FormState } from 'payload'
import type { ComputationKind } from '#src/content/computed/computations.ts'
import type { Drafts, OperationDraft } from './operation-draft.ts'

type Change = Extract<OperationDraft, { kind: 'change' }>
type Made = Change['to']

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Indices of the rows of a list of the form. */
const rowsOf = (fields: FormState, list: string, name: string): number[] =>
  Object.keys(fields).flatMap((path) => {
    if (!path.startsWith(`${list}.`) || !path.endsWith(`.${name}`)) return []
    const at = Number(path.slice(list.length + 1, -name.length - 1))
    return Number.isInteger(at) ? [at] : []
  })

/** Choices of a row, and the values that were typed over former ones. */
function choicesIn(fields: FormState, row: string, locale: string) {
  const list = `${row}.choices`
  const rows = rowsOf(fields, list, 'value').toSorted((a, b) => a - b)
  const renamed: Record<string, string> = {}
  const choices = rows.flatMap((at) => {
    const { value, initialValue } = fields[`${list}.${at}.value`] ?? {}
    const text = textOr(value)
    if (text === '') return []
    const former = textOr(initialValue)
    if (former !== '' && former !== text) renamed[former] = text
    const label = textOr(fields[`${list}.${at}.label`]?.value)
    return [{ value: text, labels: label === '' ? {} : { [locale]: label } }]
  })
  return { choices, renamed }
}

const isTypedOver = ({ value, initialValue }: FormState[string] = {}): boolean =>
  (value ?? '') !== (initialValue ?? '')

/** True if a value or a name of a choice of a row was typed. */
const hasTypedChoice = (fields: FormState, row: string): boolean =>
  Object.keys(fields).some(
    (path) =>
      path.startsWith(`${row}.choices.`) &&
      (path.endsWith('.value') || path.endsWith('.label')) &&
      isTypedOver(fields[path]),
  )

/** Computation that is typed in a row; null: its values are typed. */
function computationIn(fields: FormState, row: string): NonNullable<Made['computation']> | null {
  const valueOf = (name: string): string => textOr(fields[`${row}.${name}`]?.value)
  const [kind, from] = [valueOf('computed'), valueOf('computed_from')]
  if (kind === '' || from === '') return null
  return { kind: kind as ComputationKind, from, with: valueOf('computed_with') || null }
}

const computationFields = ['computed', 'computed_from', 'computed_with']
const ownFields = ['key', 'label', 'type', 'unit', 'decimals']

/** Attribute as it is typed in a row, whose choices are `choices`. */
function madeIn(
  fields: FormState,
  row: string,
  { from, locale, choices }: { from: string; locale: string; choices?: Made['choices'] },
): Made {
  const field = (name: string) => fields[`${row}.${name}`]
  const decimals: unknown = field('decimals')?.value
  return {
    key: textOr(field('key')?.value) || from,
    type: textOr(field('type')?.value) as Made['type'],
    unit: textOr(field('unit')?.value) || null,
    decimals: typeof decimals === 'number' ? decimals : null,
    labels: isTypedOver(field('label')) ? { [locale]: textOr(field('label')?.value) } : {},
    ...(choices ? { choices } : {}),
    ...(computationFields.some((name) => isTypedOver(field(name)))
      ? { computation: computationIn(fields, row) }
      : {}),
  }
}

/** Operations that the typed changes of a subcategory's form mean, by key of their attribute. */
export function typedChanges(fields: FormState, locale: string): Drafts {
  const drafts: Record<string, OperationDraft> = {}
  for (const at of rowsOf(fields, 'attributes', 'key')) {
    const row = `attributes.${at}`
    const field = (name: string) => fields[`${row}.${name}`]
    const from = textOr(field('key')?.initialValue)
    const type = textOr(field('type')?.value)
    if (from === '' || type === '' || type === 'curve') continue
    const hasChoices = isChoice(type as Made['type']) && hasTypedChoice(fields, row)
    const isTyped = [...ownFields, ...computationFields].some((name) => isTypedOver(field(name)))
    if (!hasChoices && !isTyped) continue
    const { choices, renamed } = choicesIn(fields, row, locale)
    drafts[from] = {
      kind: 'change',
      from,
      to: madeIn(fields, row, { from, locale, ...(hasChoices ? { choices } : {}) }),
      ...(Object.keys(renamed).length > 0 ? { how: { choices: renamed } } : {}),
    }
  }
  return drafts
}

const keyOf = (subcategory: number): string => `structure-changes ${subcategory}`

/** Keeps typed changes for the page that a link opens. */
export function keepTyped(subcategory: number, drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(keyOf(subcategory))
    else sessionStorage.setItem(keyOf(subcategory), JSON.stringify(drafts))
  } catch {
    // without a place in the browser the page begins with the saved attributes
  }
}

/** Changes that a form left for the page, of the attributes that there are. */
export function takeTyped(subcategory: number, keys: readonly string[]): Drafts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(subcategory)) ?? '{}')
    const drafts = Object.entries(Object(kept) as Drafts)
    return Object.fromEntries(
      drafts.filter(([key, draft]) => keys.includes(key) && Object(draft).kind === 'change'),
    )
  } catch {
    return {}
  }
}
