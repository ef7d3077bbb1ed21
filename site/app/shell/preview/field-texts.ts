type Data = Readonly<Record<string, unknown>>

/** Text of a form's field, as its page may show it. */
export interface FieldText {
  /** Path of the field in the form: `seo.title`. */
  path: string
  text: string
}

/** Values of a form that no page shows as text. */
const unshown = new Set(['id', 'slug', '_status', 'createdAt', 'updatedAt', 'blockType'])

/** Length from which a part of a text is taken for the text, characters. */
const minPart = 12

/** Text on one line. */
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Text of a rich text's node with all that is in it. */
const textOfNode = (node: Data): string =>
  typeof node['text'] === 'string'
    ? node['text']
    : listOf(node['children']).filter(isData).map(textOfNode).join('')

/** Texts of the paragraphs, headings and list entries of a rich text. */
function blockTexts(node: Data): string[] {
  const children = listOf(node['children']).filter(isData)
  return children.some((child) => 'text' in child)
    ? [textOfNode(node)]
    : children.flatMap(blockTexts)
}

/** Texts of a form's values in the order of the form. */
export function fieldTexts(value: unknown, path = ''): FieldText[] {
  if (typeof value === 'string') {
    const text = onOneLine(value)
    return text === '' ? [] : [{ path, text }]
  }
  if (Array.isArray(value))
    return value.flatMap((row: unknown, at) => fieldTexts(row, `${path}.${at}`))
  if (!isData(value)) return []
  if (isData(value['root']))
    return blockTexts(value['root']).flatMap((text) => fieldTexts(text, path))
  // rows of a table of part numbers are found by their part number
  if ('part_number' in value && 'values' in value) return []
  return Object.entries(value).flatMap(([name, part]) =>
    unshown.has(name) ? [] : fieldTexts(part, path === '' ? name : `${path}.${name}`),
  )
}

/** Field whose text a part of the page shows, whole or a part of it; undefined if there is none. */
export function fieldWith(texts: readonly FieldText[], shown: string): FieldText | undefined {
  const text = onOneLine(shown)
  if (text === '') return undefined
  return (
    texts.find((each) => each.text === text) ??
    (text.length < minPart ? undefined : texts.find((each) => each.text.includes(text)))
  )
}
