export const forms = {
  toCorrect: 'Há campos a corrigir',
  failed: 'Não foi possível enviar',
  sending: 'Enviando',
  optional: 'opcional',
  consent: 'Concordância',
  showPassword: 'Mostrar a senha',
  of: (label: string, problem: string) => `${label}: ${problem}`,
}
