import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { label, words } from '#src/platform/labels.ts'
import { isPageCollection, pages } from '#src/content/page-collections.ts'
import { isAmbiguous, slugOf } from './slug-of.ts'

const unusable = label(
  'Escreva um endereço com letras, como terminais-de-cobre.',
  'Write an address with letters, like copper-lugs.',
  'Escriba una dirección con letras, como terminales-de-cobre.',
)

const validate: TextFieldSingleValidation = (value, { req }) =>
  value && isAmbiguous(value) ? words(unusable, req.i18n.language) : true

/** `tc-2` is the automatic slug of `TC` too. */
function isAutomatic(slug: string, title: unknown): boolean {
  return (
    typeof title === 'string' && slug.replace(/-\d+$/, '') === slugOf(title).replace(/-\d+$/, '')
  )
}

type HookArgs = Parameters<FieldHook>[0]

/**
 * Whether the document stands in the read model with this locale: then people and machines know its
 * address.
 */
async function isPublishedHere({ originalDoc, req, collection }: HookArgs): Promise<boolean> {
  if (originalDoc?.id === undefined) return false
  const found = await rows(
    req.payload,
    sql`
    select 1 from search_entries where collection = ${collection?.slug ?? ''} and document_id = ${originalDoc.id} and locale = ${req.locale ?? ''}`,
    req,
  )
  return found.length > 0
}

/** The slug itself, or with the first number that no published sibling has. */
async function freeBesideSiblings(
  wanted: string,
  { data, originalDoc, req, collection }: HookArgs,
): Promise<string> {
  const name = collection?.slug ?? ''
  const field = isPageCollection(name) ? pages[name] : null
  const args: unknown = field === null ? null : (data?.[field] ?? originalDoc?.[field])
  const parent =
    typeof args === 'object' && args !== null && 'id' in args
      ? Number(args.id)
      : typeof args === 'number'
        ? args
        : null
  const taken = await rows<{ slug: string }>(
    req.payload,
    sql`
    select slug from search_entries where collection = ${name} and locale = ${req.locale ?? ''} and parent_id is not distinct from ${parent}::int
    and document_id <> ${originalDoc?.id ?? 0} and (slug = ${wanted} or slug like ${`${wanted}-%`})`,
    req,
  )
  const slugs = new Set(taken.map((row) => row.slug))
  let free = wanted
  for (let n = 2; slugs.has(free); n += 1) free = `${wanted}-${n}`
  return free
}

/**
 * Keeps the address: written by the staff it is only cleaned; left alone it follows the title until
 * it has been
 * published once in that locale.
 */
const followTitle: FieldHook = async (args) => {
  const { value, data, originalDoc } = args
  const title: unknown = data?.['title'] ?? originalDoc?.title
  const typed = typeof value === 'string' ? slugOf(value) : ''
  if (typeof title !== 'string' || title.trim() === '') return typed === '' ? null : typed
  if (typed !== '' && !isAutomatic(typed, originalDoc?.title ?? title)) return typed
  if (typed !== '' && (await isPublishedHere(args))) return typed
  return freeBesideSiblings(slugOf(title), args)
}

/** The address of a document beside its siblings, one per locale. */
export function slug(): TextField {
  return {
    name: 'slug',
    type: 'text',
    localized: true,
    index: true,
    maxLength: 120,
    validate,
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
