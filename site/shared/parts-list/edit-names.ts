import { ofLanguage } from '@vitrine/configuration/language-paths'
import { perLocale } from '@vitrine/configuration/locales'

/**
 * Field names of the list's form. For each row it sends a code and a quantity, in this order. Its
 * buttons: `remove` has the index of a row; `take` the index and the item that replaces it
 * (`3:AB-50:10`). `lines`: a text with one item per line. The fields are converted to items before
 * a URL is used.
 */
export const editNames = perLocale((locale) => ({
  code: ofLanguage<string>({ pt: 'codigo', en: 'code', es: 'codigo', de: 'artikel' }, locale),
  quantity: ofLanguage<string>({ pt: 'qtd', en: 'qty', es: 'cant', de: 'menge' }, locale),
  remove: ofLanguage<string>({ pt: 'tirar', en: 'remove', es: 'quitar', de: 'entfernen' }, locale),
  lines: ofLanguage<string>({ pt: 'linhas', en: 'lines', es: 'lineas', de: 'zeilen' }, locale),
  take: ofLanguage<string>({ pt: 'usar', en: 'take', es: 'usar', de: 'nehmen' }, locale),
}))
