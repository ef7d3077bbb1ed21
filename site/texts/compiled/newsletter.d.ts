import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface NewsletterTexts {
"newsletter": {
/** Newsletter */
"title": string,
/** Produtos novos, normas e notas técnicas. Um e-mail por mês, no máximo. */
"lead": string,
/** Assuntos */
"interests": string,
/** Assinar */
"submit": string,
/** Enviamos um e-mail com um link. Abra-o para confirmar a assinatura. */
"done": string,
/** Assinar com outro e-mail */
"another": string,
/** Quero receber a newsletter e posso sair quando quiser. */
"consent": string,
},
"confirmation": {
/** Confirmar assinatura */
"title": string,
/** Falta um clique para começar a receber a newsletter. */
"text": string,
/** Confirmar assinatura */
"submit": string,
/** Assinatura confirmada. */
"done": string,
},
"leaving": {
/** Cancelar assinatura */
"title": string,
/** Você deixa de receber a newsletter na hora. */
"text": string,
/** Cancelar assinatura */
"submit": string,
/** Assinatura cancelada. Nada mais será enviado. */
"done": string,
},
}
export declare const newsletterTexts: LocalTexts<NewsletterTexts>
