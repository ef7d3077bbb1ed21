import { defineSite } from './packages/configuration/src/site-configuration.ts'

/**
 * Settings fixed at build time: languages and paths. Texts and appearance of the company are edited
 * in the panel.
 */
export default defineSite({
  languages: {
    br: { tag: 'pt-BR', abbr: 'BR', title: 'Português', prefix: '' },
    en: { tag: 'en-US', abbr: 'EN', title: 'English', prefix: '/en' },
    es: { tag: 'es-ES', abbr: 'ES', title: 'Español', prefix: '/es' },
  },
  defaultLanguage: 'br',
  country: 'brazil',
  timeZone: 'America/Sao_Paulo',
  otherTimeZones: ['America/Manaus'],
})
