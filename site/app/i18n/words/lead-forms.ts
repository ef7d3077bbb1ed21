import { leadForms as br } from '../messages/br/lead-forms.ts'
import { leadForms as en } from '../messages/en/lead-forms.ts'
import { leadForms as es } from '../messages/es/lead-forms.ts'

export const leadFormWords = { br, en, es }
