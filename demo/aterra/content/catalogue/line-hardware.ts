import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { round } from './conductors.ts'
import { conformity, torqueTable } from './documents.ts'
import { labels, span, standard } from './highlights.ts'
import { wrench } from './tools.ts'

export const lineHardware: Subcategory = {
  key: 'ferragens-de-linha',
  category: 'transmissao-e-distribuicao',
  title: t('Ferragens de linha', 'Line hardware', 'Herrajes de línea'),
  summary: t(
    'Aço forjado e galvanizado a fogo entre o poste, o isolador e o grampo.',
    'Forged steel, hot-dip galvanized, between pole, insulator and clamp.',
    'Acero forjado y galvanizado en caliente entre el poste, el aislador y la grapa.',
  ),
  attributes: [
    attribute.codes('threadSize', t('Rosca', 'Thread', 'Rosca'), ['M12', 'M16', 'M20']),
    attribute.dimension('pin', t('Pino', 'Pin', 'Pasador'), 'P'),
    attribute.codes(
      'ball',
      t('Bola e concha (IEC 60120)', 'Ball and socket (IEC 60120)', 'Bola y rótula (IEC 60120)'),
      ['16', '20', '24'],
    ),
    attribute.dimension('opening', t('Abertura', 'Opening', 'Abertura'), 'A'),
    { ...attribute.length, decimals: 0 },
    attribute.dimension(
      'threadLength',
      t('Trecho roscado', 'Thread length', 'Longitud roscada'),
      'r',
      0,
    ),
    attribute.load,
    attribute.mass,
  ],
}

/** Stress area of the coarse thread, mm² (ISO 898-1). */
const stressArea = { 12: 84.3, 16: 157, 20: 245 } as const
type M = keyof typeof stressArea
/** Breaking load of a bolt at 400 N/mm², kN. */
const breaking = (m: M) => Math.floor((stressArea[m] * 400) / 1000)
const bolts: Variant[] = (
  [
    [12, [125, 150, 200, 250]],
    [16, [125, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 700]],
    [20, [200, 250, 300, 350, 400, 500]],
  ] as const
).flatMap(([m, lengths]) =>
  lengths.map((length) => ({
    partNumber: `PM-${m}-${length}`,
    values: {
      threadSize: `M${m}`,
      length,
      threadLength: length <= 150 ? 75 : length <= 250 ? 120 : 180,
      load: breaking(m),
      weight: round(m ** 2 * 0.785 * length * 0.00785 + m ** 3 * 0.022, 0),
    },
  })),
)
const eyeNuts: Variant[] = (
  [
    [12, 35, 60],
    [16, 40, 70],
    [20, 45, 80],
  ] as const
).flatMap(([m, opening, length]) =>
  [1, 1.25].map((factor, i) => ({
    partNumber: `PO-${m}${i ? '-R' : ''}`,
    values: {
      threadSize: `M${m}`,
      opening,
      length: round(length * (i ? 1.1 : 1), 0),
      load: Math.min(breaking(m), Math.floor(breaking(m) * 0.8 * factor)),
      weight: round(m ** 3 * 0.11 * factor, 0),
    },
  })),
)
/** Breaking load of a pin, kN: section of the bar × 400 N/mm², less a fifth for bending. */
const pinned = (pin: number) => Math.floor((Math.PI * pin ** 2 * 0.25 * 400 * 0.8) / 1000)
const shackles: Variant[] = [12, 16, 19, 22, 25].flatMap((pin) =>
  (
    [
      ['', 4.2],
      ['-L', 6.4],
    ] as const
  ).map(([suffix, reach]) => ({
    partNumber: `MO-${pin}${suffix}`,
    values: {
      pin,
      opening: round(pin * 1.5),
      length: round(pin * reach, 0),
      load: pinned(pin),
      weight: round(pin ** 3 * (reach * 0.022 + 0.03), 0),
    },
  })),
)
const thimbles: Variant[] = [12, 16, 19, 22].map((pin) => ({
  partNumber: `SP-${pin}`,
  values: {
    pin,
    opening: round(pin * 1.25),
    length: round(pin * 5.6 + 6, 0),
    load: pinned(pin),
    weight: round(pin ** 3 * 0.14, 0),
  },
}))
const hooks: Variant[] = [16, 19, 22, 25].flatMap((bar) =>
  [1, 1.5].map((factor, i) => ({
    partNumber: `GO-${bar}${i ? '-L' : ''}`,
    values: {
      opening: round(bar * 1.3),
      pin: round(bar * 1.2),
      length: round(bar * 5.8 * factor, 0),
      load: Math.floor(pinned(bar) * 0.75),
      weight: round(bar ** 3 * 0.15 * factor, 0),
    },
  })),
)
const ballEyes: Variant[] = (
  [
    ['16', 70],
    ['16', 120],
    ['20', 160],
    ['20', 210],
    ['24', 300],
  ] as const
).flatMap(([ball, load]) =>
  [100, 140].map((length) => ({
    partNumber: `OB-${ball}-${load}${length > 100 ? '-L' : ''}`,
    values: {
      ball,
      pin: round(14 + load * 0.06),
      length: round(length + Number(ball) * 0.5, 0),
      load,
      weight: round(Number(ball) ** 2 * length * 0.016 + load, 0),
    },
  })),
)

const finish = {
  label: labels.finish,
  value: t(
    'Galvanizado a fogo, ABNT NBR 6323',
    'Hot-dip galvanized, ABNT NBR 6323',
    'Galvanizado en caliente, ABNT NBR 6323',
  ),
}
const rule = standard('ABNT NBR 8158 · ABNT NBR 8159')
const loads = (v: Variant[]) => ({ label: labels.load, value: span(v, 'load', 'kN') })
const lot = p(
  'De cada lote se tracionam amostras até a ruptura e se mede a camada de zinco. O número do lote vem gravado na peça.',
  'Samples of each lot are pulled to failure and their zinc layer is measured. The lot number is stamped on the part.',
  'De cada lote se traccionan muestras hasta la rotura y se mide la capa de cinc. El número de lote va grabado en la pieza.',
)
const shared = { subcategory: lineHardware.key, documents: [conformity] }

export const lineHardwareProducts: Product[] = [
  {
    ...shared,
    key: 'parafuso-maquina',
    family: 'PM',
    documents: [torqueTable, conformity],
    title: t(
      'Parafuso de máquina galvanizado',
      'Galvanized machine bolt',
      'Perno máquina galvanizado',
    ),
    summary: t(
      'Cabeça e porca quadradas, para cruzetas, isoladores e ferragens em postes.',
      'Square head and nut, for crossarms, insulators and hardware on poles.',
      'Cabeza y tuerca cuadradas, para crucetas, aisladores y herrajes en postes.',
    ),
    description: [
      p(
        'Escolha o comprimento pelo diâmetro do poste mais a arruela e a porca: devem sobrar ao menos três fios de rosca. A porca é repassada depois do banho de zinco.',
        'Choose the length by the pole diameter plus washer and nut: at least three threads must remain. The nut is retapped after the zinc bath.',
        'Elija la longitud por el diámetro del poste más arandela y tuerca: deben sobrar al menos tres hilos de rosca. La tuerca se repasa tras el baño de cinc.',
      ),
      lot,
    ],
    highlights: [
      {
        label: t('Rosca', 'Thread', 'Rosca'),
        value: t('M12 · M16 · M20', 'M12 · M16 · M20', 'M12 · M16 · M20'),
      },
      { label: labels.length, value: span(bolts, 'length', 'mm') },
      loads(bolts),
      finish,
    ],
    pictures: [{ picture: 'pm' }],
    tools: wrench,
    related: ['porca-olhal', 'manilha', 'gancho-olhal'],
    variants: bolts,
  },
  {
    ...shared,
    key: 'porca-olhal',
    family: 'PO',
    title: t('Porca-olhal', 'Eye nut', 'Tuerca de ojo'),
    summary: t(
      'Transforma o parafuso passante em ponto de ancoragem.',
      'Turns a through bolt into an anchoring point.',
      'Convierte el perno pasante en punto de anclaje.',
    ),
    description: [
      p(
        'Forjada em uma peça, sem solda. Rosqueie até o parafuso aparecer do outro lado do corpo e alinhe o olhal com o esforço.',
        'Forged in one piece, no weld. Screw on until the bolt shows on the far side and turn the eye in line with the pull.',
        'Forjada en una pieza, sin soldadura. Enrosque hasta que el perno asome del otro lado y alinee el ojo con el esfuerzo.',
      ),
      lot,
    ],
    highlights: [
      {
        label: t('Rosca', 'Thread', 'Rosca'),
        value: t('M12 · M16 · M20', 'M12 · M16 · M20', 'M12 · M16 · M20'),
      },
      loads(eyeNuts),
      finish,
      rule,
    ],
    pictures: [{ picture: 'po' }],
    related: ['parafuso-maquina', 'manilha-sapatilha', 'gancho-olhal'],
    variants: eyeNuts,
  },
  {
    ...shared,
    key: 'manilha',
    family: 'MO',
    title: t(
      'Manilha reta com pino e contrapino',
      'Straight shackle with pin and cotter',
      'Grillete recto con pasador y chaveta',
    ),
    summary: t(
      'Une ferragens da cadeia e deixa articular em um plano.',
      'Joins fittings of the string and lets them turn in one plane.',
      'Une herrajes de la cadena y permite articular en un plano.',
    ),
    description: [
      p(
        'O contrapino é de aço inoxidável, abre com a mão e não se solta com a vibração. Os códigos com final **L** são longos, para isoladores de saia larga.',
        'The cotter is of stainless steel, opens by hand and does not shake loose. Part numbers ending in **L** are long, for wide-skirted insulators.',
        'La chaveta es de acero inoxidable, se abre a mano y no se suelta con la vibración. Los códigos terminados en **L** son largos, para aisladores de falda ancha.',
      ),
      lot,
    ],
    highlights: [
      { label: t('Pino', 'Pin', 'Pasador'), value: span(shackles, 'pin', 'mm') },
      loads(shackles),
      finish,
      rule,
    ],
    pictures: [{ picture: 'mo' }],
    related: ['manilha-sapatilha', 'olhal-bola', 'grampo-de-ancoragem'],
    variants: shackles,
  },
  {
    ...shared,
    key: 'manilha-sapatilha',
    family: 'SP',
    title: t('Manilha-sapatilha', 'Thimble clevis', 'Horquilla guardacabo'),
    summary: t(
      'Canal largo para o laço da alça preformada, com pino para o isolador.',
      'A wide groove for the loop of the preformed grip, with a pin for the insulator.',
      'Canal ancho para el lazo de la retención preformada, con pasador para el aislador.',
    ),
    description: [
      p(
        'O raio do canal é maior que o dobro do diâmetro do laço: as varetas não se achatam nem se cruzam sob carga.',
        'The groove radius is more than twice the loop diameter: the rods neither flatten nor cross under load.',
        'El radio del canal es mayor que el doble del diámetro del lazo: las varillas no se aplastan ni se cruzan bajo carga.',
      ),
      lot,
    ],
    highlights: [
      { label: t('Pino', 'Pin', 'Pasador'), value: span(thimbles, 'pin', 'mm') },
      loads(thimbles),
      finish,
      rule,
    ],
    pictures: [{ picture: 'sp' }],
    related: ['alca-preformada', 'alca-para-estai', 'manilha'],
    variants: thimbles,
  },
  {
    ...shared,
    key: 'gancho-olhal',
    family: 'GO',
    title: t('Gancho-olhal', 'Eye hook', 'Gancho ojo'),
    summary: t(
      'Engata o isolador no olhal do poste. Olhal e gancho a 90° um do outro.',
      'Hooks the insulator to the eye on the pole. Eye and hook at 90° to each other.',
      'Engancha el aislador al ojo del poste. Ojo y gancho a 90° entre sí.',
    ),
    description: [
      p(
        'A boca do gancho é mais estreita que o corpo: a ferragem entra inclinada e não sai com o balanço da linha.',
        'The mouth of the hook is narrower than its body: the fitting goes in tilted and does not leave as the line swings.',
        'La boca del gancho es más estrecha que el cuerpo: el herraje entra inclinado y no sale con el balanceo de la línea.',
      ),
      lot,
    ],
    highlights: [
      { label: t('Abertura', 'Opening', 'Abertura'), value: span(hooks, 'opening', 'mm') },
      loads(hooks),
      finish,
      rule,
    ],
    pictures: [{ picture: 'go' }],
    related: ['porca-olhal', 'manilha-sapatilha', 'olhal-bola'],
    variants: hooks,
  },
  {
    ...shared,
    key: 'olhal-bola',
    family: 'OB',
    title: t('Olhal-bola', 'Ball eye', 'Anillo bola'),
    summary: t(
      'Liga a cadeia de isoladores de concha e bola ao grampo ou à manilha.',
      'Joins a ball-and-socket insulator string to the clamp or the shackle.',
      'Une la cadena de aisladores de bola y rótula a la grapa o al grillete.',
    ),
    description: [
      p(
        'A bola segue a IEC 60120 e gira livre na concha. Confira o número do engate: bola 16 entra em concha 20 e parece servir, mas solta com a carga.',
        'The ball follows IEC 60120 and turns freely in its socket. Check the coupling number: a 16 ball goes into a 20 socket and seems to fit, but pulls out under load.',
        'La bola sigue la IEC 60120 y gira libre en la rótula. Verifique el número del acople: una bola 16 entra en rótula 20 y parece servir, pero se suelta con la carga.',
      ),
      lot,
    ],
    highlights: [
      {
        label: t('Engate', 'Coupling', 'Acople'),
        value: t('16 · 20 · 24', '16 · 20 · 24', '16 · 20 · 24'),
      },
      loads(ballEyes),
      finish,
      standard('IEC 60120'),
    ],
    pictures: [{ picture: 'ob' }],
    related: ['manilha', 'grampo-de-suspensao', 'ancoragem-por-compressao'],
    variants: ballEyes,
  },
]
