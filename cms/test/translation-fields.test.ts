/** @publishing @translations */
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { getPayload } from 'payload'
import type { FlattenedField } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownAddress } from '#src/content/fields/plain.ts'
import { translatedColumns } from '#src/platform/access/merge-translation.ts'
import { followTranslations } from '#src/translation/follow.ts'
import { isTranslatedText, placesOf, textFieldsOf } from '#src/translation/text-places.ts'

type Data = Record<string, unknown>

interface Entity {
  slug: string
  fields: readonly FlattenedField[]
}

let entities: Entity[]

beforeAll(async () => {
  const { default: config } = await import('#src/payload.config.ts')
  const payload = await getPayload({ config })
  entities = [
    ...Object.values(payload.collections).map(({ config: { slug, flattenedFields } }) => ({
      slug,
      fields: flattenedFields,
    })),
    ...payload.globals.config.map(({ slug, flattenedFields }) => ({
      slug,
      fields: flattenedFields,
    })),
  ]
})

const rich = (...passages: string[]) => ({
  root: {
    type: 'root',
    children: passages.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
  },
})

/** Text that is told apart by its place and language. */
const textOf = (place: string, locale: string): string => `${place} in ${locale}`

/** Document with two rows in each array and a text in each language at each place. */
function filled(fields: readonly FlattenedField[], at = ''): Data {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const place = `${at}/${field.name}`
      const columns: unknown = Object(field.custom)[translatedColumns]
      if (typeof columns === 'object' && columns !== null)
        return [
          [
            field.name,
            ['TC-95/12', 'TC-95/12', 'TC 70'].map((number, row) => ({
              part_number: number,
              values: Object.fromEntries(
                Object.entries(columns).map(([locale, column]) => [
                  String(column),
                  textOf(`${place} ${row}`, locale),
                ]),
              ),
            })),
          ],
        ]
      if ('localized' in field && field.localized) {
        const texts = localeCodes.map((locale): [string, unknown] => [
          locale,
          field.type === 'richText'
            ? rich(textOf(place, locale), textOf(`${place} again`, locale))
            : textOf(place, locale),
        ])
        return [[field.name, Object.fromEntries(texts)]]
      }
      if (!('flattenedFields' in field)) return []
      const inside = field.flattenedFields
      if (field.type === 'array')
        return [
          [
            field.name,
            [1, 2].map((row) => ({ id: `row ${row}`, ...filled(inside, `${place} ${row}`) })),
          ],
        ]
      return [[field.name, filled(inside, place)]]
    }),
  )
}

/** Copy of a document in which one text of the source has changed. */
function changed(document: Data, text: string): Data {
  const json = JSON.stringify(document)
  const at = json.indexOf(JSON.stringify(text))
  expect(at, text).toBeGreaterThan(-1)
  return JSON.parse(json.replace(JSON.stringify(text), JSON.stringify(`${text}, changed`))) as Data
}

describe('each field in languages', () => {
  it('is a text that can be outdated, or an address of its own', () => {
    const others = (fields: readonly FlattenedField[], start: string): string[] =>
      fields.flatMap((field) => {
        const name = `${start}.${field.name}`
        if ('localized' in field && field.localized)
          return isTranslatedText(field) || Object(field.custom)[ownAddress] === true ? [] : [name]
        return 'flattenedFields' in field ? others(field.flattenedFields, name) : []
      })
    expect(entities.flatMap(({ slug, fields }) => others(fields, slug))).toEqual([])
  })

  it('outdates exactly its own translations when its source changes, until it is taken back', () => {
    let fields = 0
    for (const { slug, fields: schema } of entities) {
      const names = textFieldsOf(schema)
      if (names.length === 0) continue
      const document = filled(schema)
      const follow = (content: Data, recorded: Parameters<typeof followTranslations>[0]) =>
        followTranslations(recorded, {
          draft: placesOf(schema, content),
          published: [],
          locales: localeCodes,
          source: 'br',
        })
      const first = follow(document, { translations: [], bases: [] })
      const places = placesOf(schema, document)
      expect(new Set(places.map(({ field }) => field)), slug).toEqual(new Set(names))
      expect(new Set(places.map(({ path }) => path)).size, slug).toBe(places.length)
      for (const { path, passages } of places) {
        const [text = ''] = passages.br ?? []
        const after = follow(changed(document, text), first)
        const outdated = after.translations
          .filter(({ source, basis }) => String(source) !== String(basis))
          .map((each): [Locale, string] => [each.locale, each.path])
        expect(outdated, `${slug} ${path}`).toEqual([
          ['en', path],
          ['es', path],
        ])
        const back = follow(document, { ...after, bases: [...first.bases, ...after.bases] })
        expect(back.translations, `${slug} ${path}`).toEqual(first.translations)
        fields++
      }
    }
    expect(fields).toBeGreaterThan(100)
  })
})
