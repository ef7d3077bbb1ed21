import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
  toCorrect: 'Há campos a corrigir',
  failed: 'Não foi possível enviar',
  sending: 'Enviando…',
  optional: 'opcional',
  consent: 'Concordância',
  showPassword: 'Mostrar a senha',
  of: (v) => `${v.label}: ${v.problem}`,
  choose: 'Escolha',
  sent: 'Enviado',
  receipt: (v) => `Protocolo ${v.number}`,
  lost: 'Sem resposta do servidor. Nada do que você escreveu se perdeu: tente de novo.',
  close: 'Fechar',
  back: 'Voltar ao formulário',
  wait: (v) =>
    plural(v.minutes, 'br', {
      '=1': 'Você pode enviar de novo em 1 minuto.',
      other: `Você pode enviar de novo em ${number(v.minutes, 'br')} minutos.`,
    }),
  file: {
    tooLarge: (v) => `Envie um arquivo de até ${v.megabytes} MB.`,
    again: 'Escolha o arquivo de novo: sem JavaScript o navegador não guarda a escolha.',
    sending: (v) => `Enviando ${v.file}`,
    checking: 'Arquivo enviado. Conferindo…',
    cancel: 'Cancelar o envio',
    cancelled: 'Envio cancelado',
    cancelledText: 'O que você escreveu e o arquivo escolhido continuam aqui.',
  },
}
