import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface SolutionsTexts {
/** Soluções */
"title": string,
/** Onde as conexões trabalham: o problema em campo, a montagem e as peças que a fazem. */
"description": string,
/** {count, plural, =0 {Em preparação} one {# aplicação} other {# aplicações}} */
"count": (values: { count: number }) => string,
/** Aplicações */
"applications": string,
"none": {
/** Ainda não há aplicações aqui */
"title": string,
/** Veja as outras soluções, ou procure direto pelo produto. */
"text": string,
},
/** Sobre a aplicação */
"about": string,
/** Na imagem */
"marks": string,
/** Produtos desta aplicação */
"products": string,
/** Para ler antes da montagem */
"publications": string,
/** Outras aplicações */
"related": string,
}
export declare const solutionsTexts: LocalTexts<SolutionsTexts>
