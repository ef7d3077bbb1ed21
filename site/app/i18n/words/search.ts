import { search as br } from '../messages/br/search.ts'
import { search as en } from '../messages/en/search.ts'
import { search as es } from '../messages/es/search.ts'

export const searchWords = { br, en, es }
