import type { ClientField } from 'payload'

/** Field of a kind of document, as the history names it: `highlights/label`. */
export interface FieldOption {
  path: string
  name: string
}

type NameOf = (label: unknown) => string

/** Fields that Payload keeps itself. */
const ofPayload = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'])

/** Fields within a field that has no value of its own. */
function partsOf(field: ClientField): readonly ClientField[] | undefined {
  if (field.type === 'tabs') return field.tabs.flatMap(({ fields }) => fields)
  return 'fields' in field ? field.fields : undefined
}

/** Fields with values of a kind of document, with those of its groups and rows. */
export function fieldOptions(
  fields: readonly ClientField[],
  nameOf: NameOf,
  above: FieldOption = { path: '', name: '' },
): FieldOption[] {
  return fields.flatMap((field): FieldOption[] => {
    const name = 'name' in field ? field.name : undefined
    if (name !== undefined && ofPayload.has(name)) return []
    const label = 'label' in field ? nameOf(field.label) : ''
    const own: FieldOption =
      name === undefined || name === ''
        ? above
        : {
            path: above.path === '' ? name : `${above.path}/${name}`,
            name: [above.name, label === '' ? name : label]
              .filter((part) => part !== '')
              .join(' › '),
          }
    const parts = partsOf(field)
    if (parts) return fieldOptions(parts, nameOf, own)
    return field.type === 'ui' || own === above ? [] : [own]
  })
}
