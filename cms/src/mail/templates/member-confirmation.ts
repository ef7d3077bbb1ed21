import type { Template } from './mail-content.ts'

/** Sent after a registration; `hours`: lifetime of the link. */
export const memberConfirmation: Template<{ name: string; link: string; hours: number }> = (
  { name, link, hours },
  { locale, company },
) =>
  ({
    br: {
      subject: `Confirme seu e-mail · ${company}`,
      preview: 'Falta um passo para concluir seu cadastro.',
      heading: 'Confirme seu e-mail',
      paragraphs: [
        `Olá, ${name}.`,
        `Recebemos seu pedido de acesso à área restrita da ${company}. Confirme que este e-mail é seu. Em seguida, nossa equipe analisa o cadastro.`,
      ],
      action: { label: 'Confirmar e-mail', url: link },
      note: `O link vale por ${hours} horas e só uma vez. Se você não pediu este cadastro, ignore esta mensagem.`,
    },
    en: {
      subject: `Confirm your e-mail · ${company}`,
      preview: 'One step left to finish your registration.',
      heading: 'Confirm your e-mail',
      paragraphs: [
        `Hello, ${name}.`,
        `We received your request for access to the restricted area of ${company}. Confirm that this e-mail address is yours. Our team then reviews your registration.`,
      ],
      action: { label: 'Confirm e-mail', url: link },
      note: `The link works once, within ${hours} hours. If you did not ask for this, ignore this message.`,
    },
    es: {
      subject: `Confirme su correo · ${company}`,
      preview: 'Falta un paso para completar su registro.',
      heading: 'Confirme su correo',
      paragraphs: [
        `Hola, ${name}.`,
        `Recibimos su solicitud de acceso al área restringida de ${company}. Confirme que este correo es suyo. Después, nuestro equipo revisa el registro.`,
      ],
      action: { label: 'Confirmar correo', url: link },
      note: `El enlace vale por ${hours} horas y una sola vez. Si usted no pidió este registro, ignore este mensaje.`,
    },
  })[locale]
