/** Area codes (DDD) assigned by Anatel. */
const areaCodes = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 ' +
    '71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

/**
 * Numbers without area code, dialed alike from everywhere in Brazil (Anatel: códigos não
 * geográficos and números únicos): 0800, 0300 and 0500 with six or seven digits, 3003, 3004, 400n,
 * 4020, 4062, 4090 with four.
 */
const nationwide = /^(?:0[358]00\d{6,7}|(?:300[34]|400\d|4020|4062|4090)\d{4})$/

/**
 * Normalizes a phone number to its stored form: `+` and digits (E.164). Without `+` or `00` it is
 * Brazilian, with or without the trunk prefix 0 or the country code 55. A nationwide number, and a
 * number that is neither, is stored as digits.
 */
export function readPhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (text.trim().startsWith('+')) return `+${digits}`
  if (nationwide.test(digits)) return digits
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const national = digits.replace(/^0/, '')
  if (/^\d{10,11}$/.test(national)) return `+55${national}`
  return /^55\d{10,11}$/.test(national) ? `+${national}` : digits
}

/**
 * True for a valid number: in Brazil a known DDD with 8 digits (first 2 to 5) or 9 (first 9,
 * mobile), or a nationwide number; abroad 8 to 15 digits.
 */
export function isPhone(text: string): boolean {
  const phone = readPhone(text)
  const brazilian = /^\+55(\d{2})(\d+)$/.exec(phone)
  if (phone.startsWith('+55'))
    return (
      brazilian !== null &&
      areaCodes.has(brazilian[1] ?? '') &&
      /^([2-5]\d{7}|9\d{8})$/.test(brazilian[2] ?? '')
    )
  return nationwide.test(phone) || /^\+[1-9]\d{7,14}$/.test(phone)
}

/**
 * Formats a Brazilian number as `(11) 91234-5678`, a nationwide one as `0800 123 4567` or
 * `4004-1234`; other input is only trimmed.
 */
export function formatPhone(text: string): string {
  const phone = readPhone(text)
  if (!isPhone(phone)) return text.trim()
  if (phone.startsWith('+55')) return phone.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
  if (phone.startsWith('0')) return phone.replace(/^(\d{4})(\d{3})(\d+)$/, '$1 $2 $3')
  return phone.startsWith('+') ? text.trim() : phone.replace(/^(\d{4})(\d{4})$/, '$1-$2')
}
