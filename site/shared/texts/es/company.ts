import { plural } from '@vitrine/contract/format'
import type { company as source } from '#shared/texts/br/company.ts'

export const company: typeof source = {
  title: 'Institucional',
  history: 'Historia',
  years: (count) => plural(count, 'es', { one: '{count} año', other: '{count} años' }),
  values: 'Valores',
  plants: 'Plantas',
  certificates: 'Certificados',
  map: 'Ver en el mapa',
  mapOf: (place) => `Ver en el mapa: ${place}`,
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
