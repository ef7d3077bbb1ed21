import type { Template } from './mail-content.ts'

interface Notice {
  receipt: string
  department: string
  name: string
  email: string
  phone: string
  company: string
  place: string
  product: string
  message: string
  link: string
}

const filled = (facts: [string, string][]): [string, string][] =>
  facts.filter(([, value]) => value !== '')

/** To the department, in Portuguese: the message and the link to the panel. */
export const contactNotice: Template<Notice> = (notice) => ({
  subject: `Mensagem para ${notice.department} · ${notice.receipt}`,
  preview: notice.message.slice(0, 120),
  heading: `Mensagem para ${notice.department}`,
  paragraphs: [notice.message],
  facts: filled([
    ['Nome', notice.name],
    ['E-mail', notice.email],
    ['Telefone', notice.phone],
    ['Empresa', notice.company],
    ['Cidade', notice.place],
    ['Produto', notice.product],
    ['Protocolo', notice.receipt],
  ]),
  action: { label: 'Abrir no painel', url: notice.link },
  note: 'Responder a este e-mail escreve direto para a pessoa.',
})

/**
 * Confirmation to the sender with the receipt number. The message is not repeated, because the
 * address may belong to somebody else.
 */
export const contactReceipt: Template<{
  receipt: string
  name: string
  department: string
  product: string
}> = ({ receipt, name, department, product }, { locale, company }) =>
  ({
    br: {
      subject: `Recebemos sua mensagem · ${receipt}`,
      preview: `Protocolo ${receipt}`,
      heading: 'Recebemos sua mensagem',
      paragraphs: [
        `Olá, ${name}.`,
        `Sua mensagem está com a área de ${department}. A resposta vem para este e-mail, em geral em até dois dias úteis.`,
      ],
      facts: filled([
        ['Protocolo', receipt],
        ['Produto', product],
      ]),
      note: `Se não foi você quem escreveu para a ${company}, ignore esta mensagem.`,
    },
    en: {
      subject: `We have your message · ${receipt}`,
      preview: `Receipt ${receipt}`,
      heading: 'We have your message',
      paragraphs: [
        `Hello, ${name}.`,
        `Your message is with our ${department} team. The answer comes to this address, usually within two working days.`,
      ],
      facts: filled([
        ['Receipt', receipt],
        ['Product', product],
      ]),
      note: `If it was not you who wrote to ${company}, ignore this message.`,
    },
    es: {
      subject: `Recibimos su mensaje · ${receipt}`,
      preview: `Comprobante ${receipt}`,
      heading: 'Recibimos su mensaje',
      paragraphs: [
        `Hola, ${name}.`,
        `Su mensaje está con el área de ${department}. La respuesta llega a este correo, por lo general en hasta dos días hábiles.`,
      ],
      facts: filled([
        ['Comprobante', receipt],
        ['Producto', product],
      ]),
      note: `Si no fue usted quien escribió a ${company}, ignore este mensaje.`,
    },
  })[locale]
