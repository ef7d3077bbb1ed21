import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface DataRequestTexts {
"request": {
/** Seus dados pessoais */
"title": string,
/** Peça aqui o que a LGPD garante. Confirmamos por e-mail e respondemos em até 15 dias. */
"lead": string,
/** O que você quer */
"kind": string,
/** Enviar pedido */
"submit": string,
/** Enviamos um e-mail com um link. Abra-o para confirmar o pedido. */
"done": string,
/** Fazer outro pedido */
"another": string,
/** Detalhes */
"message": string,
"kinds": {
/** Saber se há dados meus */
"confirm": string,
/** Receber uma cópia */
"access": string,
/** Corrigir dados */
"correct": string,
/** Apagar dados */
"erase": string,
/** Retirar o consentimento */
"withdraw": string,
},
/** Estes dados servem só para atender o pedido. */
"consent": string,
},
"requestConfirmation": {
/** Confirmar pedido */
"title": string,
/** Confirme para começar a contar o prazo de 15 dias. */
"text": string,
/** Confirmar pedido */
"submit": string,
/** Pedido confirmado. Respondemos por e-mail em até 15 dias. */
"done": string,
},
}
export declare const dataRequestTexts: LocalTexts<DataRequestTexts>
