import type { forms as br } from '#shared/texts/br/forms.ts'

export const forms: typeof br = {
  toCorrect: 'Hay campos por corregir',
  failed: 'No se pudo enviar',
  sending: 'Enviando…',
  optional: 'opcional',
  consent: 'Aceptación',
  showPassword: 'Mostrar la contraseña',
  of: (label, problem) => `${label}: ${problem}`,
  choose: 'Elija',
  sent: 'Enviado',
  receipt: (number) => `Comprobante ${number}`,
  lost: 'El servidor no respondió. Nada de lo que escribió se perdió: intente de nuevo.',
  close: 'Cerrar',
  back: 'Volver al formulario',
  wait: (minutes) =>
    minutes === 1
      ? 'Puede enviar de nuevo en 1 minuto.'
      : `Puede enviar de nuevo en ${minutes} minutos.`,
  file: {
    tooLarge: (megabytes) => `Envíe un archivo de hasta ${megabytes} MB.`,
    again: 'Elija el archivo de nuevo: sin JavaScript el navegador no guarda la elección.',
    sending: (file) => `Enviando ${file}`,
    checking: 'Archivo enviado. Revisándolo…',
    cancel: 'Cancelar el envío',
    cancelled: 'Envío cancelado',
    cancelledText: 'Lo que escribió y el archivo elegido siguen aquí.',
  },
}
