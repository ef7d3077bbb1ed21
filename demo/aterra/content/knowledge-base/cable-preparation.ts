import { crimping } from '../catalogue/documents.ts'
import { barrel, conductors } from '../catalogue/conductors.ts'
import { figure, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

/**
 * Stripping lengths: a barrel of 2.1 bores for a long terminal, plus the 3 mm of the instruction,
 * rounded up to the millimeter.
 */
const lengths = conductors
  .filter((c) => [16, 25, 50, 95, 150, 240, 400].includes(c.section))
  .map((c) => {
    const { bore } = barrel(c.section)
    return [
      String(c.section),
      String(Math.ceil(bore * 2.1 + 3)),
      c.section > 120 ? '—' : String(Math.ceil(bore * 1.15 + 3)),
    ]
  })

export const cablePreparation: Publication = {
  key: 'preparar-o-cabo',
  section: 'ferramentas-e-montagem',
  date: '2024-11-19',
  documents: [crimping],
  products: [
    'cortador-catraca',
    'decapador-de-cabos',
    'escova-de-fios',
    'pasta-antioxido',
    'terminal-longo-um-furo',
    'torquimetro',
    'alicate-hexagonal',
  ],
  title: t(
    'Preparar o cabo: cortar, decapar, escovar',
    'Preparing the cable: cut, strip, brush',
    'Preparar el cable: cortar, pelar, cepillar',
  ),
  summary: t(
    'Os dez minutos antes da compressão que decidem os vinte anos depois dela.',
    'The ten minutes before the crimp that decide the twenty years after it.',
    'Los diez minutos antes de la compresión que deciden los veinte años posteriores.',
  ),
  text: [
    p(
      'Metade dos defeitos que chegam ao nosso laboratório já estava no cabo antes de a prensa fechar: fio cortado, ponta aberta, óxido, pasta suja. Nenhum deles se conserta com mais força.',
      'Half of the defects that reach our laboratory were in the cable before the press closed: cut wires, frayed end, oxide, dirty paste. None of them is mended by more force.',
      'La mitad de los defectos que llegan a nuestro laboratorio ya estaba en el cable antes de que cerrara la prensa: hilo cortado, punta abierta, óxido, pasta sucia. Ninguno se arregla con más fuerza.',
    ),
    h('Cortar', 'Cut', 'Cortar'),
    p(
      'Corte reto, com cortador de lâminas curvas que abraçam o cabo. A serra deixa limalha entre os fios e empurra a isolação; a tesoura de lâmina reta ovaliza. Antes do corte em cabo de alumínio, dê duas voltas de fita além da marca: a coroa de fora não abre. Alma de aço pede cortador próprio: as lâminas para cobre e alumínio lascam.',
      'Cut square, with curved blades that embrace the cable. A saw leaves filings among the wires and pushes the insulation; straight shears flatten the cable. Before cutting aluminum, wind two turns of tape beyond the mark: the outer layer stays closed. A steel core needs its own cutter: blades for copper and aluminum chip.',
      'Corte recto, con cortador de cuchillas curvas que abrazan el cable. La sierra deja limadura entre los hilos y empuja la aislación; la tijera recta ovaliza. Antes de cortar cable de aluminio, dé dos vueltas de cinta más allá de la marca: la corona exterior no se abre. El alma de acero pide cortador propio: las cuchillas para cobre y aluminio se astillan.',
    ),
    h('Decapar', 'Strip', 'Pelar'),
    p(
      'O comprimento é o do barril mais 3 mm. Menos, e a última compressão pega isolação; mais, e sobra cobre nu fora da peça. Regule a profundidade da lâmina numa ponta de descarte até que ela risque a isolação **sem tocar o metal**; a isolação restante se rompe ao girar.',
      'The length is that of the barrel plus 3 mm. Any less, and the last crimp grips insulation; any more, and bare copper is left outside. Set the depth of the blade on a scrap end until it scores the insulation **without touching metal**; what remains breaks as it turns.',
      'La longitud es la del barril más 3 mm. Menos, y la última compresión toma aislación; más, y sobra cobre desnudo fuera de la pieza. Regule la profundidad de la cuchilla en una punta de descarte hasta que marque la aislación **sin tocar el metal**; la aislación restante se rompe al girar.',
    ),
    table(
      t(
        'Comprimento decapado para os terminais Aterra (mm)',
        'Stripped length for Aterra terminals (mm)',
        'Longitud pelada para los terminales Aterra (mm)',
      ),
      [
        t('Condutor (mm²)', 'Conductor (mm²)', 'Conductor (mm²)'),
        t('Longo (TC)', 'Long (TC)', 'Largo (TC)'),
        t('Curto (TK)', 'Short (TK)', 'Corto (TK)'),
      ],
      lengths,
    ),
    p(
      'Um fio cortado num cabo de dezenove é 5 % da seção, no ponto que mais esquenta. **Cortou, corte a ponta e comece de novo.**',
      'One wire cut in a cable of nineteen is 5 % of its section, at the point that heats most. **If you cut one, cut the end off and begin again.**',
      'Un hilo cortado en un cable de diecinueve es el 5 % de la sección, en el punto que más se calienta. **Si lo cortó, corte la punta y empiece de nuevo.**',
    ),
    figure(
      'news-conductors',
      t(
        'De 10 a 300 mm²: a ponta reta, sem fio fora do lugar.',
        'From 10 to 300 mm²: a square end, with no wire out of place.',
        'De 10 a 300 mm²: la punta recta, sin ningún hilo fuera de lugar.',
      ),
    ),
    h('Escovar', 'Brush', 'Cepillar'),
    list(
      t(
        '**Cobre novo e brilhante**: nada a fazer além de não pôr a mão.',
        '**New, bright copper**: nothing to do but keep hands off.',
        '**Cobre nuevo y brillante**: nada que hacer, salvo no tocarlo.',
      ),
      t(
        '**Cobre escuro ou verde**: escova de aço até brilhar; no cabo velho, abra as coroas e escove cada uma.',
        '**Dark or green copper**: steel brush until bright; on old cable, open the layers and brush each.',
        '**Cobre oscuro o verde**: cepillo de acero hasta que brille; en cable viejo, abra las coronas y cepille cada una.',
      ),
      t(
        '**Alumínio, sempre**: o óxido é invisível. Escove, passe pasta, escove de novo através da pasta.',
        '**Aluminum, always**: its oxide cannot be seen. Brush, apply paste, and brush again through the paste.',
        '**Aluminio, siempre**: el óxido es invisible. Cepille, ponga pasta, cepille de nuevo a través de la pasta.',
      ),
      t(
        '**Cabo estanhado**: só pano. A escova leva o estanho.',
        '**Tinned cable**: cloth only. A brush takes the tin off.',
        '**Cable estañado**: solo paño. El cepillo se lleva el estaño.',
      ),
    ),
    p(
      'Uma escova para o cobre e outra para o alumínio, marcadas. A mesma escova leva cobre para o alumínio e começa uma pilha em cada risco.',
      'One brush for copper and another for aluminum, marked. The same brush carries copper to the aluminum, and starts a cell in every scratch.',
      'Un cepillo para el cobre y otro para el aluminio, marcados. El mismo cepillo lleva cobre al aluminio y empieza una pila en cada rayón.',
    ),
    h('Inserir e prensar', 'Insert and crimp', 'Insertar y comprimir'),
    p(
      'Insira girando no sentido do encordoamento, até ver metal na janela. Marque com caneta a entrada do barril na isolação: se a marca se afastou depois da primeira compressão, o cabo recuou. Prense da palma para a boca; na luva, do meio para fora. Depois, limpe a pasta que saiu e vede.',
      'Insert, turning with the lay, until metal shows in the inspection hole. Mark with a pen where the barrel meets the insulation: if the mark has moved away after the first crimp, the cable slid back. Crimp from palm to mouth; on splices, from the middle outward. Then wipe off the paste that came out, and seal.',
      'Inserte girando en el sentido del cableado, hasta ver metal en el orificio. Marque con lápiz la entrada del barril en la aislación: si la marca se alejó tras la primera compresión, el cable retrocedió. Comprima de la paleta a la boca; en el manguito, del medio hacia afuera. Después limpie la pasta que salió y selle.',
    ),
    h('Na caixa de ferramentas', 'In the toolbox', 'En la caja de herramientas'),
    list(
      t(
        'Cortador, decapador, duas escovas, pano sem fiapo.',
        'Cutter, stripper, two brushes, lint-free cloth.',
        'Cortador, pelacables, dos cepillos, paño sin pelusa.',
      ),
      t(
        'Pasta com tampa: pasta com areia é lixa dentro da junta.',
        'Paste with its lid on: paste with sand in it is sandpaper inside the joint.',
        'Pasta con tapa: la pasta con arena es lija dentro de la unión.',
      ),
      t(
        'Prensa, matrizes da obra, calibre.',
        'Press, dies for the job, gauge.',
        'Prensa, matrices de la obra, calibre.',
      ),
      t(
        'Torquímetro aferido e caneta de tinta para marcar a porca.',
        'Calibrated torque wrench and a paint pen to mark the nut.',
        'Torquímetro calibrado y marcador de pintura para la tuerca.',
      ),
    ),
    p(
      'Antes de tudo, o que a NR-10 pede: desligado, bloqueado, testado e aterrado.',
      'Before all else, what safe work asks (in Brazil, NR-10): dead, locked out, tested and grounded.',
      'Antes que nada, lo que pide el trabajo seguro (en Brasil, la NR-10): desconectado, bloqueado, probado y puesto a tierra.',
    ),
    p(
      'E no fim, o contrário: guarde as lâminas fechadas, limpe a pasta da escova e escreva na folha quantas peças foram feitas. A ferramenta suja de hoje é o defeito de amanhã.',
      'And at the end, the reverse: put the blades away closed, clean the paste off the brush, and write on the sheet how many parts were made. The dirty tool of today is the defect of tomorrow.',
      'Y al final, lo contrario: guarde las cuchillas cerradas, limpie la pasta del cepillo y escriba en la hoja cuántas piezas se hicieron. La herramienta sucia de hoy es el defecto de mañana.',
    ),
  ],
}
