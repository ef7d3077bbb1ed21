/** `tel:` of a number as people write it. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}

/** A WhatsApp conversation with a number. */
export function whatsappLink(phone: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}`
}

/** An e-mail that already says what it is about. */
export function mailLink(address: string, subject?: string): string {
  return subject === undefined
    ? `mailto:${address}`
    : `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
