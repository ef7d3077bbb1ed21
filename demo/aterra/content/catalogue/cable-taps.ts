import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { round } from './conductors.ts'
import { labels, span, standard } from './highlights.ts'
import {
  alloy,
  cable,
  cableOf,
  cables,
  currents,
  diameters,
  grooves,
  metal,
  mounting,
  ratedBelow,
  shared,
  size,
  tube,
  tubes,
  voltage,
} from './substations.ts'
import type { Groove, Tube } from './substations.ts'

export const cableTaps: Subcategory = {
  key: 'derivacoes-de-cabo',
  category: 'subestacoes',
  title: t(
    'Derivações e espaçadores de cabo',
    'Cable taps and spacers',
    'Derivaciones y espaciadores de cable',
  ),
  summary: t(
    'Para barramentos flexíveis: derivar, manter a distância e aterrar com segurança.',
    'For flexible buses: to tap, to keep the distance and to ground safely.',
    'Para barras flexibles: derivar, mantener la distancia y poner a tierra con seguridad.',
  ),
  attributes: [
    cable,
    size,
    attribute.range(
      'tapCable',
      t('Diâmetro do ramal', 'Tap diameter', 'Diámetro de la derivación'),
      'mm',
    ),
    cables,
    tube('2"', '3"', '4"'),
    {
      ...attribute.dimension('centres', t('Entre eixos', 'Between centers', 'Entre ejes'), 'E', 0),
      filter: true,
    },
    attribute.dimension(
      'ballDiameter',
      t('Diâmetro da bola', 'Ball diameter', 'Diámetro de la bola'),
      'B',
      0,
    ),
    metal,
    voltage,
    attribute.current,
    {
      ...attribute.number(
        'fault',
        t('Curta duração, 1 s', 'Short time, 1 s', 'Corta duración, 1 s'),
        'kA',
      ),
      filter: true,
    },
    attribute.bolts,
    attribute.torque,
    attribute.length,
  ],
}

const all = Object.keys(grooves) as Groove[]
const pairs = all.flatMap((run) =>
  all.filter((tap) => tap <= run).map((tap) => [run, tap] as const),
)
const tees: Variant[] = pairs.map(([run, tap]) => ({
  partNumber: `YT-${run}${tap}`,
  values: {
    cableDiameter: cableOf(run),
    size: grooves[run].size,
    tapCable: cableOf(tap),
    cables: 1,
    material: 'aluminium',
    voltage: 230,
    current: grooves[tap].current,
    bolts: 8,
    torque: 35,
    length: round(cableOf(run)[1] * 3.2 + 30, 0),
  },
}))
const spacers: Variant[] = (['B', 'C', 'D', 'E'] as Groove[]).flatMap((groove) =>
  [150, 200, 300, 400].map((centres) => ({
    partNumber: `YE-${groove}-${centres}`,
    values: {
      cableDiameter: cableOf(groove),
      size: grooves[groove].size,
      cables: 2,
      centres,
      material: 'aluminium',
      voltage: 230,
      bolts: 4,
      torque: 35,
      length: round(centres + cableOf(groove)[1] + 36, 0),
    },
  })),
)
const parallel: Variant[] = pairs
  .filter(([run, tap]) => run.charCodeAt(0) - tap.charCodeAt(0) <= 2)
  .map(([run, tap]) => ({
    partNumber: `YP-${run}${tap}`,
    values: {
      cableDiameter: cableOf(run),
      size: grooves[run].size,
      tapCable: cableOf(tap),
      cables: 1,
      material: 'aluminium',
      voltage: 230,
      current: grooves[tap].current,
      bolts: 6,
      torque: 35,
      length: round(cableOf(run)[1] * 4.4 + 20, 0),
    },
  }))
/**
 * Fault current of a ball stud for one second, kA, by the diameter of its ball, mm: 200 A/mm² in
 * the neck.
 */
const fault = (ball: number) => Math.floor(((Math.PI * (ball * 0.72) ** 2) / 4) * 0.2)
const balls: Variant[] = [20, 25, 30].flatMap((ball) => [
  ...(['B', 'C', 'D'] as Groove[]).map((groove) => ({
    partNumber: `YB-${ball}-${groove}`,
    values: {
      ballDiameter: ball,
      cableDiameter: cableOf(groove),
      size: grooves[groove].size,
      material: 'bronze',
      voltage: 230,
      fault: fault(ball),
      bolts: 2,
      torque: 35,
      length: round(ball * 2.6 + 50, 0),
    },
  })),
  ...(['2"', '3"', '4"'] as Tube[]).map((key) => ({
    partNumber: `YB-${ball}-T${tubes[key].code}`,
    values: {
      ballDiameter: ball,
      tube: key,
      material: 'bronze',
      voltage: 230,
      fault: fault(ball),
      bolts: 2,
      torque: 55,
      length: round(ball * 2.6 + 60, 0),
    },
  })),
])

const common = { ...shared, subcategory: cableTaps.key }
const ratings = (v: Variant[]) =>
  ratedBelow(Math.max(...v.map((x) => Number(x.values['current'] ?? 0))))

export const cableTapProducts: Product[] = [
  {
    ...common,
    key: 'derivacao-t-cabo',
    family: 'YT',
    title: t('Derivação em T para cabos', 'T tap for cables', 'Derivación en T para cables'),
    summary: t(
      'O ramal sai em ângulo reto do barramento flexível, sem cortar o cabo principal.',
      'The tap leaves the flexible bus at a right angle, without cutting the run.',
      'La derivación sale en ángulo recto de la barra flexible, sin cortar el cable principal.',
    ),
    description: [
      p(
        'As duas letras do código são as faixas do principal e do ramal. Cada tampa aperta só o seu cabo: um pode ser solto sem o outro.',
        'The two letters of the part number are the ranges of run and tap. Each keeper holds its own conductor: one can be released without the other.',
        'Las dos letras del código son los rangos del principal y de la derivación. Cada tapa aprieta solo su cable: uno puede soltarse sin el otro.',
      ),
      ...mounting,
    ],
    highlights: [
      diameters(tees),
      {
        label: labels.current,
        value: t(`até ${ratings(tees)} A`, `up to ${ratings(tees)} A`, `hasta ${ratings(tees)} A`),
      },
      alloy,
      standard('NEMA CC 1'),
    ],
    pictures: [{ picture: 'yt' }],
    related: [
      'conector-paralelo-subestacao',
      'conector-tubo-cabo',
      'terminal-de-equipamento-angular',
    ],
    variants: tees,
  },
  {
    ...common,
    key: 'espacador-de-cabos',
    family: 'YE',
    title: t(
      'Espaçador para dois condutores',
      'Spacer for two conductors',
      'Espaciador para dos conductores',
    ),
    summary: t(
      'Mantém a distância entre os dois cabos da fase, também no curto-circuito.',
      'Keeps the two conductors of a phase apart, in a short circuit as well.',
      'Mantiene la distancia entre los dos cables de la fase, también en cortocircuito.',
    ),
    description: [
      p(
        'No curto, cabos da mesma fase se atraem e batem um no outro. Ponha um espaçador em cada ponta e os demais a distâncias diferentes entre si, para não repetir o mesmo vão.',
        'In a short circuit the conductors of one phase attract and strike each other. Fit a spacer at each end and the others at unequal distances, so that no span repeats.',
        'En cortocircuito, los cables de una fase se atraen y se golpean. Ponga un espaciador en cada extremo y los demás a distancias distintas entre sí.',
      ),
      ...mounting,
    ],
    highlights: [
      diameters(spacers),
      {
        label: t('Entre eixos', 'Between centers', 'Entre ejes'),
        value: span(spacers, 'centres', 'mm'),
      },
      { label: labels.torque, value: span(spacers, 'torque', 'N·m') },
      alloy,
    ],
    pictures: [{ picture: 'ye' }],
    related: ['derivacao-t-cabo', 'conector-paralelo-subestacao', 'terminal-de-equipamento-reto'],
    variants: spacers,
  },
  {
    ...common,
    key: 'conector-paralelo-subestacao',
    family: 'YP',
    title: t(
      'Conector paralelo para subestação',
      'Parallel connector for substations',
      'Conector paralelo para subestación',
    ),
    summary: t(
      'Une dois cabos lado a lado com três tampas independentes, até 1.600 A.',
      'Joins two conductors side by side under three separate keepers, up to 1,600 A.',
      'Une dos cables lado a lado con tres tapas independientes, hasta 1.600 A.',
    ),
    description: [
      p(
        'Mais longo que o grampo de distribuição: o contato tem cerca de quatro diâmetros do cabo de cada lado. Não conduz tração.',
        'Longer than a distribution clamp: contact runs for some four cable diameters on each side. It carries no tension.',
        'Más largo que la grapa de distribución: el contacto tiene unos cuatro diámetros de cable por lado. No soporta tracción.',
      ),
      ...mounting,
    ],
    highlights: [
      diameters(parallel),
      currents(parallel),
      { label: labels.torque, value: span(parallel, 'torque', 'N·m') },
      alloy,
    ],
    pictures: [{ picture: 'yp' }],
    related: ['grampo-paralelo', 'derivacao-t-cabo', 'pasta-antioxido'],
    variants: parallel,
  },
  {
    ...common,
    key: 'pino-bola',
    family: 'YB',
    title: t(
      'Pino-bola para aterramento temporário',
      'Ball stud for temporary grounding',
      'Perno bola para puesta a tierra temporal',
    ),
    summary: t(
      'Ponto fixo para o grampo de terra do bastão, em qualquer ângulo.',
      'A fixed point for the ground clamp on the stick, at any angle.',
      'Punto fijo para la grapa de tierra de la pértiga, en cualquier ángulo.',
    ),
    description: [
      p(
        'O grampo em concha fecha sobre a bola com a mesma área seja qual for a posição do bastão. Sem o pino, ele morderia o cabo ou o tubo e deixaria marca.',
        'The socket clamp closes on the ball with the same area whatever the position of the stick. Without the stud it would bite the conductor or tube and leave a mark.',
        'La grapa de cuenco cierra sobre la bola con la misma área en cualquier posición de la pértiga. Sin el perno, mordería el cable o el tubo.',
      ),
      p(
        'A corrente de curta duração do conjunto é a menor entre a do pino, a do grampo e a do cabo de terra.',
        'The short-time current of the set is the least of those of stud, clamp and grounding cable.',
        'La corriente de corta duración del conjunto es la menor entre la del perno, la grapa y el cable de tierra.',
      ),
      ...mounting.slice(0, 1),
    ],
    highlights: [
      {
        label: t('Bola', 'Ball', 'Bola'),
        value: t('Ø 20, 25 ou 30 mm', 'Ø 20, 25 or 30 mm', 'Ø 20, 25 o 30 mm'),
      },
      {
        label: t('Curta duração, 1 s', 'Short time, 1 s', 'Corta duración, 1 s'),
        value: span(balls, 'fault', 'kA'),
      },
      { label: labels.material, value: t('Bronze estanhado', 'Tinned bronze', 'Bronce estañado') },
      standard('IEC 61230'),
    ],
    pictures: [{ picture: 'yb' }],
    related: ['suporte-de-tubo', 'derivacao-t-cabo', 'barra-de-equipotencializacao'],
    variants: balls,
  },
]
