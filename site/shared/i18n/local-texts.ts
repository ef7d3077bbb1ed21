import type { Locale } from '@vitrine/configuration/locales'

/**
 * Texts of a catalogue, in a chunk per locale. They can be read synchronously after `load` of the
 * locale, which the page's route awaits (`root/routes.tsx`).
 */
export type LocalTexts<Texts = unknown> = Readonly<Record<Locale, Texts>> & {
  /** Name of the catalogue. */
  name: string
  load: (locale: Locale) => Promise<void>
}

/** Called by the compiled catalogues (`tools/texts`) only. */
export function localTexts<Texts>(
  name: string,
  files: Record<Locale, () => Promise<{ default: Texts }>>,
): LocalTexts<Texts> {
  const loaded: Partial<Record<Locale, Texts>> = {}
  const texts = {
    name,
    load: async (locale: Locale) => {
      loaded[locale] ??= (await files[locale]()).default
    },
  }
  for (const locale of Object.keys(files) as Locale[])
    Object.defineProperty(texts, locale, {
      get: () => {
        if (!loaded[locale])
          throw new Error(`Texts “${name}” are not loaded: a screen names them in \`texts\`.`)
        return loaded[locale]
      },
    })
  return texts as LocalTexts<Texts>
}
