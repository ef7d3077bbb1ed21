import type { Messages } from '../../messages.ts'
import { errors } from './errors.ts'
import { shell } from './shell.ts'

export const en: Messages = { errors, shell }
