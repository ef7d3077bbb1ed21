import { defineSite } from '../../packages/configuration/src/site-configuration.ts'

/** Configuration of the adopter's journey: another default language, two languages, no country. */
export default defineSite({
  languages: {
    en: { tag: 'en-GB', abbr: 'EN', title: 'English', prefix: '' },
    es: { tag: 'es-ES', abbr: 'ES', title: 'Español', prefix: '/es' },
  },
  defaultLanguage: 'en',
  timeZone: 'Europe/London',
  // modules that a small company does not need on its first day
  modules: {
    news: false,
    solutions: false,
    'knowledge-base': false,
    careers: false,
    'where-to-buy': false,
    'restricted-area': false,
    styleguide: false,
  },
})
