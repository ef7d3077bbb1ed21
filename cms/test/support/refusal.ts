import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '@vitrine/configuration/locales'
import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { expect } from 'vitest'
import { wordsOfPath } from '#src/platform/field-words.ts'
import { panelLanguage } from '#src/platform/labels.ts'
import { fetchCms, logIn } from './api.ts'

const languages = localeCodes.map((code) => panelLanguage(code))

interface FieldError {
  path: string
  label: string
  message: string
}

interface Refusal {
  status: number
  errors: FieldError[]
  text: string
}

export type Send = (language: string) => Promise<Refusal>

export interface Sent {
  method: 'POST' | 'PATCH'
  path: string
  data: object
  file?: File
}

/** Sends a save as the panel in `language` does; returns the errors. */
async function refused({ method, path, data, file }: Sent, language: string): Promise<Refusal> {
  const body = new FormData()
  body.set('_payload', JSON.stringify(data))
  if (file) body.set('file', file)
  const answer = await fetchCms(`/admin/api${path}`, {
    method,
    headers: {
      authorization: `JWT ${await logIn('administrator')}`,
      'accept-language': language,
    },
    body,
  })
  const text = await answer.text()
  const [first] =
    (JSON.parse(text) as { errors?: { data?: { errors?: FieldError[] } }[] }).errors ?? []
  return { status: answer.status, errors: first?.data?.errors ?? [], text: text.slice(0, 400) }
}

export const send =
  (sent: Sent): Send =>
  (language) =>
    refused(sent, language)

type Entity = Pick<CollectionConfig | GlobalConfig, 'slug' | 'fields'>

/** Fields of a path from the outermost to the field itself, through tabs, groups and rows. */
function fieldsOn(fields: readonly Field[], path: string): Field[] {
  const [name = '', ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part))
  for (const field of fields) {
    if ('name' in field && field.name === name) {
      const inside =
        'fields' in field && rest.length > 0 ? fieldsOn(field.fields, rest.join('.')) : []
      return [field, ...inside]
    }
    const within =
      field.type === 'tabs'
        ? field.tabs.map((tab) =>
            'name' in tab && tab.name === name
              ? fieldsOn(tab.fields, rest.join('.'))
              : 'name' in tab && tab.name
                ? []
                : fieldsOn(tab.fields, path),
          )
        : 'fields' in field && !('name' in field)
          ? [fieldsOn(field.fields, path)]
          : []
    const found = within.find((list) => list.length > 0)
    if (found) return found
  }
  return []
}

/** Fields of Payload's own forms, which belong to no collection. */
const payloadsFields = new Set(['password', 'file', 'email'])

/** True for a path inside the value of a JSON field, whose component shows errors per cell. */
const cellOf = (fields: readonly Field[], path: string): boolean =>
  fieldsOn(fields, path).at(-1)?.type === 'json'

export const componentRoot = join(import.meta.dirname, '../../src')

/** True if the component of a field shows errors: Payload's own, or one that reads them. */
function showsErrors(field: Field): boolean {
  const components: { Field?: unknown } = Object(Object(field.admin).components)
  const { Field: component } = components
  if (typeof component !== 'string') return component !== false
  const [file = ''] = component.split('#')
  const source = sourcesFrom(join(componentRoot, file))
  return (
    [...source.values()].some((text) => /FieldError|showError|errorMessage/.test(text)) ||
    [...source.values()].some((text) => /\b\w+Field\b[^\n]* from '@payloadcms\/ui'/.test(text))
  )
}

/**
 * Paths of the errors of a save, sent once per language of the panel. Expects each error at a visible
 * field, and in that language.
 *
 * @param options.isSaved - True if the data may be saved without a refusal.
 */
export async function refusedPaths(
  entity: Entity,
  sending: Send,
  name: string,
  { isSaved = false }: { isSaved?: boolean } = {},
): Promise<string[]> {
  const answers = await languages.reduce<Promise<Refusal[]>>(
    async (before, language) => [...(await before), await sending(language)],
    Promise.resolve([]),
  )
  const messages = new Map<string, string[]>()
  for (const [at, answer] of answers.entries()) {
    const said = `${name} (${languages[at]}): ${answer.text}`
    if (isSaved && answer.status < 300) continue
    expect([answer.status, answer.errors.length > 0], said).toEqual([400, true])
    for (const { path, label, message } of answer.errors) {
      const own = `${name} ${path}`
      if (!payloadsFields.has(path)) {
        const fields = fieldsOn(entity.fields, path)
        const field = fields.at(-1)
        expect(field, `${own} is no field`).toBeDefined()
        const reader = { i18n: { language: languages[at] } } as never
        expect(
          wordsOfPath(entity.fields, path, reader).whole || cellOf(entity.fields, path),
          `${own} ends inside a field`,
        ).toBe(true)
        for (const each of fields)
          expect(
            Object(each.admin).hidden === true || Object(each.admin).disabled === true,
            `${own} is hidden`,
          ).toBe(false)
        if (field) expect(showsErrors(field), `${own} shows no errors`).toBe(true)
      }
      expect(message.trim(), own).not.toBe('')
      expect(label, own).not.toMatch(/\w_\w|\.\d|\d\.\w/)
      expect(message, own).not.toMatch(/\w\.\d+\.\w|\b[a-z]+_[a-z_]+\b/)
      messages.set(path, [...(messages.get(path) ?? []), `${languages[at]} ${message}`])
    }
  }
  for (const [path, all] of messages) {
    const [pt, en] = ['pt', 'en'].map((language) =>
      all.filter((text) => text.startsWith(`${language} `)).map((text) => text.slice(3)),
    )
    expect(pt, `${name} ${path} is in the language of the panel`).not.toEqual(en)
  }
  return [...messages.keys()]
}

/** Sources of a module and of the modules it imports, without type imports. */
export function sourcesFrom(entry: string): Map<string, string> {
  const sources = new Map<string, string>()
  const queue = [entry]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (sources.has(file)) continue
    let text: string
    try {
      text = readFileSync(file, 'utf8')
    } catch {
      continue
    }
    sources.set(file, text)
    const imports = [
      ...text.matchAll(/^(?:import|export) (?!type )[^'"]*?from '([^']+)'/gm),
      ...text.matchAll(/\bimport\('([^']+)'\)/g),
    ]
    for (const [, target = ''] of imports) {
      if (target.startsWith('#src/')) queue.push(join(componentRoot, target.slice(5)))
      else if (target.startsWith('.')) queue.push(join(file, '..', target))
    }
  }
  return sources
}
