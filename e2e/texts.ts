import { localeCodes } from '@vitrine/configuration/locales'
import * as catalogues from './catalogues.ts'

// loads the texts that the app loads per route
await Promise.all(
  Object.values(catalogues).flatMap((texts) =>
    'load' in texts ? localeCodes.map((locale) => texts.load(locale)) : [],
  ),
)

/** Texts of the site per locale, to find controls by their labels. */
export * from './catalogues.ts'
