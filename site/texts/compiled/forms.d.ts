import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface FormsTexts {
/** Há campos a corrigir */
"toCorrect": string,
/** Não foi possível enviar */
"failed": string,
/** Enviando… */
"sending": string,
/** opcional */
"optional": string,
/** Concordância */
"consent": string,
/** Mostrar a senha */
"showPassword": string,
/** {label}: {problem} */
"of": (values: { label: string | number; problem: string | number }) => string,
/** Escolha */
"choose": string,
/** Enviado */
"sent": string,
/** Protocolo {number} */
"receipt": (values: { number: string | number }) => string,
/** Sem resposta do servidor. Nada do que você escreveu se perdeu: tente de novo. */
"lost": string,
/** Fechar */
"close": string,
/** Voltar ao formulário */
"back": string,
/** {minutes, plural, =1 {Você pode enviar de novo em 1 minuto.} other {Você pode enviar de novo em # minutos.}} */
"wait": (values: { minutes: number }) => string,
"file": {
/** Envie um arquivo de até {megabytes} MB. */
"tooLarge": (values: { megabytes: string | number }) => string,
/** Escolha o arquivo de novo: sem JavaScript o navegador não guarda a escolha. */
"again": string,
/** Enviando {file} */
"sending": (values: { file: string | number }) => string,
/** Arquivo enviado. Conferindo… */
"checking": string,
/** Cancelar o envio */
"cancel": string,
/** Envio cancelado */
"cancelled": string,
/** O que você escreveu e o arquivo escolhido continuam aqui. */
"cancelledText": string,
},
}
export declare const formsTexts: LocalTexts<FormsTexts>
