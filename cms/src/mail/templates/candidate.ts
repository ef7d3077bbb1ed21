import type { Locale } from '@vitrine/contract/locales'
import type { MailContent, Template } from './mail-content.ts'

/**
 * `months`: retention period of the application. The form is Portuguese only; the other languages
 * are for API clients.
 */
export const candidateReceipt: Template<{
  receipt: string
  name: string
  interest: string
  months: number
}> = ({ receipt, name, interest, months }, { locale, company }) => {
  const content: Record<Locale, MailContent> = {
    br: {
      subject: `Recebemos sua candidatura · ${receipt}`,
      preview: `Protocolo ${receipt}`,
      heading: 'Recebemos sua candidatura',
      paragraphs: [
        `Olá, ${name}.`,
        'Seu currículo chegou. Se houver uma vaga com o seu perfil, falamos com você por e-mail ou telefone.',
      ],
      facts: [
        ['Protocolo', receipt],
        ['Área', interest],
      ],
      note: `Guardamos seus dados por ${months} meses e depois os apagamos. Para apagá-los antes, escreva para a ${company}.`,
    },
    en: {
      subject: `We have your application · ${receipt}`,
      preview: `Receipt ${receipt}`,
      heading: 'We have your application',
      paragraphs: [
        `Hello, ${name}.`,
        'Your CV has arrived. If there is a position that suits you, we will get in touch by e-mail or phone.',
      ],
      facts: [
        ['Receipt', receipt],
        ['Area', interest],
      ],
      note: `We keep your data for ${months} months and then erase it. To have it erased earlier, write to ${company}.`,
    },
    es: {
      subject: `Recibimos su candidatura · ${receipt}`,
      preview: `Comprobante ${receipt}`,
      heading: 'Recibimos su candidatura',
      paragraphs: [
        `Hola, ${name}.`,
        'Su currículum llegó. Si hay una vacante con su perfil, le escribimos o llamamos.',
      ],
      facts: [
        ['Comprobante', receipt],
        ['Área', interest],
      ],
      note: `Guardamos sus datos por ${months} meses y después los borramos. Para borrarlos antes, escriba a ${company}.`,
    },
  }
  return content[locale]
}

/** To the staff, in Portuguese; the CV is only available in the panel. */
export const candidateNotice: Template<{
  receipt: string
  name: string
  interest: string
  place: string
  link: string
}> = ({ receipt, name, interest, place, link }) => ({
  subject: `Nova candidatura · ${receipt}`,
  preview: `Área: ${interest}`,
  heading: 'Nova candidatura',
  paragraphs: ['Uma pessoa enviou o currículo pelo site. O arquivo está no painel.'],
  facts: [
    ['Nome', name],
    ['Área', interest],
    ['Cidade', place],
    ['Protocolo', receipt],
  ].filter(([, value]) => value !== '') as [string, string][],
  action: { label: 'Abrir no painel', url: link },
})
