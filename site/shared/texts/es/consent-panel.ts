import type { consentPanel as source } from '#shared/texts/br/consent-panel.ts'

export const consentPanel: typeof source = {
  title: 'Preferencias de cookies',
  intro:
    'Las necesarias hacen funcionar el sitio. Las opcionales quedan desactivadas hasta que usted las active, y puede cambiar de idea en cualquier momento, al pie de la página.',
  save: 'Guardar preferencias',
  always: 'Siempre activa',
  count: (on: number, all: number) => `${on}/${all} ${on === 1 ? 'activa' : 'activas'}`,
}
