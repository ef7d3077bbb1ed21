import type { Messages } from '#shared/texts/messages.ts'
import { catalogue } from './catalogue.ts'
import { errors } from './errors.ts'
import { listing } from './listing.ts'
import { reading } from './reading.ts'
import { shell } from './shell.ts'

export const es: Messages = { catalogue, errors, listing, reading, shell }
