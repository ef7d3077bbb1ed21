import type { Locale } from '@vitrine/contract/locales'

/**
 * Words of some screens alone, in a file for each locale, of which a visitor fetches one. They are
 * read as any other words
 * are, once `load` has brought those of the locale: a route does so before its screen is drawn
 * (`root/routes.tsx`).
 */
export type LocalWords<Words = unknown> = Readonly<Record<Locale, Words>> & {
  load: (locale: Locale) => Promise<void>
  /** Where a locale's are, as the build's manifest names them. */
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
