import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface NewsTexts {
/** Notícias */
"title": string,
/** Engenharia, fábrica, feiras e cursos. */
"description": string,
/** Categoria */
"category": string,
/** Categorias */
"categories": string,
/** Todas */
"all": string,
"search": {
/** Procurar nas notícias */
"label": string,
/** Assunto ou palavra */
"placeholder": string,
},
/** Mais recentes */
"newest": string,
/** Mais antigas */
"oldest": string,
/** {count, plural, =0 {Nenhuma notícia} one {# notícia} other {# notícias}} */
"count": (values: { count: number }) => string,
/** Mais recente */
"latest": string,
/** Outras notícias */
"related": string,
"nothing": {
/** Nenhuma notícia encontrada */
"title": string,
/** Tente menos palavras ou outra categoria. */
"text": string,
},
"empty": {
/** Ainda não há notícias aqui */
"title": string,
/** Veja as outras categorias ou volte em breve. */
"text": string,
},
/** Ver todas as notícias */
"see": string,
}
export declare const newsTexts: LocalTexts<NewsTexts>
