import type { consent as source } from '../br/consent.ts'

/** The notice about cookies and its panel; they come after the page, so `all.ts` leaves them out. */
export const consent: typeof source = {
  title: 'Cookies y privacidad',
  accept: 'Aceptar todas',
  refuse: 'Rechazar opcionales',
  choose: 'Elegir',
  close: 'Cerrar',
  panel: {
    title: 'Preferencias de cookies',
    intro: 'Las necesarias hacen funcionar el sitio. Las opcionales quedan desactivadas hasta que usted las active, y puede cambiar de idea en cualquier momento, al pie de la página.',
    save: 'Guardar preferencias',
    always: 'Siempre activa',
    count: (on: number, all: number) => `${on}/${all} ${on === 1 ? 'activa' : 'activas'}`,
  },
}
