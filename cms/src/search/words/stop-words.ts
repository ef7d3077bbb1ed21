import { languageOf } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/**
 * Function words, and the words around a question or an inquiry, by language; folded. Those that say
 * the opposite are none: `sem fio` is not `fio`.
 */
const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  pt: listed(
    `a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela para pra pro com
    e ou que qual quais quanto quanta onde como quando ao aos se eu meu minha voces voce tem temos
    ha preciso precisamos quero queria gostaria procuro procurando busco existe serve usar usa uso
    comprar compra preco precos valor custa orcamento cotacao estoque tipo modelo referencia ref cod
    codigo produto produtos norma normas conforme segundo medida favor bom dia boa tarde noite ola prezado prezados senhor senhores venho gostariamos
    solicito solicitar solicitamos informar enviar envie frete pagamento prazo entrega condicoes
    obrigado obrigada atenciosamente abaixo n nr nro num numero`,
  ),
  en: listed(
    `a an the of for to in on at with by from and or is are do does what which how much many
    where when my your you we our i it its that this can need needs want looking look find have has
    buy price prices cost quote stock type model reference ref part number code product products
    item please size sizes use used using hello hi dear sir sirs madam kindly send inform delivery
    payment freight shipping terms thanks thank regards below no nr`,
  ),
  es: listed(
    `el la los las un una unos unas de del en por para con y o u que cual cuales cuanto cuanta
    donde como cuando al a se mi mis su sus tiene tienen hay necesito necesitamos quiero quisiera
    busco buscando existe sirve usar usa uso comprar compra precio precios valor cuesta cotizacion
    presupuesto stock tipo modelo referencia ref cod codigo producto productos norma normas segun
    medida favor buenos dias buenas tardes hola estimado estimados senor senores solicito solicitar
    solicitamos informar enviar envie flete pago plazo entrega condiciones gracias saludos abajo n nr nro num numero`,
  ),
}

/** Whether a folded word says nothing of the product in the locale. */
export const isStopWord = (word: string, locale: Locale): boolean =>
  stopWords[languageOf(locale)]?.has(word) ?? false
