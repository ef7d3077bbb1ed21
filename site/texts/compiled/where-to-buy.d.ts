import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface WhereToBuyTexts {
/** Onde comprar */
"title": string,
/** Onde comprar: {product} */
"of": (values: { product: string | number }) => string,
/** Distribuidores que trabalham com esta linha. */
"lead": string,
/** Ver os distribuidores por estado */
"see": string,
"search": {
/** CEP, cidade ou estado */
"label": string,
/** Buscar */
"action": string,
/** Usar minha localização */
"locate": string,
/** Sua localização fica no seu aparelho: serve só para ordenar esta lista. */
"locateHint": string,
/** Pelo CEP, a distância é aproximada: parte da região ou da capital do estado. */
"cepHint": string,
},
/** sua localização */
"located": string,
/** Não encontramos esse lugar. Tente o CEP, a sigla do estado ou uma capital. */
"unknown": string,
/** O navegador não informou sua localização. Digite o CEP ou a cidade. */
"denied": string,
/** Mais próximos de {place} */
"nearest": (values: { place: string | number }) => string,
/** Ainda não há distribuidor em {state}. Os mais próximos: */
"noneIn": (values: { state: string | number }) => string,
/** Ver todos por estado */
"all": string,
/** Mais {count} */
"more": (values: { count: string | number }) => string,
/** {figure} km */
"km": (values: { figure: string | number }) => string,
/** WhatsApp de {name} */
"whatsapp": (values: { name: string | number }) => string,
/** Site de {name} */
"site": (values: { name: string | number }) => string,
/** Ver no mapa: {name} */
"map": (values: { name: string | number }) => string,
/** Mapa */
"mapShort": string,
/** Outros lugares */
"other": string,
/** Este produto ainda não tem distribuidor cadastrado. Fale com a gente: indicamos quem atende você. */
"none": string,
/** Perguntar sobre este produto */
"ask": string,
}
export declare const whereToBuyTexts: LocalTexts<WhereToBuyTexts>
