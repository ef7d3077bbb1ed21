import { search as br } from '#shared/texts/br/search.ts'
import { search as en } from '#shared/texts/en/search.ts'
import { search as es } from '#shared/texts/es/search.ts'

export const searchWords = { br, en, es }
