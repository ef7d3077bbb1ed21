import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface CompanyTexts {
/** Institucional */
"title": string,
/** História */
"history": string,
/** {count, plural, one {# ano} other {# anos}} */
"years": (values: { count: number }) => string,
/** Valores */
"values": string,
/** Fábricas */
"plants": string,
/** Certificados */
"certificates": string,
/** Ver no mapa */
"map": string,
/** Ver no mapa: {place} */
"mapOf": (values: { place: string | number }) => string,
"contact": {
/** Contato */
"title": string,
/** Fale com quem conhece a peça. */
"description": string,
/** Fale com a gente */
"reach": string,
/** Endereço */
"address": string,
/** Telefone */
"phone": string,
/** E-mail */
"email": string,
/** WhatsApp */
"whatsapp": string,
/** Para quem escrever */
"departments": string,
/** Escolha a área: o e-mail já sai com o assunto certo. Cite o código da peça, se souber. */
"departmentsText": string,
/** Procura uma peça? */
"buy": string,
/** No catálogo cada código tem dimensões, desenho e documentos. Escolha a peça e leve o código ao distribuidor. */
"buyText": string,
/** Ver produtos */
"products": string,
/** Dúvida técnica? */
"read": string,
/** Compressão, torque, aterramento e normas: talvez a resposta já esteja escrita. */
"readText": string,
/** Ir à base de conhecimento */
"knowledge": string,
},
}
export declare const companyTexts: LocalTexts<CompanyTexts>
