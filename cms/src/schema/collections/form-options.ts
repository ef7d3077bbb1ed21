import type { Field } from 'payload'
import { position, title } from '#src/content/fields/content.ts'
import { text } from '#src/content/fields/plain.ts'
import { label } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { staffOf } from '#src/platform/access/access.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { collection } from './define.ts'

/**
 * Value sent by the form; the same in every locale, so that leads of all locales are comparable.
 */
const key = (): Field =>
  text('slug', label('Chave', 'Key', 'Clave'), {
    required: true,
    unique: true,
    index: true,
    maxLength: 80,
  })

const choices = (slug: PermittedCollection, one: Label, several: Label, fields: Field[] = []) =>
  collection(slug, {
    names: [one, several],
    group: 'forms',
    defaultSort: 'position',
    columns: ['title', 'slug', 'position'],
    fields: [title(), key(), position(), ...fields],
  })

export const departments = choices(
  'departments',
  label('Departamento', 'Department', 'Departamento'),
  label('Departamentos', 'Departments', 'Departamentos'),
  [
    {
      ...text('email', label('E-mail que recebe', 'E-mail that receives', 'Correo que recibe'), {
        required: true,
      }),
      access: { read: ({ req }) => staffOf(req) !== undefined },
    },
  ],
)

export const interests = choices(
  'interests',
  label('Área de interesse', 'Area of interest', 'Área de interés'),
  label('Áreas de interesse', 'Areas of interest', 'Áreas de interés'),
)

export const educationLevels = choices(
  'education-levels',
  label('Escolaridade', 'Education level', 'Nivel educativo'),
  label('Escolaridades', 'Education levels', 'Niveles educativos'),
)

export const trainingLevels = choices(
  'training-levels',
  label('Formação', 'Training', 'Formación'),
  label('Formações', 'Trainings', 'Formaciones'),
  [
    text('type', label('Tipo (chave)', 'Type (key)', 'Tipo (clave)'), {
      required: true,
      index: true,
    }),
  ],
)
