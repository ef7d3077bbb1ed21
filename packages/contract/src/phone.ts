import * as brazilian from './brazil/phone.ts'
import { countryPack } from './country-pack.ts'
import { splitExtension } from './phone-extension.ts'

/** Telephone numbers without knowledge of a country: digits, with `+` when one was typed. */
const neutral = {
  readPhone: (text: string): string => {
    const { number, extension } = splitExtension(text)
    return readNumber(number) + (extension === undefined ? '' : `;ext=${extension}`)
  },
  /** 6 to 15 digits (E.164), in the notations that people use, with or without an extension. */
  isPhone: (text: string): boolean => {
    const { number } = splitExtension(text)
    return /^\+?[\d\s()./-]+$/.test(number.trim()) && /^\+?\d{6,15}$/.test(readNumber(number))
  },
  formatPhone: (text: string): string => text.trim(),
}

const readNumber = (text: string): string =>
  (/^\s*(\+|00)/.test(text) ? '+' : '') + text.replace(/\D/g, '').replace(/^00/, '')

/** Telephone numbers of the site's country: their stored form, validity, and notation. */
export const { readPhone, isPhone, formatPhone } = countryPack === 'brazil' ? brazilian : neutral
