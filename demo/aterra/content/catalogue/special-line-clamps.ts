import { p, t } from '../text.ts'
import type { Product, Variant } from '../types.ts'
import { conductor, round } from './conductors.ts'
import { conformity, torqueTable } from './documents.ts'
import { labels, span, tested } from './highlights.ts'
import { lineClamps, wedgeBody } from './line-clamps.ts'
import { tightened, wrench } from './tools.ts'

/**
 * Hot line clamps: of bronze for copper lines, of aluminum alloy with a bronze eye screw for
 * aluminum lines.
 */
const hotLine: Variant[] = (['al-cu', 'cu-cu'] as const).flatMap((metals) =>
  (
    [
      [6, 50, 6, 35, 20],
      [16, 120, 10, 70, 28],
      [35, 185, 16, 95, 34],
      [70, 300, 16, 120, 34],
    ] as const
  ).map(([a, b, c, d, torque]) => ({
    partNumber: `GL-${b}${metals === 'cu-cu' ? '-BZ' : ''}`,
    values: {
      run: [a, b] as [number, number],
      tap: [c, d] as [number, number],
      metals,
      voltage: 35,
      length: round(28 + conductor(b).diameter * 0.8, 0),
      height: round(95 + conductor(b).diameter * 2.2, 0),
      bolts: 1,
      torque,
      live: true,
      weight: round((180 + conductor(b).diameter ** 2 * 0.75) * (metals === 'cu-cu' ? 1.9 : 1), 0),
    },
  })),
)
const bolted: Variant[] = (
  [
    [16, 35, 1],
    [25, 70, 2],
    [50, 120, 2],
    [95, 185, 2],
    [120, 240, 3],
    [185, 300, 3],
  ] as const
).map(([min, max, bolts]) => ({
  partNumber: `EB-${max}`,
  values: {
    run: [min, max],
    metals: 'al-cu',
    voltage: 35,
    bail: max <= 120 ? 8 : 10,
    length: max <= 120 ? 130 : 150,
    height: round(90 + conductor(max).diameter * 2, 0),
    bolts,
    torque: 45,
    live: true,
    weight: round(210 + conductor(max).diameter ** 2 * 0.9 + 70 * bolts, 0),
  },
}))
const wedges: Variant[] = [35, 50, 70, 95, 120, 150, 185, 240].map((run) => ({
  partNumber: `EC-${run}`,
  values: {
    run: [run, run],
    metals: 'al-cu',
    voltage: 35,
    bail: run <= 120 ? 8 : 10,
    length: wedgeBody(run, 70).length,
    height: round(wedgeBody(run, 70).height + 65, 0),
    live: true,
    weight: round(150 + (conductor(run).diameter + 8) ** 2 * 0.3, 0),
  },
}))

const live = p(
  'Trabalho em linha viva só com procedimento escrito, bastão ensaiado e pessoa autorizada conforme a NR-10.',
  'Live-line work only with a written procedure, a tested hot stick and staff authorized as NR-10 requires.',
  'Trabajo en línea viva solo con procedimiento escrito, pértiga ensayada y personal autorizado según la NR-10.',
)

export const specialLineClampProducts: Product[] = [
  {
    key: 'grampo-linha-viva',
    family: 'GL',
    subcategory: lineClamps.key,
    title: t('Grampo de linha viva', 'Hot-line clamp', 'Grapa de línea viva'),
    summary: t(
      'Liga e desliga o jampe do transformador com o bastão, sem desligar a rede.',
      'Connects and disconnects a transformer jumper with the hot stick, without switching off the line.',
      'Conecta y desconecta el puente del transformador con la pértiga, sin desenergizar la red.',
    ),
    description: [
      p(
        'O gancho apoia no condutor e o parafuso-olhal aperta por baixo, girado pelo bastão. Instale sobre um estribo: a marca do aperto fica no estribo e não no cabo da rede.',
        'The hook rests on the conductor and the eye screw tightens from below, turned by the stick. Mount it on a bail: the clamp then marks the bail, not the line.',
        'El gancho se apoya en el conductor y el tornillo de ojo aprieta desde abajo, girado por la pértiga. Instálela sobre un estribo: la marca queda en el estribo y no en el cable.',
      ),
      live,
    ],
    highlights: [
      { label: labels.run, value: span(hotLine, 'run', 'mm²') },
      { label: labels.tap, value: span(hotLine, 'tap', 'mm²') },
      { label: labels.torque, value: span(hotLine, 'torque', 'N·m') },
      tested('ABNT NBR 11788'),
    ],
    pictures: [{ picture: 'gl' }],
    documents: [torqueTable, conformity],
    related: ['estribo-de-derivacao', 'conector-cunha-estribo', 'grampo-paralelo-bimetalico'],
    tools: wrench,
    variants: hotLine,
  },
  {
    key: 'estribo-de-derivacao',
    family: 'EB',
    subcategory: lineClamps.key,
    title: t('Estribo para derivação', 'Bolted bail', 'Estribo de derivación'),
    summary: t(
      'Um laço de cobre abaixo da rede de alumínio, onde o grampo de linha viva abre e fecha.',
      'A copper loop below the aluminum line, for the hot-line clamp to open and close on.',
      'Un lazo de cobre bajo la red de aluminio, donde la grapa de línea viva abre y cierra.',
    ),
    description: [
      p(
        'Protege o condutor principal: arco e desgaste de manobra ficam no estribo, que se troca. O vergalhão de cobre estanhado é soldado ao grampo por fricção.',
        'It spares the line conductor: arcs and wear stay on the bail, which can be replaced. The tinned copper rod is friction-welded to the clamp.',
        'Protege el conductor principal: el arco y el desgaste quedan en el estribo, que se cambia. La varilla de cobre estañado va soldada por fricción a la grapa.',
      ),
      live,
    ],
    highlights: [
      { label: labels.run, value: span(bolted, 'run', 'mm²') },
      {
        label: t('Estribo', 'Bail', 'Estribo'),
        value: t('cobre, Ø 8 ou 10 mm', 'copper, Ø 8 or 10 mm', 'cobre, Ø 8 o 10 mm'),
      },
      { label: labels.torque, value: span(bolted, 'torque', 'N·m') },
    ],
    pictures: [{ picture: 'eb' }],
    documents: [torqueTable, conformity],
    related: ['grampo-linha-viva', 'conector-cunha-estribo', 'pasta-antioxido'],
    tools: tightened,
    variants: bolted,
  },
  {
    key: 'conector-cunha-estribo',
    family: 'EC',
    subcategory: lineClamps.key,
    title: t(
      'Conector cunha com estribo',
      'Wedge connector with bail',
      'Conector de cuña con estribo',
    ),
    summary: t(
      'O aperto constante da cunha e o laço de cobre para manobra, em uma peça.',
      'The constant pressure of a wedge and the copper loop for switching, in one part.',
      'La presión constante de la cuña y el lazo de cobre para maniobra, en una pieza.',
    ),
    description: [
      p(
        'A cunha trava sob a mola do corpo em C e não precisa de reaperto. Cada código serve a um condutor: escolha pelo diâmetro real do cabo.',
        'The wedge locks under the spring of the C body and needs no retightening. Each part number suits one conductor: choose by its actual diameter.',
        'La cuña se traba bajo el resorte del cuerpo en C y no requiere reapriete. Cada código sirve a un conductor: elija por el diámetro real del cable.',
      ),
      live,
    ],
    highlights: [
      { label: labels.run, value: span(wedges, 'run', 'mm²') },
      {
        label: t('Estribo', 'Bail', 'Estribo'),
        value: t('cobre, Ø 8 ou 10 mm', 'copper, Ø 8 or 10 mm', 'cobre, Ø 8 o 10 mm'),
      },
      { label: t('Rede', 'Line', 'Red'), value: t('até 35 kV', 'up to 35 kV', 'hasta 35 kV') },
    ],
    pictures: [{ picture: 'ec' }],
    documents: [conformity],
    related: ['conector-cunha', 'grampo-linha-viva', 'cobertura-para-cunha'],
    tools: ['escova-de-fios'],
    variants: wedges,
  },
]
