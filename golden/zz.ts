import { catalogueIn } from './catalogue.ts'
import { synonyms } from '@vitrine/demo'
import { referenceRanking } from './reference/reference-ranking.ts'
const [locale, ...texts] = process.argv.slice(2) as ['br'|'en'|'es', ...string[]]
const rank = referenceRanking(catalogueIn(locale), synonyms, locale)
for (const t of texts) console.log(t.padEnd(50), rank(t).slice(0,6).join(' '))
