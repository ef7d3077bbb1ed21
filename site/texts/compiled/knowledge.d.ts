import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface KnowledgeTexts {
/** Base de conhecimento */
"title": string,
/** Guias curtos, com tabelas, para quem projeta, compra e instala. */
"description": string,
"search": {
/** Procurar na base de conhecimento */
"label": string,
/** Assunto, norma ou palavra */
"placeholder": string,
},
/** {count, plural, =0 {Nenhuma publicação} one {# publicação} other {# publicações}} */
"count": (values: { count: number }) => string,
/** Seções */
"sections": string,
/** Outras seções */
"others": string,
"nothing": {
/** Nenhuma publicação encontrada */
"title": string,
/** Tente menos palavras ou escolha uma seção abaixo. */
"text": string,
},
"empty": {
/** Ainda não há publicações aqui */
"title": string,
/** Veja as outras seções da base de conhecimento. */
"text": string,
},
/** Ver toda a base de conhecimento */
"see": string,
}
export declare const knowledgeTexts: LocalTexts<KnowledgeTexts>
