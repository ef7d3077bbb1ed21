import { torqueTable } from '../catalogue/documents.ts'
import { figure, figures, h, list, p, same, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

/** Expansion of tubes, mm: ΔL = α · L · ΔT with 23·10⁻⁶/K. */
const growth = [3, 6, 9, 12, 18, 24].map((L) => [
  String(L),
  ...[40, 60, 80].map((dT) => figures((0.023 * L * dT).toFixed(1))),
])

export const tubeExpansion: Publication = {
  key: 'dilatacao-de-barramento-tubular',
  section: 'linhas-e-subestacoes',
  date: '2025-03-04',
  documents: [torqueTable],
  products: [
    'conector-de-expansao',
    'suporte-de-tubo',
    'conector-tubo-tubo-t',
    'terminal-tubo-barra',
    'pino-bola',
  ],
  title: t(
    'Dilatação de barramento tubular',
    'Expansion of tubular busbars',
    'Dilatación de barras tubulares',
  ),
  summary: t(
    'Quanto cresce um tubo de alumínio, onde fixar, onde deixar correr e quantos conectores de expansão comprar.',
    'How much an aluminum tube grows, where to fix it, where to let it slide, and how many expansion connectors to buy.',
    'Cuánto crece un tubo de aluminio, dónde fijar, dónde dejar correr y cuántos conectores de expansión comprar.',
  ),
  text: [
    p(
      'O alumínio cresce 23 milionésimos por grau. Parece pouco até se multiplicar por um vão de doze metros e por um dia de sol com carga cheia. O que o tubo não pode crescer vira força, e a força vai para a porcelana.',
      'Aluminum grows 23 millionths per degree. It looks like little until multiplied by a twelve-meter span and a sunny day at full load. What the tube may not grow becomes force, and the force goes to the porcelain.',
      'El aluminio crece 23 millonésimas por grado. Parece poco hasta multiplicarlo por un vano de doce metros y un día de sol con carga plena. Lo que el tubo no puede crecer se vuelve fuerza, y la fuerza va a la porcelana.',
    ),
    h('A conta', 'The sum', 'La cuenta'),
    p(
      '**ΔL = α · L · ΔT**. Em milímetros, com L em metros: ΔL = 0,023 · L · ΔT. A diferença de temperatura não é a do ar: vai da madrugada fria com a barra desligada ao meio-dia com carga. No interior de São Paulo, de 5 °C a 85 °C no metal, são 80 K.',
      '**ΔL = α · L · ΔT**. In millimeters, with L in meters: ΔL = 0.023 · L · ΔT. The difference is not that of the air: it goes from a cold dawn with the bar out of service to noon at full load. Inland in São Paulo, from 5 °C to 85 °C in the metal, it is 80 K.',
      '**ΔL = α · L · ΔT**. En milímetros, con L en metros: ΔL = 0,023 · L · ΔT. La diferencia no es la del aire: va de la madrugada fría con la barra desconectada al mediodía con carga. En el interior de São Paulo, de 5 °C a 85 °C en el metal, son 80 K.',
    ),
    table(
      t(
        'Crescimento do tubo de alumínio (mm)',
        'Growth of an aluminum tube (mm)',
        'Crecimiento del tubo de aluminio (mm)',
      ),
      [
        t('Comprimento (m)', 'Length (m)', 'Longitud (m)'),
        same('ΔT = 40 K'),
        same('ΔT = 60 K'),
        same('ΔT = 80 K'),
      ],
      growth,
    ),
    h('E se não deixar?', 'And if it may not?', '¿Y si no se deja?'),
    p(
      'A força de um tubo impedido não depende do comprimento: **F = E · A · α · ΔT**. Um tubo de 80 mm com parede de 5 mm tem A = 1178 mm². Com E = 69 GPa e ΔT = 60 K, são **112 kN**: mais de onze toneladas. Um isolador de pedestal usual aceita entre 4 e 16 kN no topo. Quebra o isolador, não o tubo.',
      'The force of a restrained tube does not depend on its length: **F = E · A · α · ΔT**. An 80 mm tube with a 5 mm wall has A = 1178 mm². With E = 69 GPa and ΔT = 60 K, that is **112 kN**: more than eleven tonnes. A usual post insulator takes between 4 and 16 kN at the top. The insulator breaks, not the tube.',
      'La fuerza de un tubo impedido no depende de la longitud: **F = E · A · α · ΔT**. Un tubo de 80 mm con pared de 5 mm tiene A = 1178 mm². Con E = 69 GPa y ΔT = 60 K, son **112 kN**: más de once toneladas. Un aislador soporte usual acepta entre 4 y 16 kN en la cabeza. Se rompe el aislador, no el tubo.',
    ),
    h('Fixo, deslizante, expansão', 'Fixed, sliding, expansion', 'Fijo, deslizante, expansión'),
    list(
      t(
        '**Um ponto fixo por trecho**, de preferência no meio: o crescimento se divide para os dois lados.',
        '**One fixed point per section**, preferably in the middle: growth is shared to both sides.',
        '**Un punto fijo por tramo**, de preferencia en el medio: el crecimiento se reparte hacia ambos lados.',
      ),
      t(
        '**Apoios deslizantes** nos demais: o tubo corre dentro do suporte, sem folga que vibre.',
        '**Sliding supports** elsewhere: the tube runs in its support, without play that would rattle.',
        '**Apoyos deslizantes** en los demás: el tubo corre dentro del soporte, sin holgura que vibre.',
      ),
      t(
        '**Um conector de expansão** entre dois pontos fixos: as lâminas dobram, o pino guia mantém o alinhamento.',
        '**One expansion connector** between two fixed points: the straps bend, the guide rod keeps alignment.',
        '**Un conector de expansión** entre dos puntos fijos: las láminas se doblan, el pasador guía mantiene la alineación.',
      ),
      t(
        '**No equipamento, sempre flexível**: bucha de transformador e polo de disjuntor não recebem crescimento.',
        '**At the equipment, always flexible**: transformer bushings and breaker poles take no growth.',
        '**En el equipo, siempre flexible**: la boquilla del transformador y el polo del interruptor no reciben crecimiento.',
      ),
    ),
    figure(
      'application-tube-bus',
      t(
        'O suporte do meio fixa; os das pontas deixam correr.',
        'The middle support holds; those at the ends let it slide.',
        'El soporte del medio fija; los de los extremos dejan correr.',
      ),
    ),
    h('Um exemplo', 'An example', 'Un ejemplo'),
    p(
      'Barramento de 48 m em quatro vãos de 12 m. Com um ponto fixo no meio de cada metade, há um conector de expansão no centro e uma ligação flexível em cada ponta. Entre os dois pontos fixos ficam 24 m; com ΔT = 80 K são 44,2 mm no conector do centro. Nas pontas, 12 m: 22,1 mm cada.',
      'A 48 m bus in four spans of 12 m. With a fixed point in the middle of each half, there is one expansion connector at the center and a flexible connection at each end. Between the two fixed points are 24 m; with ΔT = 80 K, 44.2 mm at the central connector. At the ends, 12 m: 22.1 mm each.',
      'Barra de 48 m en cuatro vanos de 12 m. Con un punto fijo en el medio de cada mitad, hay un conector de expansión en el centro y una unión flexible en cada extremo. Entre los dos puntos fijos quedan 24 m; con ΔT = 80 K son 44,2 mm en el conector del centro. En los extremos, 12 m: 22,1 mm cada uno.',
    ),
    p(
      'Monte o conector na posição que corresponde à temperatura do dia. Se o metal está a 30 °C, numa faixa de 5 a 85 °C já se gastaram 25 K dos 80: a abertura inicial é a mínima mais 55/80 do curso. Fechado demais de manhã, ele bate no batente à tarde.',
      'Fit the connector in the position that answers to the temperature of the day. If the metal is at 30 °C, in a range from 5 to 85 °C, 25 K of the 80 are spent: the initial gap is the minimum plus 55/80 of the travel. Too closed in the morning, it hits the stop in the afternoon.',
      'Monte el conector en la posición que corresponde a la temperatura del día. Si el metal está a 30 °C, en un rango de 5 a 85 °C ya se gastaron 25 K de los 80: la abertura inicial es la mínima más 55/80 del recorrido. Demasiado cerrado por la mañana, golpea el tope por la tarde.',
    ),
    h('Vibração', 'Vibration', 'Vibración'),
    p(
      'Tubo longo com vento lento e constante vibra. O remédio usual é um cabo de amortecimento solto por dentro do tubo, preso numa ponta só, ao longo de dois terços do vão. Não confie na expansão para amortecer: lâmina que vibra trinca.',
      'A long tube in a slow, steady wind vibrates. The usual cure is a damping cable lying loose inside the tube, fixed at one end only, along two thirds of the span. Do not rely on the expansion connector to damp: a strap that vibrates cracks.',
      'Un tubo largo con viento lento y constante vibra. El remedio usual es un cable amortiguador suelto dentro del tubo, fijo en un solo extremo, a lo largo de dos tercios del vano. No confíe en la expansión para amortiguar: la lámina que vibra se agrieta.',
    ),
  ],
}
