import type { LanguageWords } from './language-words.ts'

export const spanish: LanguageWords = {
  stopWords: `el la los las un una unos unas de del en por para con y o u que cual cuales cuanto cuanta
    donde como cuando al a se mi mis su sus tiene tienen hay necesito necesitamos quiero quisiera
    busco buscando existe sirve usar usa uso comprar compra precio precios valor cuesta cotizacion
    presupuesto stock tipo modelo referencia ref cod codigo producto productos norma normas segun
    medida favor buenos dias buenas tardes hola estimado estimados senor senores solicito solicitar
    solicitamos informar enviar envie flete pago plazo entrega condiciones gracias saludos abajo n nr nro num numero`,
  numerals: {
    uno: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veintiun: 21,
    veintiuno: 21,
    veintiuna: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiseis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    ciento: 100,
    doscientos: 200,
    doscientas: 200,
    trescientos: 300,
    trescientas: 300,
    cuatrocientos: 400,
    cuatrocientas: 400,
    quinientos: 500,
    quinientas: 500,
    seiscientos: 600,
    seiscientas: 600,
    setecientos: 700,
    setecientas: 700,
    ochocientos: 800,
    ochocientas: 800,
    novecientos: 900,
    novecientas: 900,
    mil: 1000,
  },
  multipliedNumerals: 'mil',
  numeralAfterAnd: 'un',
  endings: `a o e as os es ar er ir an en ado ada ados adas ido ida idos idas ador adora adores adoras amiento amientos imiento imientos ante antes ica ico icas icos iva ivo ivas ivos era ero eria idad idades cion ciones acion aciones able ables ible ibles ancia encia mente oso osa al ales`,
  titleHead: { place: 'first', qualifiers: 'para con de' },

  bolts: 'perno pernos tornillo tornillos esparrago esparragos rosca',
  holes: 'orificio orificios agujero agujeros hueco huecos perforacion perforaciones barreno',
  diameters: 'diametro diametros diam dia',
  glands:
    'prensaestopa prensaestopas prensa_estopa prensa_estopas prensacable prensacables prensa_cable prensa_cables',
  cables: 'cable cables conductor conductores hilo alambre',
  metals: 'inox inoxidable acero aleacion aluminio',
  rangeTo: 'a hasta',
  rangeBetween: 'entre',

  and: 'y e',
  or: 'o',
  of: 'de del',
  each: 'cada ambos',
  ofEach: 'de_cada',
  requests:
    'cotizar cotizacion necesito necesitamos quiero queremos comprar enviar mandar solicito solicitamos pedir pedimos ofertar tambien mas y',

  about: 'unas unos aproximadamente cerca',

  quantity: 'cantidad cant ctd',
  pieces: 'pz pza pzas pieza piezas un und unid unidad unidades ud uds rollo rollos',
  leadingPieces: 'pz pza pzas un und unid ud uds',
  packs:
    'caja cajas cj cjs paquete paquetes paq paqs embalaje embalajes envase envases bolsa bolsas blister blisters',
  packContents: 'de con a',
  perPack: 'por a',
  multiples: {
    2: 'par pares',
    12: 'docena docenas doc dz',
    100: 'ciento cientos centena centenas',
    144: 'grosa grosas gruesa gruesas',
    1000: 'mil mill millar millares',
  },
  half: 'media medio',
  bulk: 'palet palets tambor tambores bobina bobinas contenedor contenedores',
  currencies: 'euro euros dolares peso pesos soles',

  otherUnits: 'orificio orificios polos dia semana semanas meses anos',
  otherCounts:
    'rev revision version lote hoja pagina fig figura clase plano pedido proyecto obra tablero sala cliente serie ano opcion alternativa grupo norma precio valor descuento plazo peso iva stock existencia existencias disponible min minimo minima max maximo maxima tel telefono ext',
  withdrawn: `cancelad* cancelar cancele anulad* anular anule eliminad* eliminar elimine suspendid* descartad* descartar ignorar ignore tachad* devolv* devuelt* suprimid*
    no_compr* no_pedir no_pida no_pidan no_cotiz* no_envi* no_mand* no_inclu* no_necesit* no_quer* no_considerar no_consider* no_entreg* no_factur* no_hace_falta no_hacen_falta no_se_necesit* no_se_requier* no_vamos no_va no_usar
    ya_ten* ya_compr* ya_recib* ya_entreg* ya_pedi* ya_hay ya_lleg* tenemos_en_stock tenemos_stock hay_en_stock sin_necesidad`,
  sizes:
    'cable cables conductor calibre seccion tamano talla tension corriente temperatura espesor altura color',
  items: 'item pos posicion linea renglon no nr',
  totals: 'subtotal sub-total sub_total total totales suma',
  signatures:
    'skype teams linkedin contacto calle avenida av carrera cra tel telefono celular cel fax whats* e-mail email nif cif rut rfc nit cuit pagina pag',
  dates: 'hasta pag',
  weeks: 'sem',

  headings: {
    code: 'codigo cod ref referencia',
    codeOrText: 'numero parte pieza no nr',
    quantity: 'pzas piezas uds unidades solicitado solicitada',
    quantityEndings: '',
    other:
      'item pos posicion linea # descripcion desc producto material unidad unid und un ud precio total valor marca fabricante modelo obs observaciones peso entrega de del la el y nombre lista',
    notAsked:
      'min minimo minima max maximo maxima por cada paquete caja stock existencia existencias disponible',
    total: 'total totales general',
    requested:
      'solicitado solicitada solicitados solicitadas sol pedido pedida pedidos pedidas comprar cotizar pedir necesario necesaria necesarios necesarias',
  },
}
