import type { CollectionConfig, GlobalConfig } from 'payload'
import { expect, test, vi } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import { panelLanguage } from '#src/platform/labels.ts'

interface Checked {
  name: string
  validate: (value: unknown, options: object) => unknown
}

/** Collections and globals, loaded without environment variables, as during a build. */
async function readSchema(): Promise<(CollectionConfig | GlobalConfig)[]> {
  vi.stubEnv('NEXT_PHASE', 'phase-production-build')
  const { collections } = await import('./collections/index.ts')
  const { globals } = await import('./globals/index.ts')
  vi.unstubAllEnvs()
  return [...collections, ...globals]
}

/** Text fields with a validation of their own, with their paths. */
function checkedTexts(fields: readonly object[], path: string): Checked[] {
  return fields.flatMap((field) => {
    const own = 'name' in field ? `${path}.${String(field.name)}` : path
    return [
      ...('type' in field &&
      field.type === 'text' &&
      'validate' in field &&
      typeof field.validate === 'function'
        ? [{ name: own, validate: field.validate as Checked['validate'] }]
        : []),
      ...('fields' in field ? checkedTexts(field.fields as object[], own) : []),
      ...('tabs' in field ? checkedTexts(field.tabs as object[], own) : []),
    ]
  })
}

/** Error message of a field for an invalid text. */
const saidOf = ({ validate }: Checked, language: string): unknown =>
  validate('?', {
    data: {},
    path: [],
    siblingData: {},
    req: {
      i18n: { language },
      payload: { config: {} },
      t: (key: string) => `${key} (${language})`,
    },
  })

test('what a field says of a refused text is in the language of the panel', async () => {
  const fields = (await readSchema()).flatMap(({ slug, fields: own }) => checkedTexts(own, slug))
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['seo-texts.path', 'redirects.from', 'products.slug']),
  )
  for (const field of fields) {
    const said = await Promise.all(
      localeCodes.map(async (code) => saidOf(field, panelLanguage(code))),
    )
    if (typeof said[0] === 'string') expect(new Set(said).size, field.name).toBe(said.length)
  }
})
