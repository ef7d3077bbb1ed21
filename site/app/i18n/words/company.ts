import { company as br } from '../messages/br/company.ts'
import { company as en } from '../messages/en/company.ts'
import { company as es } from '../messages/es/company.ts'

export const companyWords = { br, en, es }
