/** Values of a lead by placeholder. */
export interface TemplateValues {
  name: string
  receipt: string
  /** Part numbers of the lines, separated by commas. */
  parts: string
  /** Number of lines, as text. */
  count: string
  company: string
  /** Name of the account that answers. */
  me: string
}

/** Placeholders of a template: `{name}`. */
export const placeholders = [
  'name',
  'receipt',
  'parts',
  'count',
  'company',
  'me',
] as const satisfies readonly (keyof TemplateValues)[]

const isPlaceholder = (text: string): text is keyof TemplateValues =>
  (placeholders as readonly string[]).includes(text)

/**
 * Part of a filled template: its own text or, if `placeholder` is set, the value of that
 * placeholder.
 */
export interface FilledPart {
  text: string
  placeholder?: keyof TemplateValues
}

/** Parts of a template with its values; an unknown placeholder stays as it is written. */
export const filledParts = (template: string, values: TemplateValues): FilledPart[] =>
  template.split(/(\{[a-z]{1,20}\})/).flatMap((text): FilledPart[] => {
    const name = /^\{(.*)\}$/.exec(text)?.[1]
    if (name !== undefined && isPlaceholder(name))
      return [{ text: values[name], placeholder: name }]
    return text === '' ? [] : [{ text }]
  })

/** Text of a template, with values in place of its placeholders. */
export const fillTemplate = (template: string, values: TemplateValues): string =>
  filledParts(template, values)
    .map(({ text }) => text)
    .join('')

/** Names of unknown placeholders in a template. */
export const unknownPlaceholders = (template: string): string[] =>
  (template.match(/\{[^{}\n]{1,40}\}/g) ?? []).filter((each) => !isPlaceholder(each.slice(1, -1)))
