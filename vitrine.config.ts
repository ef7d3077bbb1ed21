import { defineSite } from './packages/contract/src/configuration/site-configuration.ts'

/**
 * What is fixed when the programs are built: languages and paths. Everything a company says, and
 * how it looks, is content of the panel.
 */
export default defineSite({
  languages: {
    br: { tag: 'pt-BR', abbr: 'BR', title: 'Português', prefix: '' },
    en: { tag: 'en-US', abbr: 'EN', title: 'English', prefix: '/en' },
    es: { tag: 'es-ES', abbr: 'ES', title: 'Español', prefix: '/es' },
  },
  defaultLanguage: 'br',
  timeZone: 'America/Sao_Paulo',
  otherTimeZones: ['America/Manaus'],
})
