import { isLocale, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { gtinKey } from '@vitrine/contract/gtin'
import type { FlattenedField, Payload } from 'payload'
import { documentKinds } from '#src/content/media/document-kind.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import {
  allColumns,
  certificateFact,
  documentKindOf,
  filterColumns,
  posterFact,
} from './offered-requirements.ts'
import { indexed } from './document-keys.ts'
import type { Named } from '#src/platform/collections/row.ts'
import type { IndexedCollection } from './document-keys.ts'
import { attributeFact, columnFact, neededFact } from './fact-names.ts'
import { altFact } from './facts.ts'
import type { CategoryAttribute } from './requirements.ts'
import { completenessTexts } from '#texts/completeness.js'
import { listsTexts } from '#texts/lists.js'
import { variantsTexts } from '#texts/variants.js'

const labels = labelsOf(completenessTexts)
const { alternative } = labelsOf(listsTexts).lacks
const { piecesPerPack } = labelsOf(variantsTexts)

export type FactKind = 'texts' | 'alternatives' | 'attributes' | 'fields'

/** Missing fact of a document, named in the panel's language. */
export interface Fact {
  kind: FactKind
  name: string
  /** Language of a localized text; null for other facts. */
  locale: Locale | null
  /** Path of the form field that holds the fact; null if another document holds it. */
  field: string | null
}

/** Labels of fields by path; fields of groups have paths such as `seo.title`. */
function fieldNames(
  fields: readonly FlattenedField[],
  language: string,
  path = '',
): [path: string, name: string][] {
  return fields.flatMap((field): [string, string][] => {
    const label: unknown = 'label' in field ? field.label : undefined
    const name =
      typeof label === 'object' && label !== null
        ? textOf(label as Label, language)
        : typeof label === 'string'
          ? label
          : field.name
    const own: [string, string] = [
      path + field.name,
      path === 'seo.' ? textOf(labels.names.seo({ name }), language) : name,
    ]
    return field.type === 'group' && path === ''
      ? [own, ...fieldNames(field.flattenedFields, language, `${field.name}.`)]
      : [own]
  })
}

interface Names {
  language: string
  fields: ReadonlyMap<string, string>
  /** Labels of attributes by key (`torque`), and by subcategory and key (`7.torque`). */
  attributes: ReadonlyMap<string, string>
  subcategory: number | null
}

function attributeOf(fact: string, { attributes, subcategory }: Names): string | undefined {
  const key = [attributeFact(''), columnFact(''), neededFact('')]
    .filter((prefix) => fact.startsWith(prefix))
    .map((prefix) => fact.slice(prefix.length))[0]
  if (key === undefined) return undefined
  return attributes.get(`${subcategory}.${key}`) ?? attributes.get(key) ?? key
}

/** Names a fact without language, or a requirement for several facts, such as all columns. */
function sharedFact(fact: string, names: Names): Fact {
  const { language, fields } = names
  const say = (label: Label): string => textOf(label, language)
  const ofField = (name: string, field: string | null): Fact => ({
    kind: 'fields',
    name,
    locale: null,
    field,
  })
  const attribute = attributeOf(fact, names)
  if (attribute !== undefined)
    return { kind: 'attributes', name: attribute, locale: null, field: 'variants' }
  const kind = documentKindOf(fact)
  if (kind !== undefined && Object.hasOwn(documentKinds, kind)) {
    const name = say(documentKinds[kind as keyof typeof documentKinds])
    return ofField(say(labels.names.document({ kind: name })), 'documents')
  }
  if (fact === certificateFact) return ofField(say(labels.names.certificate), null)
  if (fact === posterFact) return ofField(say(labels.names.poster), posterFact)
  if (fact === filterColumns) return ofField(say(labels.names.filters), 'variants')
  if (fact === allColumns) return ofField(say(labels.names.columns), 'variants')
  const [, counted, count] = /^(\w+)\.min(\d{1,2})$/.exec(fact) ?? []
  if (counted !== undefined) {
    const name = fields.get(counted) ?? counted
    return ofField(say(labels.names.count({ name, count: Number(count) })), counted)
  }
  return ofField(fields.get(fact) ?? fact, fact)
}

/**
 * Names a fact of a document; `subcategory` is the id of a product's subcategory, whose attribute
 * labels are used.
 */
export type FactReader = (fact: string, subcategory?: number | null) => Fact

/**
 * Returns a reader that names facts (`title.es`, `alt.en`, `column.torque`) and requirements in the
 * panel's language.
 */
export function factReader(
  payload: Payload,
  collection: IndexedCollection,
  { language, attributes }: { language: string; attributes: readonly CategoryAttribute[] },
): FactReader {
  const { pictures = altFact }: Named = indexed[collection]
  const known: Omit<Names, 'subcategory'> = {
    language,
    fields: new Map(fieldNames(payload.collections[collection].config.flattenedFields, language)),
    attributes: new Map([
      ['packing', textOf(piecesPerPack, language)],
      [gtinKey, textOf(labels.names.gtin, language)],
      ...attributes.flatMap(({ subcategory, key, label }): [string, string][] => [
        [key, label ?? key],
        [`${subcategory}.${key}`, label ?? key],
      ]),
    ]),
  }
  const { fields } = known
  return (fact, subcategory = null) => {
    const dot = fact.lastIndexOf('.')
    const code = fact.slice(dot + 1)
    if (dot === -1 || !isLocale(code)) {
      const isAll = fact === altFact && !fields.has(altFact)
      return isAll
        ? {
            kind: 'alternatives',
            name: textOf(labels.names.alternatives, language),
            locale: null,
            field: pictures,
          }
        : sharedFact(fact, { ...known, subcategory })
    }
    const base = fact.slice(0, dot)
    const isAlternative = base === altFact && !fields.has(altFact)
    const name = isAlternative ? textOf(alternative, language) : (fields.get(base) ?? base)
    return {
      kind: isAlternative ? 'alternatives' : 'texts',
      name: `${name} · ${locales[code].abbr}`,
      locale: code,
      field: isAlternative ? pictures : base,
    }
  }
}
