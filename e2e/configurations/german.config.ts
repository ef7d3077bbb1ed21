import shipped from '../../vitrine.config.ts'
import { defineSite } from '../../packages/configuration/src/site-configuration.ts'

/** The shipped configuration with German added. */
export default defineSite({
  ...shipped,
  languages: {
    ...shipped.languages,
    de: { tag: 'de-DE', abbr: 'DE', title: 'Deutsch', prefix: '/de' },
  },
  paths: { de: { products: '/erzeugnisse' } },
})
