/** `tel:` link of a phone number in any notation. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}

/** WhatsApp link to a phone number, optionally with a prepared text. */
export function whatsappLink(phone: string, text?: string): string {
  const address = `https://wa.me/${phone.replaceAll(/\D/g, '')}`
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`
}

/** `mailto:` link with an optional subject. */
export function mailLink(address: string, subject?: string): string {
  return subject === undefined
    ? `mailto:${address}`
    : `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
