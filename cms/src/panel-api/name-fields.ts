import { ValidationError } from 'payload'
import type { AfterErrorHook, Field, SanitizedConfig } from 'payload'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { panelApiTexts } from '#texts/panel-api.js'

const labels = labelsOf(panelApiTexts)

/** Fields that the message of a refusal names; the panel shows all of them at their places. */
const maxNamed = 5

type Fields = readonly Field[]

/** Field of a name, through layout fields, with the fields within it. */
function findField(fields: Fields, name: string): { label: unknown; inside: Fields } | undefined {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const own = 'name' in tab ? tab.name : undefined
        if (own === name) return { label: tab.label, inside: tab.fields }
        const found = own === undefined ? findField(tab.fields, name) : undefined
        if (found) return found
      }
      continue
    }
    if ('name' in field && field.name === name)
      return {
        label: 'label' in field ? field.label : undefined,
        inside: 'fields' in field ? field.fields : [],
      }
    if ('fields' in field && !('name' in field && field.name)) {
      const found = findField(field.fields, name)
      if (found) return found
    }
  }
  return undefined
}

/** Path of a form in words: `scope.0.part_numbers` is `Products 1 > Part numbers`. */
export function pathInWords(fields: Fields, path: string, language: string | undefined): string {
  const words: string[] = []
  let inside = fields
  for (const part of path.split('.')) {
    const last = words.length - 1
    if (/^\d+$/.test(part) && words[last] !== undefined) {
      words[last] = `${words[last]} ${Number(part) + 1}`
      continue
    }
    const found = findField(inside, part)
    if (!found) break
    const { label } = found
    words.push(
      typeof label === 'string'
        ? label
        : typeof label === 'object' && label !== null
          ? textOf(label as Record<string, string>, language)
          : part,
    )
    inside = found.inside
  }
  return words.length > 0 ? words.join(' > ') : path
}

const fieldsOf = (config: SanitizedConfig, { collection, global }: Target): Fields =>
  (
    config.collections.find(({ slug }) => slug === collection) ??
    config.globals.find(({ slug }) => slug === global)
  )?.fields ?? []

type Target = { collection?: string | undefined; global?: string | undefined }

/**
 * Names the fields of a refusal as the panel does, where a check of our own told their paths, and no more
 * than a few of them.
 */
export const nameRefusedFields: AfterErrorHook = ({ error, req }) => {
  if (!(error instanceof ValidationError)) return undefined
  const { data } = error
  const language = req.i18n?.language
  const fields = fieldsOf(req.payload.config, data)
  const errors = data.errors.map((one) => ({
    ...one,
    label:
      typeof one.label === 'string' && one.label !== ''
        ? one.label
        : pathInWords(fields, one.path, language),
  }))
  const named = [...new Set(errors.map(({ label }) => label))]
  const more = named.length - maxNamed
  const list = [
    ...named.slice(0, maxNamed),
    ...(more > 0 ? [textOf(labels.moreFields({ count: more }), language)] : []),
  ]
  const message = `${req.t('error:followingFieldsInvalid', { count: errors.length })} ${list.join(', ')}`
  return { response: { errors: [{ name: error.name, message, data: { ...data, errors } }] } }
}
