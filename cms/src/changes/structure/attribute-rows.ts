import { createHash } from 'node:crypto'
import { defaultLocale, localeCodes, perLocale } from '@vitrine/configuration/locales'
import { normalUnit } from '@vitrine/quantities/units'
import type { SheetAttribute, TextByLocale } from '#src/content/variants/cells/sheet-product.ts'
import { isChoice } from '@vitrine/contract/shapes/attribute-types'
import { labelsOf, panelLanguage, textOf } from '#src/platform/labels.ts'
import { structureTexts } from '#texts/structure.js'
import type { MadeAttribute } from './request.ts'
import { ownValue } from './own-value.ts'

const labels = labelsOf(structureTexts)

type Choice = NonNullable<SheetAttribute['choices']>[number] & { id?: string | null }

/** Attribute as the subcategory stores it, in all languages. */
export interface AttributeRow extends SheetAttribute {
  id?: string | null
  choices?: Choice[] | null
}

/** Id of a row, the same each time a change is planned. */
const idOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24)

/** Names in all languages: the typed ones, otherwise the former ones, otherwise that of the site's language. */
function namesOf(
  typed: TextByLocale,
  former: TextByLocale | null | undefined,
  fallback: string,
): TextByLocale {
  const first = typed[defaultLocale] || former?.[defaultLocale] || fallback
  return perLocale((locale) => typed[locale] || former?.[locale] || first)
}

/** Choices after some were renamed, merged and removed; the first of equal ones stays. */
function renamedChoices(
  former: readonly Choice[],
  renamed: Readonly<Record<string, string>>,
): Choice[] {
  const values = new Set<string>()
  return former.flatMap((choice) => {
    const value = ownValue(renamed, choice.value) ?? choice.value
    const target = former.find((each) => each.value === value)
    const row = target ?? { ...choice, value }
    if (value === '' || values.has(value)) return []
    values.add(value)
    return [row]
  })
}

const textByLocale = (text: string): TextByLocale => perLocale(() => text)

function choicesOf(
  { key, type, choices }: MadeAttribute,
  former: AttributeRow | undefined,
  renamed: Readonly<Record<string, string>>,
  distinct: readonly string[],
): Choice[] {
  if (!isChoice(type)) return []
  const present =
    former && isChoice(former.type) ? renamedChoices(former.choices ?? [], renamed) : []
  if (choices)
    return choices.map(({ value, labels: names }) => {
      const known = present.find((each) => each.value === value)
      return {
        ...known,
        id: known?.id ?? idOf(key, value),
        value,
        label: namesOf(names, known?.label, value),
      }
    })
  if (former && isChoice(former.type)) return present
  return [...new Set(distinct.map((text) => ownValue(renamed, text) ?? text))]
    .filter((value) => value !== '')
    .map((value) => ({ id: idOf(key, value), value, label: textByLocale(value) }))
}

/** Row of an attribute that an operation makes from a former one, or beside it. */
export function madeRow(
  made: MadeAttribute,
  former: AttributeRow | undefined,
  renamed: Readonly<Record<string, string>>,
  distinct: readonly string[],
): AttributeRow {
  const { key, type, unit, decimals } = made
  return {
    ...former,
    id: former?.id ?? idOf('attribute', key),
    key,
    type,
    unit: unit ? normalUnit(unit) : null,
    decimals: type === 'number' || type === 'range' ? decimals : null,
    label: namesOf(made.labels, former?.label, key),
    choices: choicesOf(made, former, renamed, distinct),
    ...(made.computation === undefined
      ? {}
      : {
          computed: made.computation?.kind ?? null,
          computed_from: made.computation?.from ?? null,
          computed_with: made.computation?.with ?? null,
        }),
  }
}

/** Text attribute for notes. */
export const noteRow = (key: string): AttributeRow => ({
  id: idOf('note', key),
  key,
  type: 'text',
  unit: null,
  decimals: null,
  label: Object.fromEntries(
    localeCodes.map((locale) => [locale, textOf(labels.noteName, panelLanguage(locale))]),
  ),
  choices: [],
})
