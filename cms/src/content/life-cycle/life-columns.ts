import { lifeKeys, lifeStates } from '@vitrine/contract/life-cycle'
import type { LifeState } from '@vitrine/contract/life-cycle'
import { localeCodes, locales, perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Attribute, AttributeValue, LifeMark, Variant } from '@vitrine/contract/shapes/types'
import { labelsOf, panelLanguage, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { columnKeys, lifeOfEach, lifeOn, reasonKey, stateOn, withoutLife } from './stored-life.ts'
import type { StoredLife } from './stored-life.ts'

const labels = labelsOf(lifeCycleTexts)

/** Names of the states. */
export const stateLabels: Record<LifeState, Label> = {
  new: labels.states.new,
  active: labels.states.active,
  'not-for-new-projects': labels.states.notForNew,
  discontinued: labels.states.discontinued,
}

/** State with its name in a locale. */
export const markOf = (state: LifeState, locale: Locale): LifeMark => ({
  value: state,
  label: textOf(stateLabels[state], panelLanguage(locale)),
})

/** State with its name; null for the usual state (active). */
export const unusualMark = (state: LifeState, locale: Locale): LifeMark | null =>
  state === 'active' ? null : markOf(state, locale)

const choicesIn = (language: string) =>
  lifeStates.map((value) => ({ value, label: textOf(stateLabels[value], language) }))

/** Column of the variants' grid. */
type Column = Pick<Attribute, 'key' | 'label' | 'unit' | 'decimals'> & {
  type: 'choice' | 'text'
  choices: { value: string; label: string }[]
  format?: 'day'
}

/** Columns of the variants' grid, in a language of the panel. */
export function lifeColumns(language: string): Column[] {
  const column = (key: string, label: Label, more: Partial<Column> = {}): Column => ({
    key,
    label: textOf(label, language),
    type: 'text',
    unit: null,
    decimals: null,
    choices: [],
    ...more,
  })
  const day = { format: 'day' } as const
  return [
    column(columnKeys.state, labels.state, { type: 'choice', choices: choicesIn(language) }),
    column(columnKeys.since, labels.since, day),
    column(columnKeys.until, labels.until, day),
    column(columnKeys.lastOrder, labels.lastOrder, day),
    column(columnKeys.lastDelivery, labels.lastDelivery, day),
    column(columnKeys.successor, labels.successorCell),
    ...localeCodes.map((locale) =>
      column(reasonKey(locale), labels.reasonIn({ language: locales[locale].title })),
    ),
  ]
}

/** Attribute of the state in the format of subcategories, for the filters of lists. */
export const stateAttribute = {
  key: lifeKeys.state,
  label: perLocale((locale) => lifeCycleTexts[locale].state),
  type: 'choice' as const,
  filter: true,
  choices: lifeStates.map((value) => ({
    value,
    label: perLocale((locale) => textOf(stateLabels[value], panelLanguage(locale))),
  })),
}

/** Attributes of the state and the successor; each only if a part number has a value of it. */
export function lifeAttributes(variants: readonly Variant[], locale: Locale): Attribute[] {
  const language = panelLanguage(locale)
  const attribute = (key: string, label: string, more: Partial<Attribute>): Attribute => ({
    key,
    label,
    type: 'text',
    unit: null,
    symbol: null,
    decimals: null,
    filter: false,
    choices: [],
    ...more,
  })
  const texts = lifeCycleTexts[locale]
  return [
    attribute(lifeKeys.state, texts.state, {
      type: 'choice',
      filter: true,
      choices: choicesIn(language),
    }),
    attribute(lifeKeys.successor, texts.successor, {}),
  ].filter(({ key }) => variants.some(({ values }) => (values[key] ?? null) !== null))
}

/**
 * Part numbers for visitors: with the current state among their values, unless all of them are
 * active, and with the successor if it is a part number or a slug.
 */
export function withLife(
  variants: readonly Variant[],
  product: StoredLife,
  day: string,
): Variant[] {
  const each = lifeOfEach(variants, product).map(({ variant, life }) => ({
    variant,
    life: lifeOn(life, day),
    state: stateOn(life, day),
  }))
  const isUnusual = each.some(({ state }) => state !== 'active')
  return each.map(({ variant, life, state }) => {
    const values: Record<string, AttributeValue> = withoutLife(variant.values)
    if (isUnusual) values[lifeKeys.state] = state
    if (life.successor !== null && 'text' in life.successor)
      values[lifeKeys.successor] = life.successor.text
    return { part_number: variant.part_number, values }
  })
}
