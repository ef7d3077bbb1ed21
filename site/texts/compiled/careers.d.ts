import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface CareersTexts {
/** Trabalhe conosco */
"title": string,
/** Gente cuidadosa, para fazer a parte que não pode falhar. */
"description": string,
/** O que procuramos */
"look": string,
/** Gente que confere antes de assinar, pergunta quando não sabe e conta quando erra. Experiência ajuda; capricho conta mais. As vagas são abertas a pessoas com deficiência. */
"lookText": string,
/** Áreas de interesse */
"areas": string,
/** Currículo: {area} */
"sendFor": (values: { area: string | number }) => string,
"portuguese": {
/** As candidaturas são recebidas em português */
"title": string,
/** As vagas são para as nossas fábricas no Brasil. A página em português diz o que procuramos e como se candidatar. */
"text": string,
/** Ir à página em português */
"link": string,
},
}
export declare const careersTexts: LocalTexts<CareersTexts>
