import { defaultLocale, localeCodes, perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { readDeclaration } from '#src/content/variants/read-declaration.ts'
import { fieldIn } from '#src/admin/forms/form-answer.ts'
import type { FormFault } from '#src/admin/forms/form-answer.ts'
import { fileIn, saveForm, textIn } from '#src/admin/forms/save-form.ts'
import { alternativeTextMax } from '#src/content/fields/text-limits.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { newProductTexts } from '#texts/new-product.js'
import { variantsGridTexts } from '#texts/variants-grid.js'
import { readTable } from './read-table.ts'

const labels = labelsOf(newProductTexts)
const ofGrid = labelsOf(variantsGridTexts)

/** Result of the form: the created product, or the errors of its fields. */
export interface CreatedProduct {
  id?: number
  title: string
  faults: FormFault[]
}

const inEach = (form: FormData, name: string): Record<Locale, string> =>
  perLocale((code) => textIn(form, fieldIn(name, code)))

/**
 * Required fields that are empty: the title in the default locale if there is none at all, titles
 * of languages that have other texts, and the subcategory of a product that is published or has a
 * table.
 */
function missingFields(form: FormData, language: string): FormFault[] {
  const titles = inEach(form, 'title')
  const isUntitled = localeCodes.every((code) => titles[code] === '')
  const faults: FormFault[] = []
  const add = (field: string, label: Label): void =>
    void faults.push({ field, message: textOf(label, language) })
  if (isUntitled) add(fieldIn('title', defaultLocale), labels.titleMissing)
  for (const code of localeCodes) {
    if (titles[code] !== '' || (isUntitled && code === defaultLocale)) continue
    // texts of a language without a title are not saved, so that a title is required
    if (['summary', 'alt'].some((name) => textIn(form, fieldIn(name, code)) !== ''))
      add(fieldIn('title', code), labels.titleMissingIn)
  }
  if (textIn(form, 'subcategory') !== '') return faults
  if (textIn(form, 'table') !== '') add('subcategory', ofGrid.chooseFirst)
  else if (form.get('action') === 'publish') add('subcategory', labels.subcategoryMissing)
  return faults
}

/** Creates the picture of the form, with its alternative text in the languages of the product. */
async function createPicture(
  req: PayloadRequest,
  form: FormData,
  texts: readonly { locale: Locale; alt: string }[],
): Promise<number | undefined> {
  const file = fileIn(form, 'picture')
  if (!file) return undefined
  const [first, ...others] = texts
  if (!first) return undefined
  const shared = { collection: 'media', depth: 0, overrideAccess: false, req } as const
  const { id } = await req.payload.create({
    ...shared,
    locale: first.locale,
    data: { alt: first.alt },
    file: {
      data: Buffer.from(await file.arrayBuffer()),
      mimetype: file.type,
      name: file.name,
      size: file.size,
    },
  })
  // Payload's local API leaves the file on the request: the next operation would store it again
  delete req.file
  for (const { locale, alt } of others)
    await req.payload.update({ ...shared, id, locale, data: { alt } })
  return id
}

/** Creates a product in all languages that have a title, with its picture and its part numbers. */
export async function createProduct(req: PayloadRequest, form: FormData): Promise<CreatedProduct> {
  const { language } = req.i18n
  const titles = inEach(form, 'title')
  const summaries = inEach(form, 'summary')
  const alts = inEach(form, 'alt')
  const written = localeCodes.filter((code) => titles[code] !== '')
  const [first] = written
  const publishes = form.get('action') === 'publish'
  const missing = missingFields(form, language)
  if (first === undefined || missing.length > 0)
    return { title: first === undefined ? '' : titles[first], faults: missing }
  const chosen = textIn(form, 'subcategory')
  const subcategory = chosen === '' ? Number.NaN : Number(chosen)
  const declared = await Promise.all(
    localeCodes.map(
      async (code) =>
        [
          code,
          await readDeclaration(req.payload, { subcategory, locale: code, transaction: {} }),
        ] as const,
    ),
  )
  const table = readTable(
    textIn(form, 'table'),
    Object.fromEntries(declared) as Record<Locale, (typeof declared)[number][1]>,
    language,
  )
  const title = titles[first]
  if (table.faults.length > 0)
    return { title, faults: table.faults.map((message) => ({ field: 'table', message })) }
  const shared = { collection: 'products', depth: 0, overrideAccess: false, req } as const
  let id: number | undefined
  let saved: Locale = first
  const save = async (): Promise<void> => {
    const picture = await createPicture(
      req,
      form,
      written.map((locale) => ({
        locale,
        alt: alts[locale] || titles[locale].slice(0, alternativeTextMax),
      })),
    )
    const created = await req.payload.create({
      ...shared,
      locale: first,
      draft: true,
      data: {
        title,
        description: summaries[first],
        ...(chosen === '' ? {} : { subcategory }),
        pictures: picture === undefined ? [] : [picture],
        variants: table.variants,
        _status: 'draft',
      },
    })
    id = created.id
    for (const locale of written.slice(1)) {
      saved = locale
      await req.payload.update({
        ...shared,
        id,
        locale,
        draft: true,
        data: { title: titles[locale], description: summaries[locale], _status: 'draft' },
      })
    }
    if (publishes)
      for (const locale of written) {
        saved = locale
        await req.payload.update({ ...shared, id, locale, data: { _status: 'published' } })
      }
  }
  const faults = await saveForm(req, save, (path) => fieldOf(path, saved))
  return { title, faults, ...(faults.length === 0 && id !== undefined ? { id } : {}) }
}

/** Form field of a path in the product or its picture. */
function fieldOf(path: string, locale: Locale): string | undefined {
  if (path.startsWith('variants')) return 'table'
  if (path === 'title' || path === 'alt') return fieldIn(path, locale)
  if (path === 'description') return fieldIn('summary', locale)
  if (path === 'subcategory') return 'subcategory'
  return path === 'file' || path === 'pictures' ? 'picture' : undefined
}
