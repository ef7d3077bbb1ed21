import type { Messages } from '#shared/texts/messages.ts'

export const errors: Messages['errors'] = {
  '403': {
    title: 'Acceso no permitido',
    text: 'Su perfil no tiene acceso a esta página. Si la necesita, contáctenos.',
  },
  '404': {
    title: 'Página no encontrada',
    text: 'La página no existe o cambió de dirección. Revise la dirección o busque por el código de la pieza.',
  },
  '500': {
    title: 'Ocurrió un problema interno',
    text: 'La página no está disponible por el momento. Ya fuimos avisados; intente de nuevo en unos minutos.',
  },
  '502': {
    title: 'Sitio en mantenimiento',
    text: 'El sitio está en mantenimiento. Intente de nuevo más tarde.',
  },
  other: {
    title: 'Oops! Ocurrió un error',
    text: 'Algo no salió como se esperaba. Vuelva al inicio o intente de nuevo.',
  },
  notFoundMessage: 'This page could not be found',
  home: 'Volver al inicio',
  status: (status) => `Error ${status}`,
  searchLabel: 'Buscar un producto',
}
