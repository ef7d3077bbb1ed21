import { styleguide as br } from '../messages/br/styleguide.ts'
import { styleguide as en } from '../messages/en/styleguide.ts'
import { styleguide as es } from '../messages/es/styleguide.ts'

export const styleguideWords = { br, en, es }
