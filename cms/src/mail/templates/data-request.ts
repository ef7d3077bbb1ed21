import type { Locale } from '@vitrine/contract/locales'
import type { Template } from './mail-content.ts'

type Kind = 'confirm' | 'access' | 'correct' | 'erase' | 'withdraw'

const kinds: Record<Kind, Record<Locale, string>> = {
  confirm: {
    br: 'Saber se temos dados seus',
    en: 'Know whether we hold your data',
    es: 'Saber si tenemos datos suyos',
  },
  access: {
    br: 'Receber uma cópia dos dados',
    en: 'Get a copy of the data',
    es: 'Recibir una copia de los datos',
  },
  correct: { br: 'Corrigir dados', en: 'Correct data', es: 'Corregir datos' },
  erase: { br: 'Apagar dados', en: 'Erase data', es: 'Borrar datos' },
  withdraw: {
    br: 'Retirar o consentimento',
    en: 'Withdraw consent',
    es: 'Retirar el consentimiento',
  },
}

/** Confirmation link: only the owner of the address may request data. */
export const dataRequestConfirmation: Template<{
  name: string
  kind: Kind
  receipt: string
  link: string
  days: number
}> = ({ name, kind, receipt, link, days }, { locale, company }) =>
  ({
    br: {
      subject: `Confirme seu pedido · ${receipt}`,
      preview: 'Falta confirmar o pedido sobre os seus dados.',
      heading: 'Confirme seu pedido',
      paragraphs: [
        `Olá, ${name}.`,
        `Recebemos um pedido sobre os dados pessoais ligados a este e-mail. Confirme para que a ${company} responda em até 15 dias.`,
      ],
      facts: [
        ['Pedido', kinds[kind].br],
        ['Protocolo', receipt],
      ] as [string, string][],
      action: { label: 'Confirmar pedido', url: link },
      note: `O link vale por ${days} dias. Se não foi você, não faça nada.`,
    },
    en: {
      subject: `Confirm your request · ${receipt}`,
      preview: 'The request about your data is to be confirmed.',
      heading: 'Confirm your request',
      paragraphs: [
        `Hello, ${name}.`,
        `We received a request about the personal data tied to this address. Confirm it, and ${company} answers within 15 days.`,
      ],
      facts: [
        ['Request', kinds[kind].en],
        ['Receipt', receipt],
      ] as [string, string][],
      action: { label: 'Confirm request', url: link },
      note: `The link holds for ${days} days. If it was not you, do nothing.`,
    },
    es: {
      subject: `Confirme su solicitud · ${receipt}`,
      preview: 'Falta confirmar la solicitud sobre sus datos.',
      heading: 'Confirme su solicitud',
      paragraphs: [
        `Hola, ${name}.`,
        `Recibimos una solicitud sobre los datos personales ligados a este correo. Confírmela para que ${company} responda en hasta 15 días.`,
      ],
      facts: [
        ['Solicitud', kinds[kind].es],
        ['Comprobante', receipt],
      ] as [string, string][],
      action: { label: 'Confirmar solicitud', url: link },
      note: `El enlace vale por ${days} días. Si no fue usted, no haga nada.`,
    },
  })[locale]

/** To the data protection contact. */
export const dataRequestNotice: Template<{
  receipt: string
  kind: Kind
  due: string
  link: string
}> = ({ receipt, kind, due, link }) => ({
  subject: `Pedido de titular · ${receipt} · responder até ${due}`,
  preview: kinds[kind].br,
  heading: 'Pedido de titular de dados',
  paragraphs: ['Uma pessoa confirmou um pedido sobre os seus dados. A lei dá 15 dias.'],
  facts: [
    ['Pedido', kinds[kind].br],
    ['Responder até', due],
    ['Protocolo', receipt],
  ],
  action: { label: 'Abrir no painel', url: link },
})
