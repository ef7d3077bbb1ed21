import { styleguide as br } from '#shared/texts/br/styleguide.ts'
import { styleguide as en } from '#shared/texts/en/styleguide.ts'
import { styleguide as es } from '#shared/texts/es/styleguide.ts'

export const styleguideWords = { br, en, es }
