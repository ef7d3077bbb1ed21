import { fileURLToPath } from 'node:url'
import { defaultLocale, localesOtherThan } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Picture } from '@vitrine/demo'
import type { Loading } from './loading.ts'

async function loadPicture(loading: Loading, picture: Picture): Promise<void> {
  const { payload, languages, company } = loading
  const alt = (locale: Locale) => picture.alt[languages.textsFor(locale)] ?? ''
  const focal = { focalX: picture.focalX ?? 50, focalY: picture.focalY ?? 50 }
  const media = await payload.create({
    collection: 'media',
    locale: defaultLocale,
    data: { alt: alt(defaultLocale), ...focal },
    filePath: fileURLToPath(new URL(picture.file, company.pictureFolder)),
  })
  for (const locale of localesOtherThan(defaultLocale)) {
    await payload.update({
      collection: 'media',
      id: media.id,
      locale,
      data: { alt: alt(locale) },
    })
  }
  loading.know('media', picture.key, media.id)
}

/** Images with all sizes; encoding them takes most of the time. */
export async function loadPictures(loading: Loading): Promise<void> {
  await loading.each(loading.company.pictures, (picture) => loadPicture(loading, picture))
}
