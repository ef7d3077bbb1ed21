import type { consent as source } from '#shared/texts/br/consent.ts'

export const consent: typeof source = {
  title: 'Cookies y privacidad',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  choose: 'Elegir',
  close: 'Cerrar',
}
