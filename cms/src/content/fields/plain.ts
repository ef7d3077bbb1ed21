import type {
  CheckboxField,
  DateField,
  NumberField,
  NumberFieldSingleValidation,
  RelationshipField,
  SelectField,
  TextareaField,
  TextField,
  TextFieldSingleValidation,
  UploadField,
} from 'payload'
import type { Label } from '#src/platform/labels.ts'

/**
 * Properties of a field that differ from the default; the factories take name and label as
 * arguments.
 */
type Options<F> = Partial<
  Omit<F, 'name' | 'type' | 'label' | 'hasMany' | 'validate' | 'maxRows' | 'minRows'>
>

/**
 * Custom property of a localized field that holds an address: each language has its own, which is no
 * translation.
 */
export const ownAddress = 'ownAddress'

/** Custom property of a JSON field: labels of the names in its values, as `Record<string, Label>`. */
export const namesInside = 'namesInside'

type TextOptions = Options<TextField> & { validate?: TextFieldSingleValidation }

export const text = (
  name: string,
  label: Label | string,
  options: TextOptions = {},
): TextField => ({
  ...options,
  name,
  label,
  type: 'text',
  hasMany: false,
})

export const textarea = (
  name: string,
  label: Label,
  options: Options<TextareaField> = {},
): TextareaField => ({ ...options, name, label, type: 'textarea' })

export const number = (
  name: string,
  label: Label,
  options: Options<NumberField> & { validate?: NumberFieldSingleValidation } = {},
): NumberField => ({ ...options, name, label, type: 'number', hasMany: false })

export const checkbox = (
  name: string,
  label: Label,
  options: Options<CheckboxField> = {},
): CheckboxField => ({ ...options, name, label, type: 'checkbox' })

/** Panel components of a date: the staff's time zone, in the format of the panel's language. */
const dateComponents = {
  Field: '/admin/fields/date-field.tsx#DateField',
  Cell: '/admin/fields/date-cell.tsx#DateCell',
}

const dated =
  (pickerAppearance: 'dayOnly' | 'dayAndTime') =>
  (name: string, label: Label, options: Options<DateField> = {}): DateField => ({
    ...options,
    name,
    label,
    type: 'date',
    admin: { ...options.admin, date: { pickerAppearance }, components: dateComponents },
  })

/** Date without a time. */
export const date = dated('dayOnly')

/** Date field with a time. */
export const dateTime = dated('dayAndTime')

export const select = (
  name: string,
  label: Label,
  choices: Record<string, Label>,
  options: { required?: boolean; defaultValue?: string; hasMany?: boolean } = {},
): SelectField =>
  ({
    ...options,
    name,
    label,
    type: 'select',
    options: Object.entries(choices).map(([value, words]) => ({ value, label: words })),
  }) as SelectField

/** Relation to one document. */
export const one = (
  name: string,
  label: Label,
  relationTo: string,
  options: { required?: boolean; index?: boolean } = {},
): RelationshipField => ({
  index: true,
  ...options,
  name,
  label,
  type: 'relationship',
  relationTo: relationTo as never,
  hasMany: false,
})

/** Relation to several documents, in manual order. */
export const many = (name: string, label: Label, relationTo: string): RelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: relationTo as never,
  hasMany: true,
  admin: { isSortable: true },
})

export const picture = (
  name: string,
  label: Label,
  options: { required?: boolean } = {},
): UploadField => ({
  ...options,
  name,
  label,
  type: 'upload',
  relationTo: 'media' as never,
  hasMany: false,
})

/** Path of the component in Payload's import map. */
const documentUploads = '/admin/relations/lazy-document-uploads.tsx#LazyDocumentUploads'

export const uploads = (
  name: string,
  label: Label,
  relationTo: 'media' | 'files',
): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: relationTo as never,
  hasMany: true,
  ...(relationTo === 'files' ? { admin: { components: { Field: documentUploads } } } : {}),
})
