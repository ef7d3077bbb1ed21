/** @editor @publishing */
import type { CollectionConfig, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { collections } from '#src/schema/collections/index.ts'
import { globals } from '#src/schema/globals/index.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import { staff } from './support/api.ts'
import { refusedPaths, send } from './support/refusal.ts'

const stamp = String(Date.now()).slice(-6)

/** Value that a field refuses; undefined for a field that refuses nothing. */
function wrongValue(field: Field): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return 'hasMany' in field && field.hasMany ? ['x'.repeat(20_000)] : 'x'.repeat(20_000)
    case 'number':
      return field.hasMany ? [-1e15] : -1e15
    case 'email':
      return 'nobody'
    case 'select':
    case 'radio':
      return 'hasMany' in field && field.hasMany ? ['nope'] : 'nope'
    case 'relationship':
    case 'upload':
      return Array.isArray(field.relationTo)
        ? { relationTo: field.relationTo[0], value: 'nope' }
        : field.hasMany
          ? ['nope']
          : 'nope'
    case 'richText':
      return { root: { type: 'root', children: [] } }
    default:
      return undefined
  }
}

/** Document in which each field has a value that it refuses, or none. */
function wrongData(fields: readonly Field[], valueOf: (field: Field) => unknown): object {
  return Object.assign(
    {},
    ...fields.map((field): object => {
      if (field.type === 'tabs')
        return Object.assign(
          {},
          ...field.tabs.map((tab) =>
            'name' in tab && tab.name
              ? { [tab.name]: wrongData(tab.fields, valueOf) }
              : wrongData(tab.fields, valueOf),
          ),
        ) as object
      if (!('name' in field) || !field.name)
        return 'fields' in field ? wrongData(field.fields, valueOf) : {}
      if (field.type === 'group') return { [field.name]: wrongData(field.fields, valueOf) }
      if (field.type === 'array') return { [field.name]: [wrongData(field.fields, valueOf)] }
      const value = valueOf(field)
      return value === undefined ? {} : { [field.name]: value }
    }),
  ) as object
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const picture = (): File => new File([png], `refused-${stamp}.png`, { type: 'image/png' })
const sheet = (): File =>
  new File(['%PDF-1.4\n%%EOF\n'], `refused-${stamp}.pdf`, { type: 'application/pdf' })

const fileOf = ({ slug, upload }: CollectionConfig): { file?: File } =>
  upload ? { file: slug === 'media' ? picture() : sheet() } : {}

/** Collections of the staff's forms; Payload adds its own. */
const own = collections.filter(({ slug }) => slug in permissions)

/** Collections without a rule for their fields: their file is checked by hooks. */
const withoutRules: readonly string[] = ['restricted-files']

/** Wrong values of globals whose field is a table of its own. */
const wrongTables: Partial<Record<string, object>> = { completeness: { rules: 'nope' } }

/** Save of wrong data: a new document, or the first one of a collection that only others add to. */
async function wrongSave(config: CollectionConfig, data: object) {
  const slug = config.slug as keyof typeof permissions
  const may = (operation: 'create' | 'update'): boolean =>
    permissions[slug][operation].some((role) => role === 'administrator')
  const isCreated = may('create')
  const path = `/${slug}?locale=br`
  if (isCreated)
    return { isCreated, sent: { method: 'POST', path, data, ...fileOf(config) } } as const
  if (!may('update')) return { isCreated, sent: undefined }
  const { body } = await staff<{ docs: { id: number }[] }>(
    'administrator',
    'GET',
    `/${slug}?limit=1&depth=0`,
  )
  const id = body.docs[0]?.id
  const sent = { method: 'PATCH', path: `/${slug}/${id}?locale=br`, data } as const
  return { isCreated, sent: id === undefined ? undefined : sent }
}

describe('validation of fields: each message is at its field, in the language of the panel', () => {
  it.each(own.map((config) => [config.slug, config] as const))('%s', async (slug, config) => {
    const data = { ...wrongData(config.fields, wrongValue), _status: 'published' }
    const { sent, isCreated } = await wrongSave(config, data)
    if (!sent) return
    const isSaved = !isCreated || withoutRules.includes(slug)
    const paths = await refusedPaths(config, send(sent), slug, { isSaved })
    expect(paths.length > 0 || isSaved).toBe(true)
  })

  it.each(
    globals
      .filter(({ slug }) => slug in globalPermissions)
      .map((config) => [config.slug, config] as const),
  )('global %s', async (slug, config) => {
    const data = {
      ...wrongData(config.fields, wrongValue),
      ...wrongTables[slug],
      _status: 'published',
    }
    const sent = { method: 'POST', path: `/globals/${slug}?locale=br`, data } as const
    expect(await refusedPaths(config, send(sent), slug)).not.toEqual([])
  })
})
