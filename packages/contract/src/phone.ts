import * as brazilian from './brazil/phone.ts'
import { countryPack } from './country-pack.ts'

/** Telephone numbers without knowledge of a country: digits, with `+` when one was typed. */
const neutral = {
  readPhone: (text: string): string =>
    (/^\s*(\+|00)/.test(text) ? '+' : '') + text.replace(/\D/g, '').replace(/^00/, ''),
  /** 6 to 15 digits (E.164), in the notations that people use. */
  isPhone: (text: string): boolean =>
    /^\+?[\d\s()./-]+$/.test(text.trim()) && /^\+?\d{6,15}$/.test(neutral.readPhone(text)),
  formatPhone: (text: string): string => text.trim(),
}

/** Telephone numbers of the site's country: their stored form, validity, and notation. */
export const { readPhone, isPhone, formatPhone } = countryPack === 'brazil' ? brazilian : neutral
