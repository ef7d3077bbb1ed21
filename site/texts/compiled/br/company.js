import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
  title: 'Institucional',
  history: 'História',
  years: (v) =>
    plural(v.count, 'br', {
      one: `${number(v.count, 'br')} ano`,
      other: `${number(v.count, 'br')} anos`,
    }),
  values: 'Valores',
  plants: 'Fábricas',
  certificates: 'Certificados',
  map: 'Ver no mapa',
  mapOf: (v) => `Ver no mapa: ${v.place}`,
  contact: {
    title: 'Contato',
    description: 'Fale com quem conhece a peça.',
    reach: 'Fale com a gente',
    address: 'Endereço',
    phone: 'Telefone',
    email: 'E-mail',
    whatsapp: 'WhatsApp',
    departments: 'Para quem escrever',
    departmentsText:
      'Escolha a área: o e-mail já sai com o assunto certo. Cite o código da peça, se souber.',
    buy: 'Procura uma peça?',
    buyText:
      'No catálogo cada código tem dimensões, desenho e documentos. Escolha a peça e leve o código ao distribuidor.',
    products: 'Ver produtos',
    read: 'Dúvida técnica?',
    readText: 'Compressão, torque, aterramento e normas: talvez a resposta já esteja escrita.',
    knowledge: 'Ir à base de conhecimento',
  },
}
