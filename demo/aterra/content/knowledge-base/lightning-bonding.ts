import { figure, figures, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

/**
 * Separation distance by class, s = ki · kc / km · l, with three or more down-conductors (kc =
 * 0.44) and twelve meters to the nearest bond.
 */
const separation = (
  [
    ['I', 0.08],
    ['II', 0.06],
    ['III, IV', 0.04],
  ] as const
).map(([level, ki]) => [
  level,
  figures(ki.toFixed(2)),
  figures((ki * 0.44 * 12).toFixed(2)),
  figures(((ki * 0.44 * 12) / 0.5).toFixed(2)),
])

export const lightningBonding: Publication = {
  key: 'equipotencializacao-do-spda',
  section: 'aterramento',
  date: '2025-12-04',
  products: [
    'caixa-de-equipotencializacao',
    'barra-de-equipotencializacao',
    'conector-de-medicao',
    'suporte-de-descida',
    'barra-chata-aluminio',
    'abracadeira-para-tubo',
    'cordoalha-redonda',
  ],
  title: t(
    'Equipotencialização do SPDA',
    'Lightning protection bonding',
    'Equipotencialización del SPCR',
  ),
  summary: t(
    'O que a ABNT NBR 5419 chama de ligar tudo: onde, com quê, e quando basta afastar.',
    'What ABNT NBR 5419 means by bonding everything: where, with what, and when distance is enough.',
    'Qué entiende ABNT NBR 5419 por unir todo: dónde, con qué, y cuándo basta alejar.',
  ),
  text: [
    p(
      'O raio não escolhe o captor e esquece o resto. Ao descer, a corrente levanta o potencial da descida em relação a tudo que está perto dela e ligado a outra terra: o eletroduto, a tubulação de gás, o rack do outro lado da parede. Ou se liga, ou se afasta.',
      'Lightning does not choose the air terminal and forget the rest. On its way down, the current lifts the down-conductor above whatever is near it and tied to another ground: the conduit, the gas pipe, the rack behind the wall. One bonds, or one keeps away.',
      'El rayo no elige el captador y olvida el resto. Al bajar, la corriente eleva el potencial del bajante respecto de todo lo que está cerca y unido a otra tierra: el tubo eléctrico, la cañería de gas, el rack al otro lado de la pared. O se une, o se aleja.',
    ),
    p(
      'A ABNT NBR 5419 tem quatro partes: princípios gerais, gerenciamento de risco, danos físicos e perigo à vida, e sistemas elétricos e eletrônicos internos. A equipotencialização está na parte 3, para a estrutura, e na parte 4, para os equipamentos.',
      'ABNT NBR 5419 has four parts: general principles, risk management, physical damage and life hazard, and electrical and electronic systems within structures. Bonding stands in part 3, for the structure, and in part 4, for the equipment.',
      'ABNT NBR 5419 tiene cuatro partes: principios generales, gestión de riesgo, daños físicos y peligro para la vida, y sistemas eléctricos y electrónicos internos. La equipotencialización está en la parte 3, para la estructura, y en la parte 4, para los equipos.',
    ),
    h('Onde se liga', 'Where to bond', 'Dónde se une'),
    table(
      t('Do subsolo à cobertura', 'From basement to roof', 'Del subsuelo a la cubierta'),
      [
        t('Ponto', 'Point', 'Punto'),
        t('O que chega', 'What arrives', 'Qué llega'),
        t('Peça', 'Part', 'Pieza'),
      ],
      [
        [
          t('Entrada, perto do solo', 'Entrance, near ground level', 'Entrada, cerca del suelo'),
          t(
            'Eletrodo, PE, água, gás, blindagens, DPS',
            'Electrode, PE, water, gas, shields, SPDs',
            'Electrodo, PE, agua, gas, pantallas, DPS',
          ),
          t('Caixa com o BEP', 'Box with the main bar', 'Caja con la barra principal'),
        ],
        [
          t('Pé da descida', 'Foot of the down-conductor', 'Pie del bajante'),
          t(
            'Descida e eletrodo em anel',
            'Down-conductor and ring electrode',
            'Bajante y electrodo en anillo',
          ),
          t('Conector de medição', 'Test connector', 'Conector de medición'),
        ],
        [
          t(
            'Onde a distância de segurança não se cumpre',
            'Where separation cannot be kept',
            'Donde no se cumple la distancia de seguridad',
          ),
          t('Massa metálica próxima', 'Metal nearby', 'Masa metálica cercana'),
          t('Cordoalha ou cabo curto', 'Braid or short cable', 'Trenza o cable corto'),
        ],
        [
          t('Cobertura', 'Roof', 'Cubierta'),
          t(
            'Telhas, calhas, guarda-corpos, máquinas',
            'Sheets, gutters, rails, machinery',
            'Chapas, canaletas, barandas, máquinas',
          ),
          t('Cordoalha com terminais', 'Braid with terminals', 'Trenza con terminales'),
        ],
      ],
    ),
    p(
      'O que não pode ser ligado diretamente, como um condutor de fase, um par de dados ou uma junta isolante de gás, se liga por **DPS** ou centelhador. Durante a descarga ele conduz; no resto do tempo, não existe.',
      'What may not be bonded directly, such as a phase conductor, a data pair or an insulating gas joint, is bonded through an **SPD** or spark gap. During the discharge it conducts; the rest of the time it is not there.',
      'Lo que no puede unirse directamente, como un conductor de fase, un par de datos o una junta aislante de gas, se une por **DPS** o vía de chispas. Durante la descarga conduce; el resto del tiempo, no existe.',
    ),
    h('Quando basta afastar', 'When distance is enough', 'Cuándo basta alejar'),
    p(
      'A distância de segurança é **s = k_i · k_c · l / k_m**. O termo k_i depende da classe do SPDA; k_c, de quantas descidas dividem a corrente; k_m, do material entre as partes (1 para ar, 0,5 para concreto ou alvenaria); l é o comprimento da descida, em metros, até o ponto de equipotencialização mais próximo.',
      'Separation distance is **s = k_i · k_c · l / k_m**. The term k_i depends on the class of the LPS; k_c on how many down-conductors share the current; k_m on the material in between (1 for air, 0.5 for concrete or brick); l is the length of the down-conductor, in meters, to the nearest bonding point.',
      'La distancia de seguridad es **s = k_i · k_c · l / k_m**. El término k_i depende de la clase del SPCR; k_c, de cuántos bajantes comparten la corriente; k_m, del material intermedio (1 para aire, 0,5 para hormigón o mampostería); l es la longitud del bajante, en metros, hasta el punto de equipotencialización más cercano.',
    ),
    table(
      t(
        'Distância com três ou mais descidas (k_c = 0,44) e l = 12 m',
        'Distance with three or more down-conductors (k_c = 0.44) and l = 12 m',
        'Distancia con tres o más bajantes (k_c = 0,44) y l = 12 m',
      ),
      [
        t('Classe', 'Class', 'Clase'),
        t('k_i', 'k_i', 'k_i'),
        t('s no ar (m)', 's in air (m)', 's en aire (m)'),
        t('s em concreto (m)', 's in concrete (m)', 's en hormigón (m)'),
      ],
      separation,
    ),
    p(
      'A tabela mostra por que um eletroduto encostado por dentro na parede da descida raramente passa. Mais descidas baixam k_c; um anel intermediário encurta l. Os coeficientes são os da série IEC 62305, em que a NBR se baseia: confirme na edição em vigor.',
      'The table shows why a conduit on the inside of the wall that carries the down-conductor seldom passes. More down-conductors lower k_c; an intermediate ring shortens l. The coefficients are those of the IEC 62305 series, on which the NBR is based: confirm them in the edition in force.',
      'La tabla muestra por qué un tubo apoyado por dentro en la pared del bajante rara vez cumple. Más bajantes reducen k_c; un anillo intermedio acorta l. Los coeficientes son los de la serie IEC 62305, en la que se basa la NBR: confírmelos en la edición vigente.',
    ),
    figure(
      'be',
      t(
        'Barra sobre isoladores: cada condutor no seu parafuso, identificado.',
        'Bar on insulators: each conductor on its own bolt, labeled.',
        'Barra sobre aisladores: cada conductor en su tornillo, identificado.',
      ),
    ),
    h('Como se faz', 'How it is done', 'Cómo se hace'),
    list(
      t(
        '**Curto e reto.** Um metro de cabo tem perto de 1 µH: a cada quiloampère por microssegundo, é um quilovolt de queda.',
        '**Short and straight.** One meter of cable has about 1 µH: for each kiloampere per microsecond, that is a kilovolt of drop.',
        '**Corto y recto.** Un metro de cable tiene cerca de 1 µH: por cada kiloamperio por microsegundo, es un kilovoltio de caída.',
      ),
      t(
        '**Sem laço.** Curva fechada na descida atrai centelha de volta a volta.',
        '**No loops.** A tight bend in a down-conductor invites a flashover across it.',
        '**Sin lazos.** Una curva cerrada en el bajante invita al salto de chispa.',
      ),
      t(
        '**Alumínio não se enterra.** A barra chata de alumínio termina no conector de medição; dali para baixo é cobre ou aço cobreado, com conector bimetálico.',
        '**Aluminum is not buried.** The flat aluminum bar ends at the test connector; below it is copper or copper-bonded steel, through a bimetallic connector.',
        '**El aluminio no se entierra.** La barra chata de aluminio termina en el conector de medición; de allí hacia abajo es cobre o acero cobreado, con conector bimetálico.',
      ),
      t(
        '**Um ponto que se abre.** O conector de medição existe para isolar a descida do eletrodo durante o ensaio; no SPDA natural, das armaduras, ele não se aplica.',
        '**One point that opens.** The test connector is there to part down-conductor and electrode during a test; it does not apply to a natural LPS, in the reinforcement.',
        '**Un punto que se abre.** El conector de medición existe para separar bajante y electrodo durante el ensayo; no se aplica en un SPCR natural, en las armaduras.',
      ),
    ),
    h('A inspeção', 'The inspection', 'La inspección'),
    p(
      'Siga a parte 3 para os intervalos, e inspecione também depois de obra, reforma ou descarga conhecida. Meça continuidade, não só resistência: a pergunta é se todas as partes são uma só. Registre cada ponto com foto e número; o ano seguinte começa pela comparação.',
      'Follow part 3 for the intervals, and inspect also after construction work, refurbishment or a known strike. Measure continuity, not resistance alone: the question is whether all the parts are one. Record each point with a picture and a number; next year begins with the comparison.',
      'Siga la parte 3 para los intervalos, e inspeccione también tras obra, reforma o descarga conocida. Mida continuidad, no solo resistencia: la pregunta es si todas las partes son una sola. Registre cada punto con foto y número; el año siguiente empieza por la comparación.',
    ),
  ],
}
