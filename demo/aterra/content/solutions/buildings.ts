import { h, list, p, t } from '../text.ts'
import type { Application, Solution } from '../types.ts'

export const buildings: Solution = {
  key: 'edificacoes-e-centros-de-dados',
  picture: 'application-rack',
  title: t(
    'Edificações e centros de dados',
    'Buildings and data centers',
    'Edificios y centros de datos',
  ),
  summary: t(
    'Do captor ao rack, um só potencial.',
    'From air terminal to rack, one potential.',
    'Del captador al rack, un solo potencial.',
  ),
  text: [
    p(
      'O aterramento da edificação é um só. SPDA, instalação elétrica e rede de dados se encontram no BEP, como pede a ABNT NBR 5410.',
      'A building has one grounding system. Lightning protection, wiring and data network meet at the main bonding bar, as ABNT NBR 5410 asks.',
      'El edificio tiene un solo sistema de tierra. Pararrayos, instalación eléctrica y red de datos se encuentran en la barra principal, como exige ABNT NBR 5410.',
    ),
    p(
      'Fazemos a cadeia inteira: captor, barra chata, suportes e conector de medição por fora; caixa com a barra principal na entrada; cabos, grampos e cordões até o equipamento. Uma só lista, uma só medição de continuidade no fim.',
      'We make the whole chain: air terminal, flat bar, supports and test connector outside; the box with the main bar at the entrance; cables, clamps and jumpers up to the equipment. One list, and one continuity measurement at the end.',
      'Hacemos la cadena entera: captador, barra chata, soportes y conector de medición por fuera; caja con la barra principal en la entrada; cables, grapas y puentes hasta el equipo. Una sola lista, y una sola medición de continuidad al final.',
    ),
  ],
}

export const buildingApplications: Application[] = [
  {
    key: 'equipotencializacao-em-coberturas',
    solution: 'edificacoes-e-centros-de-dados',
    picture: 'application-roof',
    title: t(
      'Equipotencialização em coberturas metálicas',
      'Bonding of metal roofs',
      'Equipotencialización en cubiertas metálicas',
    ),
    summary: t(
      'Telha, calha e captação ligadas por cordoalha e cabo.',
      'Sheet, gutter and air termination bonded by braid and cable.',
      'Chapa, canaleta y captación unidas por trenza y cable.',
    ),
    text: [
      p(
        'A cobertura metálica pode ser captor natural se a chapa tiver a espessura e a continuidade que a ABNT NBR 5419-3 pede. As cordoalhas dão a continuidade que a sobreposição pintada não dá.',
        'A metal roof may serve as natural air termination if the sheet has the thickness and continuity that ABNT NBR 5419-3 asks for. Braids give the continuity that a painted overlap does not.',
        'La cubierta metálica puede ser captador natural si la chapa tiene el espesor y la continuidad que exige ABNT NBR 5419-3. Las trenzas dan la continuidad que el solape pintado no da.',
      ),
      h('Onde ligar', 'Where to bond', 'Dónde unir'),
      list(
        t(
          'Entre fileiras de telhas, nas duas pontas e no meio.',
          'Between rows of sheets, at both ends and in the middle.',
          'Entre filas de chapas, en ambos extremos y en el medio.',
        ),
        t(
          'Calha, rufo e guarda-corpo: cada lance.',
          'Gutter, flashing and rail: each length.',
          'Canaleta, cumbrera y baranda: cada tramo.',
        ),
        t(
          'Exaustores e máquinas de ar: à chapa, e o circuito deles ao DPS.',
          'Fans and air units: to the sheet, and their circuits to an SPD.',
          'Extractores y equipos de aire: a la chapa, y su circuito al DPS.',
        ),
        t(
          'Junta de dilatação do prédio: cordoalha com folga.',
          'Expansion joint of the building: a braid with slack.',
          'Junta de dilatación del edificio: trenza con holgura.',
        ),
      ),
      p(
        'Sobre alumínio ou zinco use cordoalha estanhada e parafuso inox: o cobre nu mancha e fura a telha com a água que escorre. Fixe na crista da onda, nunca no vale.',
        'On aluminum or zinc use tinned braid and stainless bolts: bare copper stains and pits the sheet with the water that runs. Fix on the crest of the wave, never in the valley.',
        'Sobre aluminio o zinc use trenza estañada y tornillo inoxidable: el cobre desnudo mancha y perfora la chapa con el agua que escurre. Fije en la cresta de la onda, nunca en el valle.',
      ),
    ],
    products: [
      { product: 'cordoalha-flexivel', mark: { x: 54, y: 42 } },
      { product: 'grampo-haste-cabo' },
      { product: 'barra-de-equipotencializacao' },
      { product: 'cordoalha-redonda' },
      { product: 'terminal-aereo' },
    ],
  },
  {
    key: 'descidas-do-spda',
    solution: 'edificacoes-e-centros-de-dados',
    picture: 'application-down-conductor',
    title: t(
      'Captação e descidas do SPDA',
      'Air termination and down-conductors of the LPS',
      'Captación y bajantes del pararrayos',
    ),
    summary: t(
      'Barra chata de alumínio na fachada, cobre do conector de medição para baixo.',
      'Flat aluminum bar on the wall, copper from the test connector down.',
      'Barra chata de aluminio en la fachada, cobre del conector de medición hacia abajo.',
    ),
    text: [
      p(
        'A descida é curta, reta e longe de eletrodutos. A barra chata de alumínio assenta rente à parede, aceita pintura e custa menos que o cobre; mas não entra na terra nem no concreto. A troca de metal se faz no conector de medição, a uma altura que a mão alcança e a enxada não.',
        'A down-conductor is short, straight and away from conduits. Flat aluminum bar lies close to the wall, takes paint and costs less than copper; but it does not go into soil or concrete. The change of metal is made in the test connector, at a height that a hand reaches and a hoe does not.',
        'El bajante es corto, recto y lejos de tubos eléctricos. La barra chata de aluminio se apoya en la pared, acepta pintura y cuesta menos que el cobre; pero no entra en la tierra ni en el hormigón. El cambio de metal se hace en el conector de medición, a una altura que la mano alcanza y la azada no.',
      ),
      h('Montagem', 'Fitting', 'Montaje'),
      list(
        t(
          'Fure a barra no chão, com gabarito; na parede, só parafuse.',
          'Drill the bar on the ground, with a template; on the wall, only bolt.',
          'Perfore la barra en el suelo, con plantilla; en la pared, solo atornille.',
        ),
        t(
          'Um suporte por metro; mais junto a curvas.',
          'One support per meter; more near bends.',
          'Un soporte por metro; más junto a curvas.',
        ),
        t(
          'Emende com dois parafusos e pasta, sobrepondo a largura de duas barras.',
          'Join with two bolts and paste, overlapping by twice the width.',
          'Empalme con dos tornillos y pasta, solapando dos anchos de barra.',
        ),
        t(
          'Deixe a curva de dilatação a cada vinte metros.',
          'Leave an expansion bend every twenty meters.',
          'Deje la curva de dilatación cada veinte metros.',
        ),
      ),
      p(
        'No topo, terminais aéreos na barra do perímetro; em mastro isolado, o captor Franklin. A posição sai do projeto, pelos métodos da ABNT NBR 5419-3, e não do costume.',
        'On top, air rods on the perimeter bar; on a separate mast, the Franklin terminal. Their place comes from the design, by the methods of ABNT NBR 5419-3, and not from habit.',
        'Arriba, puntas captadoras en la barra del perímetro; en mástil aislado, el captador Franklin. La posición sale del proyecto, por los métodos de ABNT NBR 5419-3, y no de la costumbre.',
      ),
    ],
    products: [
      { product: 'barra-chata-aluminio' },
      { product: 'suporte-de-descida' },
      { product: 'conector-de-medicao' },
      { product: 'terminal-aereo' },
      { product: 'captor-franklin' },
      { product: 'mastro-para-captor' },
    ],
  },
  {
    key: 'aterramento-de-rack',
    solution: 'edificacoes-e-centros-de-dados',
    picture: 'application-rack',
    title: t('Aterramento de rack', 'Rack grounding', 'Puesta a tierra de rack'),
    summary: t(
      'Cada equipamento na barra, a barra na malha da sala.',
      'Each unit to the bar, the bar to the room grid.',
      'Cada equipo a la barra, la barra a la malla de la sala.',
    ),
    text: [
      p(
        'Um cordão curto por equipamento, uma barra por rack, um condutor da barra à malha. Nada em cascata. Rompa a tinta com arruela dentada e meça a continuidade antes de energizar.',
        'One short jumper per unit, one bar per rack, one conductor from bar to grid. Nothing daisy-chained. Break the paint with a toothed washer and measure continuity before energizing.',
        'Un puente corto por equipo, una barra por rack, un conductor de la barra a la malla. Nada en cascada. Rompa la pintura con arandela dentada y mida la continuidad antes de energizar.',
      ),
      h('Por que não em cascata', 'Why not daisy-chained', 'Por qué no en cascada'),
      p(
        'Quem retira o terceiro equipamento da fila desliga o aterramento dos sete de baixo, e só descobre no próximo surto. Com a barra, cada um sai sozinho.',
        'Whoever takes out the third unit of the row disconnects the ground of the seven below, and finds out at the next surge. With the bar, each comes away alone.',
        'Quien retira el tercer equipo de la fila desconecta la tierra de los siete de abajo, y lo descubre en la próxima sobretensión. Con la barra, cada uno sale solo.',
      ),
      list(
        t(
          'Terminal de dois furos entre a barra e o condutor da sala: não gira.',
          'Two-hole lug between the bar and the room conductor: it does not turn.',
          'Terminal de dos orificios entre la barra y el conductor de la sala: no gira.',
        ),
        t(
          'Painel blindado: a barra traseira vai à barra do rack.',
          'Shielded panel: its rear bar goes to the rack bar.',
          'Panel blindado: su barra trasera va a la barra del rack.',
        ),
        t(
          'Porta com dobradiça pintada: cordão próprio.',
          'Door on painted hinges: a jumper of its own.',
          'Puerta con bisagra pintada: puente propio.',
        ),
      ),
      p(
        'Marque na barra, com etiqueta, a posição do rack de cada furo. Quem mede no ano seguinte agradece.',
        'Mark on the bar, with a label, the rack unit of each hole. Whoever measures next year will be grateful.',
        'Marque en la barra, con etiqueta, la posición del rack de cada orificio. Quien mida al año siguiente lo agradecerá.',
      ),
    ],
    products: [
      { product: 'barra-de-rack', mark: { x: 46, y: 78 } },
      { product: 'cordao-de-rack' },
      { product: 'painel-de-conexao', mark: { x: 52, y: 40 } },
      { product: 'organizador-de-cabos' },
      { product: 'terminal-de-rack' },
      { product: 'conector-keystone' },
      { product: 'cordao-de-conexao' },
    ],
  },
  {
    key: 'continuidade-de-eletrocalhas',
    solution: 'edificacoes-e-centros-de-dados',
    picture: 'application-tray',
    title: t('Continuidade de eletrocalhas', 'Cable-tray continuity', 'Continuidad de bandejas'),
    summary: t(
      'O cabo acompanha a calha e se prende a cada lance.',
      'The cable follows the tray and is clamped at every length.',
      'El cable acompaña la bandeja y se sujeta en cada tramo.',
    ),
    text: [
      p(
        'A emenda da calha é feita para carga mecânica; com o tempo, tinta e pó abrem o circuito. O cabo preso com grampo a cada lance garante o caminho.',
        'A tray joint is made for mechanical load; in time paint and dust open the circuit. A cable clamped at every length keeps the path.',
        'La unión de la bandeja está hecha para carga mecánica; con el tiempo, pintura y polvo abren el circuito. El cable sujeto con grapa en cada tramo garantiza el camino.',
      ),
      h('Como se faz', 'How it is done', 'Cómo se hace'),
      list(
        t(
          'Cabo nu por fora da aba, para não disputar espaço com os circuitos.',
          'Bare cable outside the rim, so as not to compete with the circuits for room.',
          'Cable desnudo por fuera del ala, para no disputar espacio con los circuitos.',
        ),
        t(
          'Um grampo a cada lance de 3 m, e dos dois lados de cada curva.',
          'One clamp at each 3 m length, and on both sides of each bend.',
          'Una grapa en cada tramo de 3 m, y a ambos lados de cada curva.',
        ),
        t(
          'Derivações para painéis com conector C prensado, sem cortar o cabo.',
          'Taps to boards with a crimped C connector, without cutting the cable.',
          'Derivaciones a tableros con conector C comprimido, sin cortar el cable.',
        ),
        t(
          'Junta de dilatação da calha: cordoalha flexível com folga.',
          'Expansion joint of the tray: a flexible braid with slack.',
          'Junta de dilatación de la bandeja: trenza flexible con holgura.',
        ),
      ),
      p(
        'Um trecho de 60 m com vinte lances leva vinte grampos e duas curvas, mais quatro. Meça de ponta a ponta e anote: é o valor de referência da próxima inspeção.',
        'A run of 60 m in twenty lengths takes twenty clamps and, for two bends, four more. Measure from end to end and write it down: it is the reference for the next inspection.',
        'Un recorrido de 60 m con veinte tramos lleva veinte grapas y, por dos curvas, cuatro más. Mida de punta a punta y anote: es el valor de referencia de la próxima inspección.',
      ),
    ],
    products: [
      { product: 'grampo-para-eletrocalha', mark: { x: 53, y: 36 } },
      { product: 'cordoalha-flexivel' },
      { product: 'conector-c' },
      { product: 'abracadeira-de-nylon' },
    ],
  },
]
