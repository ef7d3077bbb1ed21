import type { MailContent, Template } from './mail-content.ts'

export const memberApproved: Template<{ name: string; login: string }> = (
  { name, login },
  { locale, company },
) =>
  ({
    br: {
      subject: `Cadastro aprovado · ${company}`,
      preview: 'Seu acesso à área restrita está liberado.',
      heading: 'Seu acesso está liberado',
      paragraphs: [
        `Olá, ${name}.`,
        'Seu cadastro foi aprovado. Entre com o seu e-mail e a senha que você criou para ver seções e documentos do seu perfil.',
      ],
      action: { label: 'Entrar na área restrita', url: login },
    },
    en: {
      subject: `Registration approved · ${company}`,
      preview: 'You now have access to the restricted area.',
      heading: 'You have access',
      paragraphs: [
        `Hello, ${name}.`,
        'Your registration was approved. Log in with your e-mail and the password you chose to see the sections and documents of your profile.',
      ],
      action: { label: 'Log in to the restricted area', url: login },
    },
    es: {
      subject: `Registro aprobado · ${company}`,
      preview: 'Ya tiene acceso al área restringida.',
      heading: 'Ya tiene acceso',
      paragraphs: [
        `Hola, ${name}.`,
        'Su registro fue aprobado. Ingrese con su correo y la contraseña que creó para ver las secciones y documentos de su perfil.',
      ],
      action: { label: 'Ingresar al área restringida', url: login },
    },
  })[locale]

/** `reason`: written by the staff for the applicant; may be empty. */
export const memberRefused: Template<{ name: string; reason: string }> = (
  { name, reason },
  { locale, company },
) => {
  const content: MailContent = {
    br: {
      subject: `Sobre o seu cadastro · ${company}`,
      preview: 'Seu cadastro não foi aprovado.',
      heading: 'Seu cadastro não foi aprovado',
      paragraphs: [
        `Olá, ${name}.`,
        'Analisamos seu pedido de acesso à área restrita e, por ora, ele não foi aprovado.',
      ],
      note: 'Se quiser conversar sobre isso, responda por nossos canais de contato.',
    },
    en: {
      subject: `About your registration · ${company}`,
      preview: 'Your registration was not approved.',
      heading: 'Your registration was not approved',
      paragraphs: [
        `Hello, ${name}.`,
        'We reviewed your request for access to the restricted area and, for now, it was not approved.',
      ],
      note: 'If you would like to talk about it, get in touch through our contact page.',
    },
    es: {
      subject: `Sobre su registro · ${company}`,
      preview: 'Su registro no fue aprobado.',
      heading: 'Su registro no fue aprobado',
      paragraphs: [
        `Hola, ${name}.`,
        'Revisamos su solicitud de acceso al área restringida y, por ahora, no fue aprobada.',
      ],
      note: 'Si desea conversar al respecto, use nuestros canales de contacto.',
    },
  }[locale]
  const words = { br: 'Motivo', en: 'Reason', es: 'Motivo' }[locale]
  return reason === '' ? content : { ...content, facts: [[words, reason]] }
}

export const memberBlocked: Template<{ name: string }> = ({ name }, { locale, company }) =>
  ({
    br: {
      subject: `Acesso bloqueado · ${company}`,
      preview: 'Seu acesso à área restrita foi bloqueado.',
      heading: 'Seu acesso foi bloqueado',
      paragraphs: [
        `Olá, ${name}.`,
        'Seu acesso à área restrita foi bloqueado e as sessões abertas foram encerradas.',
        'Se acha que houve um engano, fale conosco.',
      ],
    },
    en: {
      subject: `Access blocked · ${company}`,
      preview: 'Your access to the restricted area was blocked.',
      heading: 'Your access was blocked',
      paragraphs: [
        `Hello, ${name}.`,
        'Your access to the restricted area was blocked, and open sessions were ended.',
        'If you think this is a mistake, contact us.',
      ],
    },
    es: {
      subject: `Acceso bloqueado · ${company}`,
      preview: 'Su acceso al área restringida fue bloqueado.',
      heading: 'Su acceso fue bloqueado',
      paragraphs: [
        `Hola, ${name}.`,
        'Su acceso al área restringida fue bloqueado y se cerraron las sesiones abiertas.',
        'Si cree que hubo un error, contáctenos.',
      ],
    },
  })[locale]
