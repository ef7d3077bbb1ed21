import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
  title: 'Institucional',
  history: 'Historia',
  years: (v) =>
    plural(v.count, 'es', {
      one: `${number(v.count, 'es')} año`,
      other: `${number(v.count, 'es')} años`,
    }),
  values: 'Valores',
  plants: 'Plantas',
  certificates: 'Certificados',
  map: 'Ver en el mapa',
  mapOf: (v) => `Ver en el mapa: ${v.place}`,
  contact: {
    title: 'Contacto',
    description: 'Hable con quien conoce la pieza.',
    reach: 'Hable con nosotros',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo',
    whatsapp: 'WhatsApp',
    departments: 'A quién escribir',
    departmentsText:
      'Elija el área: el correo se abre con el asunto correcto. Cite el código de la pieza, si lo sabe.',
    buy: '¿Busca una pieza?',
    buyText:
      'En el catálogo cada código tiene dimensiones, plano y documentos. Elija la pieza y lleve el código al distribuidor.',
    products: 'Ver productos',
    read: '¿Una duda técnica?',
    readText: 'Compresión, par, puesta a tierra y normas: quizá la respuesta ya esté escrita.',
    knowledge: 'Ir a la base de conocimientos',
  },
}
