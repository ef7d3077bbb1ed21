import { defineSite } from '../../packages/configuration/src/site-configuration.ts'

/**
 * English under another code, and French as an adopter adds it, with catalogues of `npm run texts
 * -- add fr`. Both have a prefix and their own paths.
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
