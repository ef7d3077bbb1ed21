import type { Messages } from '../../messages.ts'
import { catalogue } from './catalogue.ts'
import { errors } from './errors.ts'
import { listing } from './listing.ts'
import { product } from './product.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'
import { solutions } from './solutions.ts'
import { styleguide } from './styleguide.ts'

export const es: Messages = { catalogue, errors, listing, product, search, shell, solutions, styleguide }
