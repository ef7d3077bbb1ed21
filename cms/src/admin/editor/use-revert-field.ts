import { useForm } from '@payloadcms/ui'
import type { FieldChange } from './document-changes.ts'

/** Field kinds whose value stands in one place of the form. */
const single = new Set([
  'text',
  'textarea',
  'email',
  'code',
  'number',
  'checkbox',
  'date',
  'select',
  'radio',
  'json',
  'richText',
  'relationship',
  'upload',
])

/** Document with a value at a path of groups. */
function withValueAt(
  document: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  return {
    ...document,
    [name]:
      rest.length === 0
        ? value
        : withValueAt({ ...(Object(document[name]) as object) }, rest, value),
  }
}

/** Puts the published value of a field into the form, without saving it. */
export function useRevertField(): (change: FieldChange) => Promise<void> {
  const { dispatchFields, getData, reset, setModified } = useForm()
  return async ({ path, field, published }) => {
    const value = published === undefined ? null : structuredClone(published)
    if (single.has(field.type)) {
      // a rich text is rendered again only with another initial value
      dispatchFields({
        type: 'UPDATE',
        path,
        value,
        ...(field.type === 'richText' ? { initialValue: structuredClone(value) } : {}),
      })
      setModified(true)
      return
    }
    // rows have fields of their own, which the server lays out
    await reset(withValueAt(getData(), path.split('.'), value ?? []))
    setModified(true)
  }
}
