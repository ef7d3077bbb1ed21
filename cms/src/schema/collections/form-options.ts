import type { Field } from 'payload'
import { position, title } from '#src/content/fields/content.ts'
import { checkbox, text } from '#src/content/fields/plain.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { formOptionsTexts } from '#texts/form-options.js'
import type { Label } from '#src/platform/labels.ts'
import { staffOf } from '#src/platform/access/access.ts'
import type { Collection } from '#src/platform/collections/collections.ts'
import { collection } from './define.ts'

const labels = labelsOf(formOptionsTexts)

/**
 * Key of an option, which the form sends; the same in every locale, so that leads of all locales
 * are comparable.
 */
const key = (): Field =>
  text('slug', labels.key, {
    required: true,
    unique: true,
    index: true,
    maxLength: 80,
  })

/**
 * Checkbox that offers the option in the form. Options referenced by messages cannot be deleted,
 * only unchecked.
 */
const offered = (): Field =>
  checkbox('offered', labels.offered, {
    defaultValue: true,
    admin: { position: 'sidebar', description: labels.offeredHint },
  })

const choices = (slug: Collection, one: Label, several: Label, fields: Field[] = []) =>
  collection(slug, {
    names: [one, several],
    defaultSort: 'position',
    columns: ['title', 'slug', 'offered', 'position'],
    fields: [title(), key(), position(), offered(), ...fields],
  })

export const departments = choices('departments', labels.department, labels.departments, [
  {
    ...text('email', labels.eMailThatReceives, {
      required: true,
    }),
    access: { read: ({ req }) => staffOf(req) !== undefined },
  },
])

export const interests = choices('interests', labels.areaOfInterest, labels.areasOfInterest)

export const educationLevels = choices(
  'education-levels',
  labels.educationLevel,
  labels.educationLevels,
)

export const trainingLevels = choices('training-levels', labels.training, labels.trainings, [
  text('type', labels.type, {
    required: true,
    index: true,
  }),
])
