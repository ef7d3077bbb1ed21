import { ofLanguage } from '@vitrine/configuration/language-paths'
import { perLocale } from '@vitrine/configuration/locales'

/**
 * Names of the fields by which the form of a list sends its rows, a code and a quantity for each in
 * this order, and of its buttons: `remove` has the place of a row, `take` the place and the item that
 * replaces it (`3:AB-50:10`). `lines`: a text with an item a line. They become items before an address is used.
 */
export const editNames = perLocale((locale) => ({
  code: ofLanguage<string>({ pt: 'codigo', en: 'code', es: 'codigo', de: 'artikel' }, locale),
  quantity: ofLanguage<string>({ pt: 'qtd', en: 'qty', es: 'cant', de: 'menge' }, locale),
  remove: ofLanguage<string>({ pt: 'tirar', en: 'remove', es: 'quitar', de: 'entfernen' }, locale),
  lines: ofLanguage<string>({ pt: 'linhas', en: 'lines', es: 'lineas', de: 'zeilen' }, locale),
  take: ofLanguage<string>({ pt: 'usar', en: 'take', es: 'usar', de: 'nehmen' }, locale),
}))
