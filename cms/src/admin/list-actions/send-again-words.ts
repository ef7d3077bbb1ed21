import { label } from '#src/platform/labels.ts'

export const outboxWords = {
  hint: label(
    'O que não saiu é tentado de novo por dois dias.',
    'What did not go out is tried again for two days.',
    'Lo que no salió se reintenta por dos días.',
  ),
  again: label(
    'Enviar de novo o que falhou',
    'Send what failed again',
    'Enviar de nuevo lo que falló',
  ),
  queued: label('Na fila outra vez:', 'Queued again:', 'En cola otra vez:'),
  failed: label(
    'Não foi possível agora. Tente de novo.',
    'It did not work now. Try again.',
    'No se pudo ahora. Intente de nuevo.',
  ),
}
