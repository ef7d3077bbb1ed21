import { defineSite } from '../../packages/configuration/src/site-configuration.ts'

/** Site of one language. */
export default defineSite({
  languages: { br: { tag: 'pt-BR', abbr: 'BR', title: 'Português', prefix: '' } },
  defaultLanguage: 'br',
  country: 'brazil',
  timeZone: 'America/Sao_Paulo',
})
