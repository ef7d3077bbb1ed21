import { randomInt } from 'node:crypto'
import type { Locale } from '@vitrine/contract/locales'

/** Success messages of the public forms; a suspected bot gets the same. */
const messages = {
  contact: {
    br: 'Recebemos sua mensagem. A resposta vai para o seu e-mail.',
    en: 'We have your message. The answer goes to your e-mail.',
    es: 'Recibimos su mensaje. La respuesta llegará a su correo.',
  },
  newsletter: {
    br: 'Enviamos um e-mail com um link. Abra-o para confirmar a assinatura.',
    en: 'We sent you an e-mail with a link. Open it to confirm your subscription.',
    es: 'Le enviamos un correo con un enlace. Ábralo para confirmar la suscripción.',
  },
  application: {
    br: 'Recebemos sua candidatura. Guarde o número do protocolo.',
    en: 'We have your application. Keep the receipt number.',
    es: 'Recibimos su candidatura. Guarde el número de comprobante.',
  },
  request: {
    br: 'Enviamos um e-mail com um link. Abra-o para confirmar o pedido.',
    en: 'We sent you an e-mail with a link. Open it to confirm your request.',
    es: 'Le enviamos un correo con un enlace. Ábralo para confirmar la solicitud.',
  },
} as const satisfies Record<string, Record<Locale, string>>

export type FormName = keyof typeof messages

/** Alphabet without ambiguous characters: no 0, O, 1, I, L. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * Receipt number such as `261121-K7QF2M`: the day (UTC) and random characters, so that it reveals
 * no count.
 */
export function makeReceiptNumber(now = new Date()): string {
  const drawn = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
  return `${now.toISOString().slice(2, 10).replaceAll('-', '')}-${drawn}`
}

export const receiptFor = (
  form: FormName,
  receipt: string,
  locale: Locale,
): { receipt: string; message: string } => ({ receipt, message: messages[form][locale] })
