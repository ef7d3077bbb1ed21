import { forms as br } from '../messages/br/forms.ts'
import { forms as en } from '../messages/en/forms.ts'
import { forms as es } from '../messages/es/forms.ts'

export const formWords = { br, en, es }
