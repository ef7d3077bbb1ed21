import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface ProductTexts {
/** Família {code} */
"family": (values: { code: string | number }) => string,
/** Documentos */
"documents": string,
"variants": {
/** Códigos de {title} */
"caption": (values: { title: string | number }) => string,
/** Código */
"partNumber": string,
/** Copiar {code} */
"copy": (values: { code: string | number }) => string,
/** {code} copiado */
"copied": (values: { code: string | number }) => string,
/** Ordenar por {column} */
"sortBy": (values: { column: string | number }) => string,
/** {count} de {total} códigos */
"shown": (values: { count: string | number; total: string | number }) => string,
/** todos */
"all": string,
/** Nenhum código com estes valores. */
"none": string,
},
/** Informações técnicas */
"notes": string,
/** Aplicações */
"applications": string,
"sheet": {
/** Ficha técnica */
"title": string,
/** {page} de {pages} */
"folio": (values: { page: string | number; pages: string | number }) => string,
},
"drawing": {
/** Desenho cotado: letras como na tabela */
"alt": string,
/** As letras são as da tabela; os valores, os deste código. */
"letters": string,
/** Abrir ampliado */
"open": string,
},
/** Ferramentas e matrizes */
"tools": string,
/** NCM */
"ncm": string,
/** Produtos relacionados */
"related": string,
/** Imagens do produto */
"pictures": string,
/** Imagem {index} */
"picture": (values: { index: string | number }) => string,
/** sim */
"yes": string,
/** não */
"no": string,
/** – */
"notStated": string,
}
export declare const productTexts: LocalTexts<ProductTexts>
