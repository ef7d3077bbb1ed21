import type { Template } from './mail-content.ts'

/** Password reset of a staff account, for the panel. */
export const staffRecovery: Template<{ name: string; link: string }> = (
  { name, link },
  { locale, company },
) =>
  ({
    br: {
      subject: `Nova senha do painel · ${company}`,
      preview: 'O link para criar uma nova senha do painel.',
      heading: 'Nova senha do painel',
      paragraphs: [
        `Olá, ${name}.`,
        'Pediram uma nova senha para o seu acesso ao painel da equipe.',
      ],
      action: { label: 'Criar nova senha', url: link },
      note: 'O link vale por uma hora. Se não foi você, ignore esta mensagem e avise um administrador.',
    },
    en: {
      subject: `New password for the panel · ${company}`,
      preview: 'The link to set a new password for the panel.',
      heading: 'New password for the panel',
      paragraphs: [
        `Hello, ${name}.`,
        'Someone asked for a new password for your access to the staff’s panel.',
      ],
      action: { label: 'Set a new password', url: link },
      note: 'The link works for one hour. If it was not you, ignore this message and tell an administrator.',
    },
    es: {
      subject: `Nueva contraseña del panel · ${company}`,
      preview: 'El enlace para crear una nueva contraseña del panel.',
      heading: 'Nueva contraseña del panel',
      paragraphs: [
        `Hola, ${name}.`,
        'Pidieron una nueva contraseña para su acceso al panel del equipo.',
      ],
      action: { label: 'Crear nueva contraseña', url: link },
      note: 'El enlace vale por una hora. Si no fue usted, ignore este mensaje y avise a un administrador.',
    },
  })[locale]
