import { h, list, p, t } from './text.ts'
import type { Application, Solution } from './types.ts'

export const solutions: Solution[] = [
  {
    key: 'subestacoes', picture: 'application-transformer',
    title: t('Subestações', 'Substations', 'Subestaciones'),
    summary: t('Barramentos, transformadores e malhas que suportam o curto-circuito.', 'Busbars, transformers and earth grids that stand the short circuit.', 'Barras, transformadores y mallas que soportan el cortocircuito.'),
    text: [p('Na subestação, a conexão é testada duas vezes: todo dia, pelo calor da carga; uma vez na vida, pelo curto. Os nossos conectores saem de fábrica ensaiados para as duas.', 'In a substation a connection is tested twice: daily by the heat of the load, once in its life by the fault. Ours leave the works tested for both.', 'En la subestación la conexión se prueba dos veces: a diario por el calor de la carga, una vez en la vida por el cortocircuito. Las nuestras salen de fábrica ensayadas para ambas.')],
  },
  {
    key: 'redes-de-distribuicao', picture: 'application-tap',
    title: t('Redes de distribuição', 'Distribution lines', 'Redes de distribución'),
    summary: t('Derivações em redes nuas, protegidas e multiplexadas.', 'Taps on bare, covered and bundled lines.', 'Derivaciones en redes desnudas, protegidas y trenzadas.'),
    text: [p('Alumínio na rede, cobre no ramal, chuva nos dois. O conector certo separa os metais, rompe o óxido e mantém a pressão por décadas.', 'Aluminium on the line, copper on the branch, rain on both. The right connector keeps the metals apart, breaks the oxide and holds its pressure for decades.', 'Aluminio en la red, cobre en la derivación, lluvia en ambos. El conector correcto separa los metales, rompe el óxido y mantiene la presión por décadas.')],
  },
  {
    key: 'edificacoes-e-centros-de-dados', picture: 'application-rack',
    title: t('Edificações e centros de dados', 'Buildings and data centres', 'Edificios y centros de datos'),
    summary: t('Do captor ao rack, um só potencial.', 'From air terminal to rack, one potential.', 'Del captor al rack, un solo potencial.'),
    text: [p('O aterramento da edificação é um só. SPDA, instalação elétrica e rede de dados se encontram no BEP, como pede a ABNT NBR 5410.', 'A building has one earthing system. Lightning protection, wiring and data network meet at the main bonding bar, as ABNT NBR 5410 asks.', 'El edificio tiene un solo sistema de tierra. Pararrayos, instalación eléctrica y red de datos se encuentran en la barra principal, como exige ABNT NBR 5410.')],
  },
]

export const applications: Application[] = [
  {
    key: 'derivacao-de-barramento', solution: 'subestacoes', picture: 'application-busbar',
    title: t('Derivação de barramento sem corrosão galvânica', 'Busbar taps without galvanic corrosion', 'Derivación de barra sin corrosión galvánica'),
    summary: t('Cabo de alumínio em barra de cobre, com a transição dentro do terminal.', 'Aluminium cable on a copper bar, with the transition inside the terminal.', 'Cable de aluminio en barra de cobre, con la transición dentro del terminal.'),
    text: [
      p('Alumínio aparafusado em cobre forma uma pilha assim que há umidade. O terminal bimetálico leva a transição para dentro da solda por fricção, onde a água não chega. Na barra, é cobre com cobre.', 'Aluminium bolted to copper becomes a cell as soon as there is moisture. A bimetallic terminal moves the transition into the friction weld, where water cannot reach. On the bar it is copper to copper.', 'Aluminio atornillado a cobre forma una pila en cuanto hay humedad. El terminal bimetálico lleva la transición a la soldadura por fricción, donde el agua no llega. En la barra es cobre con cobre.'),
      h('Na obra', 'On site', 'En obra'),
      list(t('Escove e engraxe o alumínio; não escove o barril, que já vem com pasta.', 'Brush and grease the aluminium; leave the barrel, which comes with paste.', 'Cepille y engrase el aluminio; no el barril, que ya trae pasta.'), t('Arruela lisa larga dos dois lados e arruela cônica sob a porca.', 'Wide flat washers on both sides and a conical one under the nut.', 'Arandela plana ancha en ambos lados y cónica bajo la tuerca.'), t('Marque a porca com tinta depois do torque.', 'Mark the nut with paint once torqued.', 'Marque la tuerca con pintura tras el apriete.')),
    ],
    products: [{ product: 'terminal-bimetalico', mark: { x: 63, y: 32 } }, { product: 'terminal-longo-dois-furos' }, { product: 'barra-de-equipotencializacao', mark: { x: 95, y: 50 } }],
  },
  {
    key: 'malha-de-aterramento', solution: 'subestacoes', picture: 'application-grid',
    title: t('Malha de aterramento soldada', 'Welded earth grid', 'Malla de tierra soldada'),
    summary: t('Cruzamentos e hastes em solda exotérmica, sem manutenção sob a brita.', 'Crossings and rods in exothermic welding, maintenance-free under the gravel.', 'Cruces y jabalinas en soldadura exotérmica, sin mantenimiento bajo la grava.'),
    text: [p('A malha limita as tensões de passo e de toque durante a falta. O projeto segue a ABNT NBR 15751 e a IEEE 80; as conexões, a IEEE 837. Solde cada cruzamento: nó só encostado aquece e abre justamente no curto.', 'The grid limits step and touch voltages during a fault. Design follows ABNT NBR 15751 and IEEE 80; connections, IEEE 837. Weld every crossing: a node that merely touches heats and opens in the very fault.', 'La malla limita las tensiones de paso y de contacto durante la falla. El proyecto sigue ABNT NBR 15751 e IEEE 80; las conexiones, IEEE 837. Suelde cada cruce: un nodo apenas apoyado se calienta y se abre justo en el cortocircuito.')],
    products: [{ product: 'molde-cabo-cabo', mark: { x: 47, y: 43 } }, { product: 'cartucho-de-solda' }, { product: 'molde-cabo-haste' }, { product: 'haste-cobreada' }],
  },
  {
    key: 'saida-de-transformador', solution: 'subestacoes', picture: 'application-transformer',
    title: t('Saída de transformador', 'Transformer terminals', 'Salida de transformador'),
    summary: t('Dois parafusos por fase: o esforço do cabo não gira a palma.', 'Two bolts per phase: the pull of the cable does not turn the palm.', 'Dos tornillos por fase: el esfuerzo del cable no gira la paleta.'),
    text: [p('Cabos grossos e curtos empurram o borne quando esquentam. Terminal de dois furos a 44,5 mm, cordoalha entre borne e barra e suporte do cabo a menos de meio metro aliviam a bucha.', 'Short, thick cables push the bushing as they warm. A two-hole terminal at 44.5 mm, a braid between bushing and bar and a cable support within half a metre relieve it.', 'Los cables gruesos y cortos empujan el borne al calentarse. Terminal de dos orificios a 44,5 mm, trenza entre borne y barra y soporte del cable a menos de medio metro alivian el aislador.')],
    products: [{ product: 'terminal-longo-dois-furos', mark: { x: 70, y: 17 } }, { product: 'cordoalha-flexivel' }],
  },
  {
    key: 'derivacao-em-rede-nua', solution: 'redes-de-distribuicao', picture: 'application-tap',
    title: t('Derivação em rede nua', 'Taps on bare lines', 'Derivación en red desnuda'),
    summary: t('Cunha onde a carga é alta, grampo paralelo onde se quer desfazer.', 'Wedge where the load is high, groove clamp where it must come off.', 'Cuña donde la carga es alta, grapa paralela donde se quiere desmontar.'),
    text: [p('A cunha mantém a pressão com o próprio corpo e dispensa reaperto. O grampo paralelo se abre com chave e serve ao jampe que um dia muda de lugar. Nos dois, escove o cabo e aplique pasta.', 'The wedge keeps its pressure with its own body and needs no retightening. The groove clamp opens with a spanner and suits the jumper that will move one day. With both, brush the conductor and apply paste.', 'La cuña mantiene la presión con su propio cuerpo y no requiere reapriete. La grapa paralela se abre con llave y sirve al puente que un día cambia de lugar. En ambas, cepille el cable y aplique pasta.')],
    products: [{ product: 'conector-cunha', mark: { x: 50, y: 46 } }, { product: 'grampo-paralelo' }, { product: 'grampo-paralelo-bimetalico' }],
  },
  {
    key: 'ligacao-de-consumidor', solution: 'redes-de-distribuicao', picture: 'application-service',
    title: t('Ligação de consumidor em rede multiplexada', 'Service connection on bundled conductors', 'Acometida en red trenzada'),
    summary: t('Perfurante na rede, pino bimetálico no medidor.', 'Piercing connector on the line, bimetallic pin at the meter.', 'Perforante en la red, pin bimetálico en el medidor.'),
    text: [p('O perfurante deriva sem decapar e sem desligar o trecho. No medidor, o pino de cobre fica sob o parafuso do borne e o alumínio fica no barril, prensado.', 'The piercing connector taps without stripping and without an outage. At the meter, the copper pin sits under the clamp screw and the aluminium in the crimped barrel.', 'El perforante deriva sin pelar y sin cortar el tramo. En el medidor, el pin de cobre queda bajo el tornillo y el aluminio en el barril prensado.')],
    products: [{ product: 'conector-perfurante', mark: { x: 48, y: 45 } }, { product: 'pino-bimetalico' }, { product: 'luva-bimetalica' }],
  },
  {
    key: 'equipotencializacao-em-coberturas', solution: 'edificacoes-e-centros-de-dados', picture: 'application-roof',
    title: t('Equipotencialização em coberturas metálicas', 'Bonding of metal roofs', 'Equipotencialización en cubiertas metálicas'),
    summary: t('Telha, calha e captação ligadas por cordoalha e cabo.', 'Sheet, gutter and air termination bonded by braid and cable.', 'Chapa, canaleta y captación unidas por trenza y cable.'),
    text: [p('A cobertura metálica pode ser captor natural se a chapa tiver a espessura e a continuidade que a ABNT NBR 5419-3 pede. As cordoalhas dão a continuidade que a sobreposição pintada não dá.', 'A metal roof may serve as natural air termination if the sheet has the thickness and continuity that ABNT NBR 5419-3 asks for. Braids give the continuity that a painted overlap does not.', 'La cubierta metálica puede ser captor natural si la chapa tiene el espesor y la continuidad que exige ABNT NBR 5419-3. Las trenzas dan la continuidad que el solape pintado no da.')],
    products: [{ product: 'cordoalha-flexivel', mark: { x: 54, y: 42 } }, { product: 'grampo-haste-cabo' }, { product: 'barra-de-equipotencializacao' }],
  },
  {
    key: 'aterramento-de-rack', solution: 'edificacoes-e-centros-de-dados', picture: 'application-rack',
    title: t('Aterramento de rack', 'Rack earthing', 'Puesta a tierra de rack'),
    summary: t('Cada equipamento na barra, a barra na malha da sala.', 'Each unit to the bar, the bar to the room grid.', 'Cada equipo a la barra, la barra a la malla de la sala.'),
    text: [p('Um cordão curto por equipamento, uma barra por rack, um condutor da barra à malha. Nada em cascata. Rompa a tinta com arruela dentada e meça a continuidade antes de energizar.', 'One short jumper per unit, one bar per rack, one conductor from bar to grid. Nothing daisy-chained. Break the paint with a toothed washer and measure continuity before energising.', 'Un puente corto por equipo, una barra por rack, un conductor de la barra a la malla. Nada en cascada. Rompa la pintura con arandela dentada y mida la continuidad antes de energizar.')],
    products: [{ product: 'barra-de-rack', mark: { x: 46, y: 78 } }, { product: 'cordao-de-rack' }, { product: 'painel-de-conexao', mark: { x: 52, y: 40 } }, { product: 'organizador-de-cabos' }],
  },
  {
    key: 'continuidade-de-eletrocalhas', solution: 'edificacoes-e-centros-de-dados', picture: 'application-tray',
    title: t('Continuidade de eletrocalhas', 'Cable-tray continuity', 'Continuidad de bandejas'),
    summary: t('O cabo acompanha a calha e se prende a cada lance.', 'The cable follows the tray and is clamped at every length.', 'El cable acompaña la bandeja y se sujeta en cada tramo.'),
    text: [p('A emenda da calha é feita para carga mecânica; com o tempo, tinta e pó abrem o circuito. O cabo preso com grampo a cada lance garante o caminho.', 'A tray joint is made for mechanical load; in time paint and dust open the circuit. A cable clamped at every length keeps the path.', 'La unión de la bandeja está hecha para carga mecánica; con el tiempo, pintura y polvo abren el circuito. El cable sujeto con grapa en cada tramo garantiza el camino.')],
    products: [{ product: 'grampo-para-eletrocalha', mark: { x: 53, y: 36 } }, { product: 'cordoalha-flexivel' }],
  },
]
