import type { Locale } from '@vitrine/contract/locales'
import { br } from '../site/app/i18n/messages/br/all.ts'
import { en } from '../site/app/i18n/messages/en/all.ts'
import { es } from '../site/app/i18n/messages/es/all.ts'
import type { Messages } from '../site/app/i18n/messages.ts'

/** What the site says in each locale: buttons are found by the words that visitors read. */
export const words: Record<Locale, Messages> = { br, en, es }
