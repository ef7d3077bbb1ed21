import type { Locale } from '@vitrine/contract/locales'
import { br } from '../site/app/i18n/messages/br/all.ts'
import { en } from '../site/app/i18n/messages/en/all.ts'
import { es } from '../site/app/i18n/messages/es/all.ts'
import { forms as formsBr } from '../site/app/i18n/messages/br/forms.ts'
import { forms as formsEn } from '../site/app/i18n/messages/en/forms.ts'
import { forms as formsEs } from '../site/app/i18n/messages/es/forms.ts'
import { leadForms as leadFormsBr } from '../site/app/i18n/messages/br/lead-forms.ts'
import { leadForms as leadFormsEn } from '../site/app/i18n/messages/en/lead-forms.ts'
import { leadForms as leadFormsEs } from '../site/app/i18n/messages/es/lead-forms.ts'
import { restricted as restrictedBr } from '../site/app/i18n/messages/br/restricted.ts'
import { restricted as restrictedEn } from '../site/app/i18n/messages/en/restricted.ts'
import { restricted as restrictedEs } from '../site/app/i18n/messages/es/restricted.ts'
import { company as companyBr } from '../site/app/i18n/messages/br/company.ts'
import { company as companyEn } from '../site/app/i18n/messages/en/company.ts'
import { company as companyEs } from '../site/app/i18n/messages/es/company.ts'
import { whereToBuy as whereToBuyBr } from '../site/app/i18n/messages/br/where-to-buy.ts'
import { whereToBuy as whereToBuyEn } from '../site/app/i18n/messages/en/where-to-buy.ts'
import { whereToBuy as whereToBuyEs } from '../site/app/i18n/messages/es/where-to-buy.ts'
import type { Messages } from '../site/app/i18n/messages.ts'

/** What the site says in each locale: buttons are found by the words that visitors read. */
export const words: Record<Locale, Messages> = { br, en, es }

/** What every form says, the words of those that strangers send, and those of the restricted area. */
export const formWords = { br: formsBr, en: formsEn, es: formsEs }
export const leadFormWords = { br: leadFormsBr, en: leadFormsEn, es: leadFormsEs }
export const restrictedWords = { br: restrictedBr, en: restrictedEn, es: restrictedEs }

/** Of the company's screens, and of who sells a product. */
export const companyWords = { br: companyBr, en: companyEn, es: companyEs }
export const whereToBuyWords = { br: whereToBuyBr, en: whereToBuyEn, es: whereToBuyEs }
