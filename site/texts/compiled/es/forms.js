import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
  toCorrect: 'Hay campos por corregir',
  failed: 'No se pudo enviar',
  sending: 'Enviando…',
  optional: 'opcional',
  consent: 'Aceptación',
  showPassword: 'Mostrar la contraseña',
  of: (v) => `${v.label}: ${v.problem}`,
  choose: 'Elija',
  sent: 'Enviado',
  receipt: (v) => `Comprobante ${v.number}`,
  lost: 'El servidor no respondió. Nada de lo que escribió se perdió: intente de nuevo.',
  close: 'Cerrar',
  back: 'Volver al formulario',
  wait: (v) =>
    plural(v.minutes, 'es', {
      '=1': 'Puede enviar de nuevo en 1 minuto.',
      other: `Puede enviar de nuevo en ${number(v.minutes, 'es')} minutos.`,
    }),
  file: {
    tooLarge: (v) => `Envíe un archivo de hasta ${v.megabytes} MB.`,
    again: 'Elija el archivo de nuevo: sin JavaScript el navegador no guarda la elección.',
    sending: (v) => `Enviando ${v.file}`,
    checking: 'Archivo enviado. Revisándolo…',
    cancel: 'Cancelar el envío',
    cancelled: 'Envío cancelado',
    cancelledText: 'Lo que escribió y el archivo elegido siguen aquí.',
  },
}
