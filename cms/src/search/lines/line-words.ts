/** Words of pasted lists, folded, of all languages: people paste what others wrote. */

/** Words that announce a quantity, in a line and as the heading of a column. */
export const quantityWords =
  'quantidade quant quantid qtd qtde qt qty quantity cantidad cant qnt qnts qtds qtdes ctd menge mge anzahl anz stueckzahl stuckzahl'

/** Units in which pieces are counted. */
const pieces =
  'pc|pcs|pca|pcas|peca|pecas|pz|pza|pzas|pieza|piezas|piece|pieces|un|und|unds|uni|unid|unids|unidade|unidades|unidad|unidades|ud|uds|unit|units|ea|each|stk|stck|st|stuck|stueck|jg|jogo|jogos|rolo|rolos|rollo|rollos|roll|rolls'

/** A unit of pieces after a number. */
export const pieceUnit = String.raw`(?:${pieces})(?![a-z0-9])\.?`

/** Units of pieces that are also written before the number, in a column: `PC 10`. */
export const leadingUnit = String.raw`(?:pc|pcs|pca|pecs?|pz|pzas?|un|und|unid|ud|uds|ea|stk|stck)(?![a-z0-9])\.?`

/** Packing units in which packs are counted. */
const packs =
  'caixa|caixas|cx|cxs|embalagem|embalagens|emb|pacote|pacotes|pct|pcts|pack|packs|package|packages|pkg|pkgs|pk|pks|box|boxes|bx|carton|cartons|ctn|ctns|caja|cajas|cj|cjs|paquete|paquetes|paq|paqs|embalaje|embalajes|envase|envases|packung|packungen|verpackung|verpackungen|verpackungseinheit|verpackungseinheiten|vpe|ve|karton|kartons|schachtel|schachteln|paket|pakete|saco|sacos|saquinho|saquinhos|sc|scs|bolsa|bolsas|bag|bags|beutel|tute|tuten|tuete|tueten|blister|blisters|case|cases|fardo|fardos'

/** A packing unit after a number. */
export const packUnit = String.raw`(?:${packs})(?![a-z0-9])\.?`

/** A text that is a packing unit. */
export const packWord = new RegExp(String.raw`^${packUnit}$`)

/** Words of twelve pieces. */
export const dozens = 'duzia|duzias|dz|dzs|docena|docenas|doc|dozen|dozens|doz|dutzend'

/** Words that count pieces by several, and how many. */
const multiples: readonly (readonly [string, number])[] = [
  ['par|pares|pair|pairs|paar', 2],
  [dozens, 12],
  ['gross|grosa|grosas|grossa|grossas', 144],
  ['cto|ctos|cento|centos|ciento|cientos|centena|centenas|hundred|hundreds|hundert', 100],
  [
    'k|mil|milh|milhei|milheir|milheiro|milheiros|mlh|mlr|kpc|kpcs|mpcs|millar|millares|mill|thousand|thousands|tausend|tsd',
    1000,
  ],
]

/** A word after a number that multiplies it. */
export const multipleWord = String.raw`(?:${multiples.map(([words]) => words).join('|')})(?![a-z0-9])\.?`

/** Pieces that a word stands for; undefined where it is none that multiplies. */
export const piecesOfMultiple = (word: string): number | undefined =>
  multiples.find(([words]) => words.split('|').includes(word.replace(/\.$/, '')))?.[1]

/** Beginning of a line that adds up others. */
export const totalLine =
  /^\W*(?:sub-?\s?total|total|totais|totales|soma|suma|summe|gesamt\w*)(?![a-z0-9])/

/** What holds packs or a length: how many pieces that is nobody knows. */
export const bulkUnit =
  '(?:pallets?|paletes?|palets?|paletten?|europaletten?|tambor|tambores|drums?|trommeln?|bobinas?|containers?|conteiner|conteineres|contenedor|contenedores)(?![a-z0-9])'

/** Words after which one quantity is that of each part number of a line. */
export const eachWord =
  /(?<![a-z0-9])(?:(?:de|for|von)\s+)?(?:cada|each|jeweils|je|apiece|ambos|both)(?![a-z0-9])/

/** A word before a number of pieces in a sentence: `please quote 10 AB-50`. */
export const askWord = String.raw`(?:quote|quoting|need|needs|needed|required|requested|order|want|require|requires|buy|send(?:\s(?:me|us))?|also|more|plus|and|cotar|cotacao|orcar|orcamento|preciso|precisamos|quero|queremos|comprar|enviar|mandar|solicito|solicitamos|pedir|pedimos|tambem|mais|e|cotizar|cotizacion|necesito|necesitamos|quiero|ofertar|tambien|mas|y|anbieten|benotigen|benotige|brauchen|brauche|bestellen|bestelle|und|auch)`

/** Beginning of a line of a signature, a letterhead or a page: its numbers are no part numbers. */
export const signatureLine =
  /^\W*(?:tel|telefon|telefone|telefono|fone|phone|mobile|mobil|cel|celular|fax|fone\/fax|whats\w*|e-?mail|vat|ust|steuer\w*|cnpj|cpf|ie|nif|cif|rut|rfc|nit|cuit|iban|bic|hrb|hra|cep|plz|page|pagina|pag|seite)(?![a-z0-9])/

/** A word before a date or a place of a text: `até 20/12`. Shorter ones begin part numbers. */
export const dateWord = /^(?:ate|dia|hasta|until|from|bis|vom|page|pag|rua|cep|plz)\s/

/** A word whose number counts no pieces: `rev. 3`, `lote 2026`. */
export const otherCountWord =
  '(?:rev|revisao|revision|versao|version|lote|lot|batch|charge|folha|sheet|blatt|pagina|page|seite|fig|figura|figure|nf|nfe|ncm|classe|class|clase|klasse|din|iec|nbr|iso|astm)'

/** A unit after a number that counts no pieces: of measures, of time, of what a part has. */
export const measureUnit =
  '(?:mm2?|cm2?|dm2?|m2|km|kv|kva|ka|awg|kcmil|mcm|kn|nm|bar|ft|feet|pol|polegadas?|pulg|pulgadas?|inch|inches|toneladas?|volts?|amp|amperes?|graus?|furos?|holes?|orificios?|lochs?|vias|polos|pinos|pins?|dias?|days?|tage?n?|horas?|hours?|semanas?|weeks?|wks|wochen?|meses|months?|monate?|anos?|years?|jahre?|%)(?![a-z0-9])'

/** Any unit of a quantity that has a column of its own: pieces, metres, kilograms. */
export const columnUnit = String.raw`(?:${pieces}|m|mt|mts|metro|metros|meter|meters|metre|metres|kg)(?![a-z0-9])\.?`

/** A word that announces a quantity, also glued to it: `qty10`. */
export const quantityWord = String.raw`(?:${quantityWords.replaceAll(' ', '|')})(?![a-z])`

/** A word that announces a line's number. */
export const itemWord = String.raw`(?:item|itens|pos|posicao|posicion|position|linha|linea|line|no|nr|#)(?![a-z0-9])`

/** A word between a quantity and what it counts. */
export const ofWord = '(?:de|do|da|dos|das|del|of|off|von|vom|der)'

/** Words between parts of which one is meant. */
export const orWord = /(?<![a-z0-9])(?:ou|or|o|oder)(?![a-z0-9])/
