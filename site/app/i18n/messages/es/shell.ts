import type { Messages } from '../../messages.ts'

export const shell: Messages['shell'] = {
  skip: 'Ir al contenido',
  home: 'Inicio',
  navigation: 'Principal',
  nav: {
    institutional: 'Institucional',
    products: 'Productos',
    solutions: 'Soluciones',
    news: 'Noticias',
    'knowledge-base': 'Base de conocimientos',
    contact: 'Contacto',
    'restricted-area': 'Área restringida',
    'work-with-us': 'Trabaje con nosotros',
    'privacy-policy': 'Política de privacidad',
    'terms-of-use': 'Términos de uso',
  },
  menu: { open: 'Menú', close: 'Cerrar menú', title: 'Menú' },
  search: { open: 'Buscar', close: 'Cerrar búsqueda', label: 'Buscar en el sitio', placeholder: 'Código o producto, como TC-50-10', submit: 'Buscar' },
  languages: { label: 'Idioma', current: 'Idioma actual' },
  cookies: 'Preferencias de cookies',
  footer: { contact: 'Contacto', phone: 'Teléfono', whatsapp: 'WhatsApp', certificates: 'Certificados', rewards: 'Premios', social: 'Redes sociales', vendor: 'Desarrollado por', rights: (year, company) => `© ${year} ${company}. Todos los derechos reservados.` },
  modal: { back: 'Volver', cancel: 'Cancelar', close: 'Cerrar' },
  system: { sections: 'Secciones', data: 'Mis datos', navigation: 'Área restringida', leave: 'Salir', confirmTitle: 'Confirmación', confirmText: '¿Seguro que desea salir del sistema?' },
  loading: 'Cargando',
  preview: { title: 'Vista previa', text: 'Vista previa: usted ve borradores que el público todavía no ve.', close: 'Salir de la vista previa' },
  environment: 'Está en un entorno de pruebas: lo que haga aquí no afecta a la producción.',
}
