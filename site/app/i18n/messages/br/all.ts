import { catalogue } from './catalogue.ts'
import { company } from './company.ts'
import { errors } from './errors.ts'
import { knowledge } from './knowledge.ts'
import { listing } from './listing.ts'
import { news } from './news.ts'
import { product } from './product.ts'
import { reading } from './reading.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { solutions } from './solutions.ts'
import { styleguide } from './styleguide.ts'

export const br = { catalogue, company, errors, knowledge, listing, news, product, reading, search, shell, solutions, styleguide }
