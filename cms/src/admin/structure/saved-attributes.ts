import type { FormState } from 'payload'

const initialText = (fields: FormState, path: string): string => {
  const value = fields[path]?.initialValue
  return typeof value === 'string' ? value : ''
}

/** Attributes of a subcategory's form as they are saved. */
export const savedAttributes = (fields: FormState): { key: string; label: string }[] =>
  Object.keys(fields).flatMap((path) => {
    const [, at] = /^attributes\.(\d{1,4})\.key$/.exec(path) ?? []
    const key = initialText(fields, path)
    if (at === undefined || key === '') return []
    if (initialText(fields, `attributes.${at}.type`) === 'curve') return []
    return [{ key, label: initialText(fields, `attributes.${at}.label`) || key }]
  })
