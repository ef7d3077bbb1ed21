import { normalUnit } from '@vitrine/quantities/units'
import type { TextField } from 'payload'
import { text } from './plain.ts'
import type { Label } from '#src/platform/labels.ts'

/** Field of a unit, stored by its symbol (`Nm` as `N·m`); a unit of the company stays as typed. */
export const unit = (name: string, label: Label): TextField =>
  text(name, label, {
    admin: { components: { Field: '/admin/fields/lazy-unit-field.tsx#LazyUnitField' } },
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? normalUnit(value) : value)],
    },
  })
