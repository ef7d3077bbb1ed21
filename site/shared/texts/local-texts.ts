import type { Locale } from '@vitrine/contract/locales'

/**
 * Messages of a catalogue, in a chunk per locale. Read synchronously once `load` of the locale has
 * been awaited, which the route does (`root/routes.tsx`).
 */
export type LocalTexts<Texts = unknown> = Readonly<Record<Locale, Texts>> & {
  load: (locale: Locale) => Promise<void>
  /** Compiled file of a locale's messages, as named in the build manifest. */
  source: (locale: Locale) => string
}

/** Called by the compiled catalogues (`tools/texts`) only. */
export function localTexts<Texts>(
  name: string,
  files: Record<Locale, () => Promise<{ default: Texts }>>,
): LocalTexts<Texts> {
  const texts = {
    load: async (locale: Locale) => {
      loaded[locale] ??= (await files[locale]()).default
    },
    source: (locale: Locale) => `texts/compiled/${locale}/${name}.js`,
  }
  const loaded: Partial<Record<Locale, Texts>> = {}
  for (const locale of Object.keys(files) as Locale[])
    Object.defineProperty(texts, locale, {
      get: () => {
        const messages = loaded[locale]
        if (messages === undefined)
          throw new Error(
            `The texts “${name}” are not loaded: the screen must name them in \`texts\`.`,
          )
        return messages
      },
    })
  return texts as LocalTexts<Texts>
}
