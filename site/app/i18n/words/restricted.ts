import { restricted as br } from '../messages/br/restricted.ts'
import { restricted as en } from '../messages/en/restricted.ts'
import { restricted as es } from '../messages/es/restricted.ts'

export const restrictedWords = { br, en, es }
