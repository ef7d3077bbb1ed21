import type { ClientField, FormState } from 'payload'
import { send } from '#src/platform/panel-calls/send.ts'
import { requestCell } from './cell-requests.ts'

/** Field of the table of part numbers. */
const partTable = 'variants'

/** Names of the fields that hold pictures, at any depth. */
function pictureNames(fields: readonly ClientField[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'upload') return [field.name]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => pictureNames(tab.fields))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => pictureNames(block.fields))
    return 'fields' in field ? pictureNames(field.fields) : []
  })
}

interface StoredPicture {
  id: number
  filename?: string
  sizes?: Record<string, { filename?: string } | undefined>
}

/** Number of the picture with a file, in any of its sizes; undefined if there is none. */
async function pictureOf(file: string, language: string): Promise<number | undefined> {
  const query = new URLSearchParams({
    depth: '0',
    limit: '20',
    'where[filename][like]': file.replace(/(?:-\d{3,4})?\.\w+$/, ''),
  })
  const { data } = await send<{ docs: StoredPicture[] }>(`/media?${query.toString()}`, {
    method: 'GET',
    language,
  })
  return data?.docs.find(({ filename, sizes = {} }) =>
    [filename, ...Object.values(sizes).map((size) => size?.filename)].includes(file),
  )?.id
}

/** Opens a field by the fragment of the address, which the forms follow. */
function openField(path: string): void {
  window.history.replaceState(window.history.state, '', `#field-${path.replaceAll('.', '__')}`)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

/** Path of the picture field that has a file. */
async function pathOfPicture(file: string, { fields, values, language }: OpenForm) {
  const names = new Set(pictureNames(fields))
  const id = await pictureOf(file, language)
  if (id === undefined) return undefined
  return Object.entries(values).find(
    ([key, { value }]) =>
      names.has(key.slice(key.lastIndexOf('.') + 1)) && [value].flat().includes(id),
  )?.[0]
}

interface OpenForm {
  fields: readonly ClientField[]
  values: FormState
  language: string
}

/**
 * Opens the field of what was pressed: a text, a picture, or a value of a part number. What the form
 * does not have is left alone.
 */
export async function openPressed(message: unknown, form: OpenForm): Promise<void> {
  const { path, file, part, heading } = Object(message) as Record<string, unknown>
  if (typeof path === 'string' && /^[\w.-]{1,200}$/.test(path)) openField(path)
  else if (typeof file === 'string') {
    const found = await pathOfPicture(file, form)
    if (found !== undefined) openField(found)
  } else if (typeof part === 'string' && typeof heading === 'string' && partTable in form.values) {
    openField(partTable)
    requestCell({ field: partTable, part, heading })
  }
}
