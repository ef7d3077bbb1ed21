import type { Template } from './mail-content.ts'

/** Sent after the address is confirmed, while the decision of the staff is pending. */
export const memberReceived: Template<{ name: string }> = ({ name }, { locale, company }) =>
  ({
    br: {
      subject: `Cadastro recebido · ${company}`,
      preview: 'Seu cadastro está em análise.',
      heading: 'Seu cadastro está em análise',
      paragraphs: [
        `Olá, ${name}.`,
        'Seu e-mail foi confirmado. Nossa equipe vai analisar o cadastro e responder por e-mail, em geral em até dois dias úteis.',
        'Você não precisa fazer nada agora.',
      ],
    },
    en: {
      subject: `Registration received · ${company}`,
      preview: 'Your registration is being reviewed.',
      heading: 'Your registration is being reviewed',
      paragraphs: [
        `Hello, ${name}.`,
        'Your e-mail is confirmed. Our team will review your registration and answer by e-mail, usually within two working days.',
        'There is nothing you need to do now.',
      ],
    },
    es: {
      subject: `Registro recibido · ${company}`,
      preview: 'Su registro está en revisión.',
      heading: 'Su registro está en revisión',
      paragraphs: [
        `Hola, ${name}.`,
        'Su correo fue confirmado. Nuestro equipo revisará el registro y responderá por correo, por lo general en hasta dos días hábiles.',
        'No necesita hacer nada por ahora.',
      ],
    },
  })[locale]

/**
 * Sent to the owner of an address that is registered again; the form's response does not reveal the
 * account.
 */
export const memberKnown: Template<{ name: string; login: string; recovery: string }> = (
  { name, login, recovery },
  { locale, company },
) =>
  ({
    br: {
      subject: `Você já tem cadastro · ${company}`,
      preview: 'Este e-mail já está cadastrado.',
      heading: 'Você já tem cadastro',
      paragraphs: [
        `Olá, ${name}.`,
        `Pediram um novo cadastro na área restrita da ${company} com este e-mail, mas ele já está cadastrado. Nada mudou.`,
        `Para entrar, use sua senha. Se não lembra dela, peça outra em ${recovery}`,
      ],
      action: { label: 'Entrar', url: login },
      note: 'Se não foi você, ignore esta mensagem: ninguém recebeu acesso.',
    },
    en: {
      subject: `You already have an account · ${company}`,
      preview: 'This e-mail address is already registered.',
      heading: 'You already have an account',
      paragraphs: [
        `Hello, ${name}.`,
        `Someone asked to register in the restricted area of ${company} with this address, which is registered already. Nothing has changed.`,
        `Use your password to log in. If you do not remember it, set a new one at ${recovery}`,
      ],
      action: { label: 'Log in', url: login },
      note: 'If it was not you, ignore this message: nobody was given access.',
    },
    es: {
      subject: `Usted ya está registrado · ${company}`,
      preview: 'Este correo ya está registrado.',
      heading: 'Usted ya está registrado',
      paragraphs: [
        `Hola, ${name}.`,
        `Pidieron un nuevo registro en el área restringida de ${company} con este correo, que ya está registrado. Nada cambió.`,
        `Para ingresar, use su contraseña. Si no la recuerda, cree otra en ${recovery}`,
      ],
      action: { label: 'Ingresar', url: login },
      note: 'Si no fue usted, ignore este mensaje: nadie recibió acceso.',
    },
  })[locale]

/** To the staff, in Portuguese: a confirmed registration is waiting for a decision. */
export const memberNotice: Template<{
  name: string
  company: string
  email: string
  profile: string
  link: string
}> = ({ name, company, email, profile, link }) => ({
  subject: 'Novo cadastro na área restrita',
  preview: 'Um cadastro confirmado espera aprovação.',
  heading: 'Novo cadastro para aprovar',
  paragraphs: ['Uma pessoa confirmou o e-mail e espera a decisão da equipe.'],
  facts: [
    ['Nome', name],
    ['Empresa', company],
    ['E-mail', email],
    ['Perfil', profile],
  ].filter(([, value]) => value !== '') as [string, string][],
  action: { label: 'Abrir no painel', url: link },
})
