import type { Messages } from '../../messages.ts'
import { catalogue } from './catalogue.ts'
import { errors } from './errors.ts'
import { knowledge } from './knowledge.ts'
import { listing } from './listing.ts'
import { news } from './news.ts'
import { product } from './product.ts'
import { reading } from './reading.ts'
import { shell } from './shell.ts'
import { solutions } from './solutions.ts'

export const es: Messages = { catalogue, errors, knowledge, listing, news, product, reading, shell, solutions }
