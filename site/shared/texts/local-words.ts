import type { Locale } from '@vitrine/contract/locales'

/**
 * Feature messages, in a chunk per locale. Read synchronously once the route has awaited `load` of
 * the locale (`root/routes.tsx`).
 */
export type LocalWords<Words = unknown> = Readonly<Record<Locale, Words>> & {
  load: (locale: Locale) => Promise<void>
  /** Source file of a locale's messages, as named in the build manifest. */
  source: (locale: Locale) => string
}

export function localWords<Words>(
  name: string,
  files: Record<Locale, () => Promise<Words>>,
): LocalWords<Words> {
  const loaded: Partial<Record<Locale, Words>> = {}
  const of = (locale: Locale): Words => {
    const words = loaded[locale]
    if (words === undefined)
      throw new Error(
        `The words “${name}” are not there: the screen that needs them must name them in \`words\`.`,
      )
    return words
  }
  return {
    get br() {
      return of('br')
    },
    get en() {
      return of('en')
    },
    get es() {
      return of('es')
    },
    load: async (locale) => {
      loaded[locale] ??= await files[locale]()
    },
    source: (locale) => `shared/texts/${locale}/${name}.ts`,
  }
}
