/** Language of each catalogue that ships, by the catalogue’s code. */
export const shippedTexts: Readonly<Record<string, string>> = {
  br: 'pt',
  de: 'de',
  en: 'en',
  es: 'es',
}
