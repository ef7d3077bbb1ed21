import { localeCodes } from '@vitrine/configuration/locales'
import type { PayloadRequest } from 'payload'
import { fieldIn } from '#src/admin/forms/form-answer.ts'
import type { FormFault } from '#src/admin/forms/form-answer.ts'
import { saveForm, textIn } from '#src/admin/forms/save-form.ts'
import type { FormFields } from '#src/admin/forms/save-form.ts'

/** Publishes the home page's title and text in all languages. */
export function saveHome(req: PayloadRequest, form: FormFields): Promise<FormFault[]> {
  const shared = { slug: 'home', depth: 0, overrideAccess: false, req } as const
  let saved: string = localeCodes[0]
  const save = async (): Promise<void> => {
    for (const locale of localeCodes) {
      saved = locale
      await req.payload.updateGlobal({
        ...shared,
        locale,
        data: {
          hero: {
            title: textIn(form, fieldIn('title', locale)),
            text: textIn(form, fieldIn('text', locale)),
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
