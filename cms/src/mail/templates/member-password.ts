import type { Template } from './mail-content.ts'

/** `minutes`: lifetime of the link. */
export const memberRecovery: Template<{ name: string; link: string; minutes: number }> = (
  { name, link, minutes },
  { locale, company },
) =>
  ({
    br: {
      subject: `Crie uma nova senha · ${company}`,
      preview: 'O link para criar uma nova senha.',
      heading: 'Crie uma nova senha',
      paragraphs: [
        `Olá, ${name}.`,
        'Pediram uma nova senha para o seu acesso à área restrita. Use o link para criá-la.',
      ],
      action: { label: 'Criar nova senha', url: link },
      note: `O link vale por ${minutes} minutos e só uma vez. Se não foi você, ignore esta mensagem: sua senha continua a mesma.`,
    },
    en: {
      subject: `Set a new password · ${company}`,
      preview: 'The link to set a new password.',
      heading: 'Set a new password',
      paragraphs: [
        `Hello, ${name}.`,
        'Someone asked for a new password for your access to the restricted area. Use the link to set it.',
      ],
      action: { label: 'Set a new password', url: link },
      note: `The link works once, within ${minutes} minutes. If it was not you, ignore this message: your password stays the same.`,
    },
    es: {
      subject: `Cree una nueva contraseña · ${company}`,
      preview: 'El enlace para crear una nueva contraseña.',
      heading: 'Cree una nueva contraseña',
      paragraphs: [
        `Hola, ${name}.`,
        'Pidieron una nueva contraseña para su acceso al área restringida. Use el enlace para crearla.',
      ],
      action: { label: 'Crear nueva contraseña', url: link },
      note: `El enlace vale por ${minutes} minutos y una sola vez. Si no fue usted, ignore este mensaje: su contraseña sigue igual.`,
    },
  })[locale]

export const memberPasswordChanged: Template<{ name: string; recovery: string }> = (
  { name, recovery },
  { locale, company },
) =>
  ({
    br: {
      subject: `Sua senha foi alterada · ${company}`,
      preview: 'A senha da área restrita foi alterada.',
      heading: 'Sua senha foi alterada',
      paragraphs: [
        `Olá, ${name}.`,
        'A senha do seu acesso à área restrita acaba de ser alterada. Todas as sessões foram encerradas: entre de novo com a nova senha.',
      ],
      note: `Não foi você? Crie outra senha agora em ${recovery} e fale conosco.`,
    },
    en: {
      subject: `Your password was changed · ${company}`,
      preview: 'The password of the restricted area was changed.',
      heading: 'Your password was changed',
      paragraphs: [
        `Hello, ${name}.`,
        'The password of your access to the restricted area has just been changed. Every session was ended: log in again with the new one.',
      ],
      note: `Was it not you? Set another password now at ${recovery} and contact us.`,
    },
    es: {
      subject: `Su contraseña fue cambiada · ${company}`,
      preview: 'La contraseña del área restringida fue cambiada.',
      heading: 'Su contraseña fue cambiada',
      paragraphs: [
        `Hola, ${name}.`,
        'La contraseña de su acceso al área restringida acaba de cambiarse. Se cerraron todas las sesiones: ingrese de nuevo con la nueva.',
      ],
      note: `¿No fue usted? Cree otra contraseña ahora en ${recovery} y contáctenos.`,
    },
  })[locale]
