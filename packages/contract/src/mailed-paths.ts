import { locales } from './locales.ts'
import type { Locale } from './locales.ts'
import { formatQuery } from './query-string.ts'

/**
 * Screens that mails link to, with their paths per locale (R2, and the confirmation). Used by the
 * site's route table and by the mails.
 */
export const mailedPaths = {
  contact: { br: '/contato', en: '/contact', es: '/contacto' },
  'restricted-area': { br: '/area-restrita', en: '/restricted-area', es: '/area-restringida' },
  'forgot-password': {
    br: '/area-restrita/esqueci-minha-senha',
    en: '/restricted-area/forgot-my-password',
    es: '/area-restringida/olvide-mi-contrasena',
  },
  'update-password': {
    br: '/area-restrita/alterar-senha',
    en: '/restricted-area/update-password',
    es: '/area-restringida/cambiar-contrasena',
  },
  'email-confirmation': {
    br: '/area-restrita/confirmar-email',
    en: '/restricted-area/confirm-email',
    es: '/area-restringida/confirmar-correo',
  },
  'newsletter-confirmation': {
    br: '/newsletter/confirmar',
    en: '/newsletter/confirm',
    es: '/boletin/confirmar',
  },
  'newsletter-leaving': {
    br: '/newsletter/cancelar',
    en: '/newsletter/unsubscribe',
    es: '/boletin/cancelar',
  },
  'data-request-confirmation': {
    br: '/seus-dados/confirmar',
    en: '/your-data/confirm',
    es: '/sus-datos/confirmar',
  },
} as const satisfies Record<string, Record<Locale, string>>

export type MailedScreen = keyof typeof mailedPaths

/** Query name of a mailed link's token. */
export const mailedToken = 'token'

/** URL of a mailed link; `origin` is the configured one, never a request's. */
export function mailedLink(
  origin: string,
  screen: MailedScreen,
  locale: Locale,
  token?: string,
): string {
  const query = token === undefined ? '' : formatQuery({ [mailedToken]: token })
  return `${origin}${locales[locale].prefix}${mailedPaths[screen][locale]}${query}`
}
