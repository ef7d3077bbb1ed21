import { defineSite } from '../../packages/configuration/src/site-configuration.ts'

/** English catalogue without any module, of a company without a country pack. */
export default defineSite({
  languages: { en: { tag: 'en-US', abbr: 'EN', title: 'English', prefix: '' } },
  defaultLanguage: 'en',
  timeZone: 'America/Chicago',
  modules: {
    institutional: false,
    news: false,
    solutions: false,
    'knowledge-base': false,
    careers: false,
    tooling: false,
    'cross-references': false,
    certificates: false,
    newsletter: false,
    'where-to-buy': false,
    'restricted-area': false,
    styleguide: false,
  },
})
