import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { rows, sql } from '#src/database/query.ts'
import { label, words } from '#src/labels.ts'
import { isAmbiguous, slugOf } from './slug-of.ts'

const unusable = label('Escreva um endereço com letras, como terminais-de-cobre.', 'Write an address with letters, like copper-lugs.', 'Escriba una dirección con letras, como terminales-de-cobre.')

const validate: TextFieldSingleValidation = (value, { req }) =>
  value && isAmbiguous(value) ? words(unusable, req.i18n.language) : true

/** `tc-2` is the automatic slug of `TC` too. */
function isAutomatic(slug: string, title: unknown): boolean {
  return typeof title === 'string' && slug.replace(/-\d+$/, '') === slugOf(title).replace(/-\d+$/, '')
}

/**
 * Keeps the address: written by the staff it is only cleaned; left alone it follows the title until it has been
 * published once in that locale, since from then on people and machines know it.
 */
const followTitle: FieldHook = async ({ value, data, originalDoc, req, collection }) => {
  const title: unknown = data?.['title'] ?? originalDoc?.title
  const typed = typeof value === 'string' ? slugOf(value) : ''
  if (typeof title !== 'string' || title.trim() === '') return typed === '' ? null : typed
  if (typed !== '' && !isAutomatic(typed, originalDoc?.title)) return typed
  if (typed !== '' && originalDoc?.id !== undefined) {
    const [published] = await rows(req.payload, sql`
      select 1 from search_entries where collection = ${collection?.slug ?? ''} and document_id = ${originalDoc.id} and locale = ${req.locale ?? ''}`, req)
    if (published) return typed
  }
  return typed !== '' && isAutomatic(typed, title) ? typed : slugOf(title)
}

/** The address of a document beside its siblings, one per locale. */
export function slug(): TextField {
  return {
    name: 'slug', type: 'text', localized: true, index: true, maxLength: 120, validate,
    label: label('Endereço', 'Address', 'Dirección'),
    admin: {
      position: 'sidebar',
      description: label(
        'Vazio: feito do título. Ao mudar, o endereço antigo continua levando ao novo.',
        'Empty: made from the title. When it changes, the old address goes on leading to the new one.',
        'Vacío: hecho del título. Al cambiar, la dirección antigua sigue llevando a la nueva.',
      ),
    },
    hooks: { beforeValidate: [followTitle] },
  }
}
