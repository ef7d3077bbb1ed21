import { defineSite } from '../../packages/configuration/src/site-configuration.ts'

/** Site of a maker of hydraulic pumps, in English and German. */
export default defineSite({
  languages: {
    en: { tag: 'en-GB', abbr: 'EN', title: 'English', prefix: '' },
    de: { tag: 'de-DE', abbr: 'DE', title: 'Deutsch', prefix: '/de' },
  },
  defaultLanguage: 'en',
  country: 'none',
  timeZone: 'Europe/Berlin',
  modules: {
    careers: false,
    'where-to-buy': false,
    'restricted-area': false,
    tooling: false,
    'cross-references': false,
    certificates: false,
    styleguide: false,
  },
})
