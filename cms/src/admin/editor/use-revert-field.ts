import { useForm } from '@payloadcms/ui'
import type { FieldChange } from './document-changes.ts'

/** Field types whose value is a single entry of Payload's form state. */
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

/** Copy of a document with another value at a path through groups. */
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

/**
 * Returns the function that sets a field of the form to its published value; the form is not saved.
 */
export function useRevertField(): (change: FieldChange) => Promise<void> {
  const { dispatchFields, getData, reset, setModified } = useForm()
  return async ({ path, field, published }) => {
    const value = published === undefined ? null : structuredClone(published)
    if (single.has(field.type)) {
      // Payload renders a rich text again only if its initial value changes
      dispatchFields({
        type: 'UPDATE',
        path,
        value,
        ...(field.type === 'richText' ? { initialValue: structuredClone(value) } : {}),
      })
      setModified(true)
      return
    }
    // arrays: the server builds the form state of their rows
    await reset(withValueAt(getData(), path.split('.'), value ?? []))
    setModified(true)
  }
}
