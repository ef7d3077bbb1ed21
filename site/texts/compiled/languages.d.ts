import type { Locale } from '@vitrine/contract/locales'
export interface LanguagesTexts {
/** Esta página em português */
"samePage": string,
"offer": {
/** Idioma */
"label": string,
/** Dispensar */
"close": string,
},
}
export declare const languagesTexts: Readonly<Record<Locale, LanguagesTexts>>
