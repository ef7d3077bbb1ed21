import { randomInt } from 'node:crypto'
import type { Locale } from '@vitrine/contract/locales'

/** Success messages of the restricted area's forms, the same for known and unknown accounts. */
const messages = {
  registered: {
    br: 'Enviamos um e-mail com um link. Abra-o para confirmar seu endereço.',
    en: 'We sent you an e-mail with a link. Open it to confirm your address.',
    es: 'Le enviamos un correo con un enlace. Ábralo para confirmar su dirección.',
  },
  recovery: {
    br: 'Se houver um cadastro com este e-mail, enviamos um link para criar uma nova senha.',
    en: 'If there is an account with this e-mail, we sent it a link to set a new password.',
    es: 'Si hay un registro con este correo, le enviamos un enlace para crear una nueva contraseña.',
  },
  confirmation: {
    br: 'Se houver um cadastro a confirmar com este e-mail, enviamos outro link.',
    en: 'If there is a registration to confirm with this e-mail, we sent another link.',
    es: 'Si hay un registro por confirmar con este correo, enviamos otro enlace.',
  },
  password: {
    br: 'Sua senha foi alterada. Entre com a nova.',
    en: 'Your password was changed. Log in with the new one.',
    es: 'Su contraseña fue cambiada. Ingrese con la nueva.',
  },
} as const satisfies Record<string, Record<Locale, string>>

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Random receipt number, revealing neither a count nor an account. */
export function receiptOf(
  message: keyof typeof messages,
  locale: Locale,
): { receipt: string; message: string } {
  const receipt = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return { receipt, message: messages[message][locale] }
}
