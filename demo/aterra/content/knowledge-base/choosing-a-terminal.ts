import { crimping } from '../catalogue/documents.ts'
import { barrel, conductors } from '../catalogue/conductors.ts'
import { figure, figures, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

/**
 * Rows of bores, computed by the functions of the catalogue, so that this table and the product
 * page agree.
 */
const bores = conductors
  .filter((c) => [16, 35, 50, 70, 95, 120, 185, 240].includes(c.section))
  .map((c) => {
    const { bore, outer } = barrel(c.section)
    return [
      String(c.section),
      figures(c.diameter.toFixed(1)),
      figures(bore.toFixed(1)),
      figures(outer.toFixed(1)),
    ]
  })

export const choosingATerminal: Publication = {
  key: 'escolher-um-terminal-de-compressao',
  section: 'conexoes',
  date: '2026-10-14',
  documents: [crimping],
  products: [
    'terminal-longo-um-furo',
    'terminal-longo-dois-furos',
    'terminal-curto',
    'terminal-cobre-nu',
    'terminal-angular',
    'terminal-boca-larga',
    'terminal-bimetalico',
  ],
  title: t(
    'Como escolher um terminal de compressão',
    'Choosing a compression terminal',
    'Cómo elegir un terminal de compresión',
  ),
  summary: t(
    'Seis perguntas, na ordem em que se respondem, do metal do condutor à matriz que o vai prensar.',
    'Six questions, in the order in which they are answered, from the metal of the conductor to the die that will crimp it.',
    'Seis preguntas, en el orden en que se responden, del metal del conductor a la matriz que lo va a comprimir.',
  ),
  text: [
    p(
      'O terminal é escolhido por quem projeta, comprado por quem cota e montado por um terceiro. Cada um olha uma parte. As seis perguntas abaixo juntam as partes e cabem numa linha da lista de materiais.',
      'A terminal is chosen by the designer, bought by whoever quotes it and fitted by a third person. Each looks at one part of it. The six questions below put the parts together, and fit on one line of the bill of materials.',
      'El terminal lo elige quien proyecta, lo compra quien cotiza y lo monta un tercero. Cada uno mira una parte. Las seis preguntas siguientes reúnen las partes y caben en una línea de la lista de materiales.',
    ),
    h(
      '1. De que metal é o condutor?',
      '1. What metal is the conductor?',
      '1. ¿De qué metal es el conductor?',
    ),
    p(
      'Cobre pede barril de cobre. Alumínio pede barril de alumínio, de parede mais grossa e já com pasta. Se o cabo é de alumínio e o borne é de cobre, a passagem de um metal ao outro fica dentro da peça: use terminal ou pino bimetálico. Estanhar o cobre não o torna próprio para cabo de alumínio.',
      'Copper asks for a copper barrel. Aluminum asks for an aluminum barrel, with a thicker wall and paste already inside. Where the cable is aluminum and the stud is copper, the change of metal belongs inside the part: use a bimetallic terminal or a bimetallic pin. Tin on copper does not make it fit for aluminum cable.',
      'El cobre pide barril de cobre. El aluminio pide barril de aluminio, de pared más gruesa y ya con pasta. Si el cable es de aluminio y el borne es de cobre, el paso de un metal a otro queda dentro de la pieza: use terminal o pin bimetálico. Estañar el cobre no lo vuelve apto para cable de aluminio.',
    ),
    h(
      '2. Que seção e que classe?',
      '2. What section and what class?',
      '2. ¿Qué sección y qué clase?',
    ),
    p(
      'A seção nominal diz a resistência do condutor, não o diâmetro. Um cabo classe 5, de fios finos, é mais grosso que um classe 2 da mesma seção; um cabo compactado é mais fino. O barril tem de receber o cabo sem folga demais e sem cortar fios na boca.',
      'The nominal section tells the resistance of a conductor, not its diameter. A class 5 cable, of fine wires, is thicker than a class 2 of the same section; a compacted one is thinner. The barrel must take the cable without too much play and without cutting wires at the mouth.',
      'La sección nominal indica la resistencia del conductor, no el diámetro. Un cable clase 5, de hilos finos, es más grueso que uno clase 2 de la misma sección; uno compactado es más fino. El barril debe recibir el cable sin demasiada holgura y sin cortar hilos en la boca.',
    ),
    table(
      t(
        'Condutor classe 2 e barril dos terminais TC (mm)',
        'Class 2 conductor and barrel of the TC terminals (mm)',
        'Conductor clase 2 y barril de los terminales TC (mm)',
      ),
      [
        t('Seção (mm²)', 'Section (mm²)', 'Sección (mm²)'),
        t('Ø do condutor', 'Conductor Ø', 'Ø del conductor'),
        t('Ø interno d', 'Bore d', 'Ø interior d'),
        t('Ø externo D', 'Outer D', 'Ø exterior D'),
      ],
      bores,
    ),
    p(
      'A folga de projeto é de 7 % do diâmetro mais 0,3 mm. Se o cabo flexível não entra, **não corte fios**: passe ao terminal de boca larga da mesma seção.',
      'The design clearance is 7 % of the diameter plus 0.3 mm. If a flexible cable does not go in, **do not cut wires**: take the wide-mouth terminal of the same section.',
      'La holgura de proyecto es de 7 % del diámetro más 0,3 mm. Si el cable flexible no entra, **no corte hilos**: pase al terminal de boca ancha de la misma sección.',
    ),
    h('3. Barril longo ou curto?', '3. Long or short barrel?', '3. ¿Barril largo o corto?'),
    list(
      t(
        '**Longo**, com duas ou mais compressões: subestações, geradores, motores, tudo que vibra ou está ao tempo.',
        '**Long**, with two or more crimps: substations, generators, motors, anything that vibrates or stands outdoors.',
        '**Largo**, con dos o más compresiones: subestaciones, generadores, motores, todo lo que vibra o está a la intemperie.',
      ),
      t(
        '**Curto**, com uma compressão: dentro de painéis, onde o espaço atrás do disjuntor manda e o cabo está amarrado.',
        '**Short**, with one crimp: inside switchboards, where the space behind the breaker rules and the cable is tied down.',
        '**Corto**, con una compresión: dentro de tableros, donde manda el espacio tras el interruptor y el cable está sujeto.',
      ),
    ),
    h('4. Que parafuso, e quantos?', '4. What bolt, and how many?', '4. ¿Qué perno, y cuántos?'),
    p(
      'O furo é o do parafuso do equipamento, não o da caixa de ferramentas. Furo maior do que o necessário tira área de contato debaixo da arruela. Dois furos impedem o giro da palma: use-os em malha de terra, em barramento de subestação e em cabos pesados. A furação de 44,5 mm entre centros é a usual em bornes NEMA.',
      'The hole is that of the equipment’s bolt, not of whatever is in the toolbox. A hole larger than needed takes contact area from under the washer. Two holes stop the palm from turning: use them on ground grids, substation bars and heavy cables. A spacing of 44.5 mm between centers is the usual one on NEMA pads.',
      'El orificio es el del perno del equipo, no el de la caja de herramientas. Un orificio mayor que el necesario quita área de contacto bajo la arandela. Dos orificios impiden el giro de la paleta: úselos en malla de tierra, en barras de subestación y con cables pesados. La perforación de 44,5 mm entre centros es la usual en bornes NEMA.',
    ),
    figure(
      'td',
      t(
        'Dois furos: o cabo pode puxar de lado sem girar a palma.',
        'Two holes: the cable may pull sideways without turning the palm.',
        'Dos orificios: el cable puede tirar de lado sin girar la paleta.',
      ),
    ),
    h('5. Com estanho ou sem?', '5. With tin or without?', '5. ¿Con estaño o sin él?'),
    p(
      'O estanho é a escolha geral: retarda a oxidação e aceita barra de cobre nu, estanhado ou prateado. O cobre nu fica para ambiente seco e quente, como fornos e resistências, onde o estanho amoleceria.',
      'Tin is the general choice: it slows oxidation and suits bare, tinned or silver-plated copper bars. Bare copper is for dry, hot places such as furnaces and heaters, where tin would soften.',
      'El estaño es la elección general: retarda la oxidación y acepta barra de cobre desnudo, estañado o plateado. El cobre desnudo queda para ambientes secos y calientes, como hornos y resistencias, donde el estaño se ablandaría.',
    ),
    h('6. Com que matriz?', '6. With which die?', '6. ¿Con qué matriz?'),
    p(
      'Terminal, matriz e ferramenta formam um conjunto ensaiado. A cor e o índice gravados na peça são os da matriz; se a ferramenta da obra não aceita essa matriz, troque a ferramenta ou o terminal, nunca só a matriz. Barril de outro fabricante com a nossa matriz é ensaio por fazer.',
      'Terminal, die and tool form a tested set. The color and index stamped on the part are those of the die; if the tool on site does not take that die, change the tool or the terminal, never the die alone. Another maker’s barrel in our die is a test yet to be made.',
      'Terminal, matriz y herramienta forman un conjunto ensayado. El color y el índice grabados en la pieza son los de la matriz; si la herramienta de la obra no acepta esa matriz, cambie la herramienta o el terminal, nunca solo la matriz. Un barril de otro fabricante con nuestra matriz es un ensayo por hacer.',
    ),
    h('Um exemplo', 'An example', 'Un ejemplo'),
    p(
      'Gerador diesel, borne de cobre estanhado com parafuso M12, cabo de cobre classe 5 de 120 mm². Vibra: barril longo. Classe 5: o cabo mede perto de 15,9 mm e não entra nos 15,5 mm do furo do TC; boca larga. Um parafuso: um furo de 13,5 mm. O código é **TF-120-12**, matriz laranja 17, duas compressões.',
      'Diesel generator, tinned copper stud M12, class 5 copper cable of 120 mm². It vibrates: long barrel. Class 5: the cable measures about 15.9 mm and does not enter the 15.5 mm bore of a TC; wide mouth. One bolt: one hole of 13.5 mm. The part number is **TF-120-12**, orange die 17, two crimps.',
      'Generador diésel, borne de cobre estañado con perno M12, cable de cobre clase 5 de 120 mm². Vibra: barril largo. Clase 5: el cable mide cerca de 15,9 mm y no entra en los 15,5 mm del orificio del TC; boca ancha. Un perno: un orificio de 13,5 mm. El código es **TF-120-12**, matriz naranja 17, dos compresiones.',
    ),
  ],
}
