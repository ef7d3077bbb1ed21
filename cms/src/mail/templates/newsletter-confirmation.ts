import type { Template } from './mail-content.ts'

/** Double opt-in: nothing else is sent before the owner of the address opens this link. */
export const newsletterConfirmation: Template<{ link: string; days: number }> = (
  { link, days },
  { locale, company },
) =>
  ({
    br: {
      subject: `Confirme sua assinatura · ${company}`,
      preview: 'Falta um passo para receber a newsletter.',
      heading: 'Confirme sua assinatura',
      paragraphs: [
        `Pediram para receber as novidades da ${company} neste e-mail. Para começar, confirme.`,
      ],
      action: { label: 'Confirmar assinatura', url: link },
      note: `O link vale por ${days} dias. Se não foi você, não faça nada: sem confirmação, nada é enviado.`,
    },
    en: {
      subject: `Confirm your subscription · ${company}`,
      preview: 'One step left to get the newsletter.',
      heading: 'Confirm your subscription',
      paragraphs: [
        `Someone asked for ${company}’s newsletter to be sent to this address. To begin, confirm.`,
      ],
      action: { label: 'Confirm subscription', url: link },
      note: `The link holds for ${days} days. If it was not you, do nothing: without your confirmation nothing is sent.`,
    },
    es: {
      subject: `Confirme su suscripción · ${company}`,
      preview: 'Falta un paso para recibir el boletín.',
      heading: 'Confirme su suscripción',
      paragraphs: [
        `Pidieron recibir las novedades de ${company} en este correo. Para empezar, confirme.`,
      ],
      action: { label: 'Confirmar suscripción', url: link },
      note: `El enlace vale por ${days} días. Si no fue usted, no haga nada: sin confirmación no se envía nada.`,
    },
  })[locale]
