import type { Field } from 'payload'

/** Notice about characters that printed files cannot show. */
export const unprintedSigns: Field = {
  name: 'unprinted_signs',
  type: 'ui',
  admin: { components: { Field: '/admin/fields/unprinted-signs-field.tsx#UnprintedSigns' } },
}
