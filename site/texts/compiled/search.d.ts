import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface SearchTexts {
/** Busca */
"title": string,
/** Procure no catálogo, nas aplicações, na base de conhecimento e nas notícias. */
"description": string,
/** Busca por “{text}” */
"titleFor": (values: { text: string | number }) => string,
/** Buscar no site */
"label": string,
/** Código ou palavra, como TC-50-10 */
"placeholder": string,
/** Buscar */
"submit": string,
"kinds": {
/** Tipo de resultado */
"label": string,
/** Tudo */
"all": string,
/** Produtos */
"products": string,
/** Aplicações */
"applications": string,
/** Publicações */
"publications": string,
/** Notícias */
"news": string,
},
/** {kind}, {count} */
"withCount": (values: { kind: string | number; count: string | number }) => string,
/** {count, plural, one {# resultado} other {# resultados}} */
"results": (values: { count: number }) => string,
"seeAll": {
/** Ver os {count, number} produtos */
"products": (values: { count: number }) => string,
/** Ver as {count, number} aplicações */
"applications": (values: { count: number }) => string,
/** Ver as {count, number} publicações */
"publications": (values: { count: number }) => string,
/** Ver as {count, number} notícias */
"news": (values: { count: number }) => string,
},
"empty": {
/** Nada encontrado para “{text}” */
"title": (values: { text: string | number }) => string,
/** O código pode ser escrito com ou sem hífens. Com palavras, tente menos delas, ou o nome da peça sem a medida. */
"text": string,
/** Abrir o catálogo */
"products": string,
},
/** Nenhum resultado em {kind} */
"emptyKind": (values: { kind: string | number }) => string,
/** Ver todos os resultados */
"everything": string,
/** Produtos mais consultados */
"mostViewed": string,
/** Aplicações mais consultadas */
"applications": string,
/** Publicações */
"publications": string,
/** Linhas de produtos */
"lines": string,
}
export declare const searchTexts: LocalTexts<SearchTexts>
