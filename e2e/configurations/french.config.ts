import { defineSite } from '../../packages/configuration/src/site-configuration.ts'

/**
 * English by a code of its own, and French as an adopter adds it: its catalogues are made by `npm run
 * texts -- add fr`. Both with a prefix, and with paths of their own.
 */
export default defineSite({
  languages: {
    uk: { tag: 'en-GB', abbr: 'EN', title: 'English', prefix: '/en' },
    fr: { tag: 'fr-FR', abbr: 'FR', title: 'Français', prefix: '/fr' },
  },
  defaultLanguage: 'uk',
  timeZone: 'Europe/Paris',
  paths: {
    uk: { news: '/stories', 'work-with-us': '/company/careers' },
    fr: { products: '/catalogue/produits', contact: '/nous-contacter' },
  },
})
