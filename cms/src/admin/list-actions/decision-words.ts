import { label } from '#src/platform/labels.ts'

export const decisionWords = {
  hint: label(
    'Marque os cadastros e decida. Cada pessoa recebe um e-mail.',
    'Tick registrations and decide. Each person gets a mail.',
    'Marque los registros y decida. Cada persona recibe un correo.',
  ),
  chosen: label('Marcados:', 'Ticked:', 'Marcados:'),
  approve: label('Aprovar', 'Approve', 'Aprobar'),
  refuse: label('Recusar…', 'Refuse…', 'Rechazar…'),
  block: label('Bloquear…', 'Block…', 'Bloquear…'),
  reason: label(
    'Motivo (vai no e-mail; pode ficar vazio)',
    'Reason (goes into the mail; may be empty)',
    'Motivo (va en el correo; puede quedar vacío)',
  ),
  blockWarning: label(
    'As sessões abertas terminam agora.',
    'Open sessions end now.',
    'Las sesiones abiertas terminan ahora.',
  ),
  confirm: label('Confirmar', 'Confirm', 'Confirmar'),
  cancel: label('Cancelar', 'Cancel', 'Cancelar'),
  done: label('Decididos:', 'Decided:', 'Decididos:'),
  failed: label(
    'Não foi possível decidir agora. Tente de novo.',
    'It could not be decided now. Try again.',
    'No se pudo decidir ahora. Intente de nuevo.',
  ),
}
