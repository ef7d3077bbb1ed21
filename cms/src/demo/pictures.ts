import { fileURLToPath } from 'node:url'
import { defaultLocale, localesOtherThan } from '@vitrine/contract/locales'
import { demoLocale } from './languages.ts'
import { pictures } from '@vitrine/demo'
import type { Picture } from '@vitrine/demo'
import type { Loading } from './loading.ts'

const original = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@vitrine/demo/pictures/${file}`))

async function loadPicture(loading: Loading, picture: Picture): Promise<void> {
  const { payload } = loading
  const focal = { focalX: picture.focalX ?? 50, focalY: picture.focalY ?? 50 }
  const media = await payload.create({
    collection: 'media',
    locale: defaultLocale,
    data: { alt: picture.alt[demoLocale(defaultLocale)], ...focal },
    filePath: original(picture.file),
  })
  for (const locale of localesOtherThan(defaultLocale)) {
    await payload.update({
      collection: 'media',
      id: media.id,
      locale,
      data: { alt: picture.alt[demoLocale(locale)] },
    })
  }
  loading.know('media', picture.key, media.id)
}

/** Images with all sizes; the time is spent in the encoders. */
export async function loadPictures(loading: Loading): Promise<void> {
  await loading.each(pictures, (picture) => loadPicture(loading, picture))
}
