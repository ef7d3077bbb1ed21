import { errors } from './errors.ts'
import { shell } from './shell.ts'

export const br = { errors, shell }
