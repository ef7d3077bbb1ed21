/** Texts common to all forms. */
export const forms = {
  toCorrect: 'Há campos a corrigir',
  failed: 'Não foi possível enviar',
  sending: 'Enviando…',
  optional: 'opcional',
  consent: 'Concordância',
  showPassword: 'Mostrar a senha',
  of: (label: string, problem: string) => `${label}: ${problem}`,
  choose: 'Escolha',
  sent: 'Enviado',
  receipt: (number: string) => `Protocolo ${number}`,
  lost: 'Sem resposta do servidor. Nada do que você escreveu se perdeu: tente de novo.',
  close: 'Fechar',
  back: 'Voltar ao formulário',
  wait: (minutes: number) =>
    minutes === 1
      ? 'Você pode enviar de novo em 1 minuto.'
      : `Você pode enviar de novo em ${minutes} minutos.`,
  file: {
    tooLarge: (megabytes: number) => `Envie um arquivo de até ${megabytes} MB.`,
    again: 'Escolha o arquivo de novo: sem JavaScript o navegador não guarda a escolha.',
    sending: (file: string) => `Enviando ${file}`,
    checking: 'Arquivo enviado. Conferindo…',
    cancel: 'Cancelar o envio',
    cancelled: 'Envio cancelado',
    cancelledText: 'O que você escreveu e o arquivo escolhido continuam aqui.',
  },
}
