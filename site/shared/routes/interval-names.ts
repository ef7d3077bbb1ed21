import { perLocale } from '@vitrine/configuration/locales'
import { ofLanguage } from '@vitrine/configuration/language-paths'

/**
 * Names of the form fields of intervals: an attribute's key and two bounds, in this order. They are
 * converted to filters before a URL is used (`interval-query`).
 */
export const intervalNames = perLocale((locale) => ({
  key: ofLanguage<string>({ pt: 'faixa', en: 'range', es: 'rango', de: 'bereich' }, locale),
  from: ofLanguage<string>({ pt: 'de', en: 'from', es: 'desde', de: 'von' }, locale),
  to: ofLanguage<string>({ pt: 'ate', en: 'to', es: 'hasta', de: 'bis' }, locale),
}))
