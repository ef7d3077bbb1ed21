/**
 * Limits of form texts, UTF-16 code units as in `maxlength`: for the schemas of the calls and for
 * the inputs of the pages, whose scripts contain no schema. Separate constants, so that a bundler
 * inlines the number.
 */
export const emailMax = 254 // RFC 5321: a path of 256 octets with its angle brackets
export const nameMin = 2
export const nameMax = 120
export const companyMin = 2
export const companyMax = 160
/** Phone numbers: digits, spaces and signs. */
export const phoneMin = 8
export const phoneMax = 32
export const cityMax = 120
export const stateMax = 80
export const countryMax = 80
export const taxIdMax = 40
/** Passwords: ASVS 5.0, 6.2.1 and 6.2.9. */
export const passwordMin = 8
export const passwordMax = 128
export const messageMin = 10
export const messageMax = 5000
export const experienceMax = 5000
export const dataRequestMax = 3000

/** Maximum size of a CV, MB (1024²). */
export const cvMegabytes = 5
/** Maximum length of the name of a member's list. */
export const listNameMax = 80
/** Attachments of a message: number of files, and total size in MB (1024²). */
export const attachmentsMax = 5
export const attachmentsMegabytes = 10
