import { localeCodes } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { fieldIn } from '#src/admin/forms/form-answer.ts'
import type { FormFault } from '#src/admin/forms/form-answer.ts'
import { saveForm, textIn } from '#src/admin/forms/save-form.ts'
import type { FormFields } from '#src/admin/forms/save-form.ts'

/** Main picture of the first published product. */
async function firstPicture(req: PayloadRequest): Promise<number | undefined> {
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { _status: { equals: 'published' } },
    sort: ['position', 'id'],
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [picture] = docs[0]?.pictures ?? []
  return typeof picture === 'number' ? picture : undefined
}

/**
 * Publishes the home page's title and text in all languages. A home page without a picture gets the
 * main picture of the first product.
 */
export function saveHome(req: PayloadRequest, form: FormFields): Promise<FormFault[]> {
  const shared = { slug: 'home', depth: 0, overrideAccess: false, req } as const
  let saved: string = localeCodes[0]
  const save = async (): Promise<void> => {
    const { hero } = await req.payload.findGlobal({ ...shared, draft: true })
    const picture = hero?.main_image ?? (await firstPicture(req))
    for (const locale of localeCodes) {
      saved = locale
      await req.payload.updateGlobal({
        ...shared,
        locale,
        data: {
          hero: {
            title: textIn(form, fieldIn('title', locale)),
            text: textIn(form, fieldIn('text', locale)),
            ...(picture === undefined || picture === null ? {} : { main_image: picture }),
          },
          _status: 'published',
        },
      })
    }
  }
  return saveForm(req, save, (path) =>
    path === 'hero.title' || path === 'hero.text'
      ? fieldIn(path.slice('hero.'.length), saved)
      : undefined,
  )
}
