import { describe, expect, it } from 'vitest'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { pt } from '@payloadcms/translations/languages/pt'
import { translateText } from './hard-coded.ts'
import { translations } from './translations.ts'

type Words = { [key: string]: string | Words }

const flat = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : flat(value, `${path}${key}.`),
  )

/** English texts that are spelled the same in Portuguese or Spanish. */
const same = new Set([
  'Login',
  'Email',
  'Error',
  'Item',
  'Latitude',
  'Layout',
  'Longitude',
  'Menu',
  'No',
  'Status',
])

describe.each([
  ['pt', pt.translations, translations['pt']],
  ['es', es.translations, translations['es']],
] as const)('the panel in %s', (_, payload, ours) => {
  const words = new Map([...flat(payload as Words), ...flat(ours as Words)])
  it('leaves no sentence in English', () => {
    const english = flat(en.translations as Words).filter(
      ([path, text]) => (words.get(path) ?? text) === text && !same.has(text),
    )
    expect(english).toEqual([])
  })
  it('overrides only what Payload has', () => {
    const known = new Set(flat(payload as Words).map(([path]) => path))
    expect(
      flat(ours as Words)
        .map(([path]) => path)
        .filter((path) => !known.has(path)),
    ).toEqual([])
  })
  it('keeps the variables of every sentence it changes', () => {
    const variables = (text: string | undefined) =>
      [...new Set(text?.match(/\{\{[^}]+\}\}/g))].sort()
    const english = new Map(flat(en.translations as Words))
    for (const [path, text] of flat(ours as Words))
      expect([path, variables(text)]).toEqual([path, variables(english.get(path))])
  })
  it('uses no variable that the text does not receive', () => {
    const english = new Map(flat(en.translations as Words))
    const unknown = [...words].flatMap(([path, text]) =>
      (text.match(/\{\{[^}]+\}\}/g) ?? []).flatMap((variable) =>
        (english.get(path) ?? variable).includes(variable) ? [] : [`${path} ${variable}`],
      ),
    )
    expect(unknown).toEqual([])
  })
})

it.each([
  ['Successfully saved 30 files', 'pt', '30 arquivos salvos.'],
  ['Create Table', 'es', 'Crear tabla'],
  ['Time', 'pt', 'Hora'],
  ['Create Table', 'en', undefined],
  ['Tabela de cores', 'pt', undefined],
])('%s in %s', (text, language, expected) => expect(translateText(text, language)).toBe(expected))
