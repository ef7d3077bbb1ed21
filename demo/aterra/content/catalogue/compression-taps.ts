import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { conductor, conductors, die, round } from './conductors.ts'
import { conformity, crimping } from './documents.ts'
import { labels, span, standard, tested } from './highlights.ts'
import { oval } from './tools.ts'

export const compressionTaps: Subcategory = {
  key: 'conectores-de-compressao',
  category: 'terminais-e-conectores',
  title: t('Derivações de compressão', 'Compression taps', 'Derivaciones de compresión'),
  summary: t(
    'Conectores C, H e T para derivar sem cortar o condutor principal.',
    'C, H and T connectors that tap without cutting the run.',
    'Conectores C, H y T para derivar sin cortar el conductor principal.',
  ),
  attributes: [
    attribute.run,
    attribute.tap,
    attribute.codes('rod', t('Haste', 'Rod', 'Jabalina'), ['1/2"', '5/8"', '3/4"']),
    attribute.choice('material', t('Material', 'Material', 'Material'), {
      copper: t('cobre', 'copper', 'cobre'),
      aluminium: t('alumínio', 'aluminum', 'aluminio'),
    }),
    attribute.width,
    attribute.height,
    attribute.length,
    attribute.ovalDie,
    {
      ...attribute.die,
      key: 'barrelDie',
      label: t('Matriz do ramal', 'Tap die', 'Matriz del ramal'),
    },
    attribute.number('crimps', t('Compressões', 'Crimps', 'Compresiones'), undefined),
  ],
}

const sections = conductors.map((c) => c.section as number)
/** Sections of a groove, mm²: its size and the next smaller one. */
const from = (section: number): [number, number] => [
  sections[Math.max(0, sections.indexOf(section) - 1)] ?? section,
  section,
]
/**
 * Oval die of a pair of sections, mm²: that of the larger conductor, or the next one if the tap is
 * as large as a run above 70 mm².
 */
function ovalDie(run: number, tap: number): string {
  const step = [16, 35, 70, 120, 185, 300].findIndex((limit) => run <= limit)
  return `oval-${attribute.ovalIndexes[Math.min(step + (tap === run && run > 70 ? 1 : 0), 5)] ?? 38}`
}
function body(run: number, tap: number) {
  const [a, b] = [conductor(run).diameter, conductor(tap).diameter]
  return {
    width: round(a * 1.7 + 5),
    height: round((a + b) * 1.25 + 9),
    length: round(14 + a * 0.9),
  }
}

const cPairs = [
  [16, 10],
  [16, 16],
  [25, 10],
  [25, 25],
  [35, 16],
  [35, 35],
  [50, 25],
  [50, 50],
  [70, 25],
  [70, 35],
  [70, 70],
  [95, 35],
  [95, 70],
  [95, 95],
  [120, 35],
  [120, 70],
  [120, 120],
  [150, 70],
  [150, 150],
  [185, 95],
  [185, 185],
  [240, 120],
] as const
const c: Variant[] = cPairs.map(([run, tap]) => ({
  partNumber: `CC-${run}-${tap}`,
  values: {
    run: from(run),
    tap: from(tap),
    material: 'copper',
    ...body(run, tap),
    die: ovalDie(run, tap),
    crimps: run <= 70 ? 1 : 2,
  },
}))

const hPairs = [
  [35, 16],
  [35, 35],
  [50, 25],
  [70, 35],
  [70, 70],
  [120, 25],
  [120, 50],
  [120, 120],
  [185, 35],
  [185, 95],
  [185, 185],
  [300, 70],
  [300, 150],
  [300, 300],
] as const
const hTaps: Variant[] = hPairs.map(([run, tap]) => {
  const { width, height, length } = body(run, tap)
  return {
    partNumber: `CH-${run}-${tap}`,
    values: {
      run: from(run),
      tap: from(tap),
      material: 'aluminium',
      width,
      height: round(height * 1.15),
      length: round(length * 1.8),
      die: ovalDie(run, tap),
      crimps: run <= 70 ? 2 : run <= 185 ? 3 : 5,
    },
  }
})

const tPairs = [
  [25, 16],
  [25, 25],
  [35, 25],
  [35, 35],
  [50, 35],
  [50, 50],
  [70, 35],
  [70, 50],
  [70, 70],
  [95, 50],
  [95, 70],
  [95, 95],
  [120, 70],
  [120, 95],
  [120, 120],
  [150, 95],
  [150, 150],
  [185, 120],
  [185, 185],
  [240, 150],
  [240, 240],
] as const
const tees: Variant[] = tPairs.map(([run, tap]) => {
  const { width, height } = body(run, tap)
  return {
    partNumber: `CT-${run}-${tap}`,
    values: {
      run: [run, run],
      tap: [tap, tap],
      material: 'copper',
      width,
      height: round(height + conductor(tap).diameter * 2),
      length: round(conductor(run).diameter * 3 + 6),
      die: ovalDie(run, tap),
      barrelDie: die(tap),
      crimps: 3,
    },
  }
})

const rods: Variant[] = (['1/2"', '5/8"', '3/4"'] as const).flatMap((rod, i) =>
  (
    [
      [16, 35],
      [50, 70],
      [95, 120],
    ] as const
  ).map(([min, max]) => ({
    partNumber: `CG-${['12', '58', '34'][i]}-${max}`,
    values: {
      rod,
      tap: [min, max] as [number, number],
      material: 'copper',
      width: round(30 + i * 3),
      height: round(34 + i * 2 + conductor(max).diameter),
      length: round(24 + conductor(max).diameter),
      die: ovalDie(120 + i * 30, max),
      crimps: 1,
    },
  })),
)
const crosses: Variant[] = (
  [
    [50, 50],
    [70, 50],
    [70, 70],
    [95, 70],
    [95, 95],
    [120, 70],
    [120, 120],
  ] as const
).map(([run, tap]) => ({
  partNumber: `CG-${run}-${tap}`,
  values: {
    run: from(run),
    tap: from(tap),
    material: 'copper',
    ...body(run, tap),
    die: ovalDie(run, tap),
    crimps: 2,
  },
}))
const grid = [...rods, ...crosses]

const copper = {
  label: labels.material,
  value: t(
    'Cobre eletrolítico extrudado',
    'Extruded electrolytic copper',
    'Cobre electrolítico extruido',
  ),
}
const shared = { subcategory: compressionTaps.key, documents: [crimping, conformity], tools: oval }
const spans = (v: Variant[]) => [
  { label: labels.run, value: span(v, 'run', 'mm²') },
  { label: labels.tap, value: span(v, 'tap', 'mm²') },
]

export const compressionTapProducts: Product[] = [
  {
    ...shared,
    key: 'conector-c',
    family: 'CC',
    title: t('Conector C de compressão', 'C-type compression tap', 'Conector C de compresión'),
    summary: t(
      'Encaixa no cabo principal já instalado e deriva cobre de cobre com uma compressão.',
      'Slips over the installed run and taps copper from copper with one crimp.',
      'Se encaja en el cable principal ya instalado y deriva cobre de cobre con una compresión.',
    ),
    description: [
      p(
        'O C fica aberto até prensar: não é preciso cortar o principal nem enfiar o conector pela ponta. O canal menor recebe o ramal, o maior o principal, nunca ao contrário.',
        'The C stays open until it is crimped: no need to cut the run or thread the connector from its end. The small groove takes the tap, the large one the run, never the other way round.',
        'La C queda abierta hasta prensar: no hay que cortar el principal ni enhebrar el conector desde la punta. El canal menor recibe la derivación, el mayor el principal, nunca al revés.',
      ),
      p(
        'Compressão completa quando as duas metades da matriz se tocam. Confira o índice gravado no conector e na matriz antes de prensar.',
        'The crimp is complete when the two die halves touch. Check the index on connector and die before crimping.',
        'La compresión está completa cuando las dos mitades de la matriz se tocan. Verifique el índice en conector y matriz antes de prensar.',
      ),
    ],
    highlights: [...spans(c), copper, tested('ABNT NBR 5370')],
    pictures: [{ picture: 'cc' }],
    related: ['conector-t', 'conector-malha', 'conector-parafuso-fendido', 'matriz-oval'],
    variants: c,
  },
  {
    ...shared,
    key: 'conector-h',
    family: 'CH',
    title: t(
      'Conector H de compressão para alumínio',
      'H-type compression tap for aluminum',
      'Conector H de compresión para aluminio',
    ),
    summary: t(
      'Deriva de redes aéreas de alumínio CA e CAA. Abas que dobram e fecham sobre cada cabo.',
      'Taps overhead AAC and ACSR lines. Its tabs fold and close over each conductor.',
      'Deriva de redes aéreas de aluminio AAC y ACSR. Sus aletas se doblan y cierran sobre cada cable.',
    ),
    description: [
      p(
        'Vem com pasta inibidora nos canais. Escove os dois cabos até brilhar, passe pasta também neles e prense na mesma hora.',
        'Comes with inhibitor paste in the grooves. Brush both conductors bright, coat them with paste as well, and crimp at once.',
        'Viene con pasta inhibidora en los canales. Cepille ambos cables hasta que brillen, aplique pasta también en ellos y comprima de inmediato.',
      ),
      p(
        'Não suporta tração: use em jampes e derivações. Comece pelo centro e alterne os lados para que o conector não encurve.',
        'It carries no tension: use it in jumpers and taps. Start at the center and alternate sides so that the connector stays straight.',
        'No soporta tracción: úselo en puentes y derivaciones. Empiece por el centro y alterne los lados para que el conector no se curve.',
      ),
    ],
    highlights: [
      ...spans(hTaps),
      {
        label: labels.material,
        value: t(
          'Alumínio extrudado · com pasta',
          'Extruded aluminum · with paste',
          'Aluminio extruido · con pasta',
        ),
      },
      tested('ABNT NBR 11788'),
    ],
    pictures: [{ picture: 'ch' }],
    tools: [...oval, 'escova-de-fios'],
    related: ['grampo-paralelo', 'conector-cunha', 'pasta-antioxido'],
    variants: hTaps,
  },
  {
    ...shared,
    key: 'conector-t',
    family: 'CT',
    title: t('Conector T de compressão', 'T-type compression tap', 'Conector T de compresión'),
    summary: t(
      'O ramal sai em ângulo reto do principal. Para malhas, barramentos de cabo e prumadas.',
      'The tap leaves the run at a right angle. For grids, cable buses and risers.',
      'La derivación sale en ángulo recto del principal. Para mallas, barras de cable y montantes.',
    ),
    description: [
      p(
        'A sela abraça o principal sem cortá-lo; o barril do ramal é o de um terminal longo da mesma seção e usa a mesma matriz hexagonal.',
        'The saddle wraps the run without cutting it; the tap barrel is that of a long terminal of the same section and takes the same hexagonal die.',
        'La silla abraza el principal sin cortarlo; el barril de la derivación es el de un terminal largo de igual sección y usa la misma matriz hexagonal.',
      ),
      p(
        'Prense primeiro a sela, com a matriz oval, e depois o ramal, da sela para a ponta.',
        'Crimp the saddle first, with the oval die, then the tap, from the saddle outward.',
        'Comprima primero la silla, con la matriz oval, y luego la derivación, de la silla hacia la punta.',
      ),
    ],
    highlights: [...spans(tees), copper, tested('ABNT NBR 5370')],
    pictures: [{ picture: 'ct' }],
    tools: [...oval, 'matriz-hexagonal'],
    related: ['conector-c', 'conector-malha', 'molde-cabo-cabo'],
    variants: tees,
  },
  {
    ...shared,
    key: 'conector-malha',
    family: 'CG',
    title: t(
      'Conector de compressão para malha de terra',
      'Compression connector for ground grids',
      'Conector de compresión para malla de tierra',
    ),
    summary: t(
      'Une cabo a haste ou cabo a cabo em cruz, para enterrar. Alternativa à solda onde não se pode usar fogo.',
      'Joins cable to rod or cable to cable in a cross, for burial. An alternative to welding where flame is not allowed.',
      'Une cable a jabalina o cable a cable en cruz, para enterrar. Alternativa a la soldadura donde no se admite fuego.',
    ),
    description: [
      p(
        'Cada gancho fecha sobre o seu condutor com contato em toda a volta. Instalado com a matriz indicada, não depende do clima nem de secagem, como a solda depende.',
        'Each hook closes on its conductor with contact all round. Installed with the stated die it depends on neither weather nor drying, as a weld does.',
        'Cada gancho se cierra sobre su conductor con contacto en toda la vuelta. Instalado con la matriz indicada, no depende del clima ni del secado, como la soldadura.',
      ),
      p(
        'A IEEE 837 ensaia conexões permanentes de malha por corrente, ciclos térmicos, gelo e degelo e corrosão. Peça o relatório da combinação de condutores que vai usar.',
        'IEEE 837 qualifies permanent grid connections by current, thermal cycles, freeze and thaw, and corrosion. Ask for the report of the pair of conductors you will use.',
        'IEEE 837 califica conexiones permanentes de malla por corriente, ciclos térmicos, congelamiento y corrosión. Pida el informe del par de conductores que usará.',
      ),
    ],
    highlights: [
      { label: labels.cable, value: span(grid, 'tap', 'mm²') },
      {
        label: labels.rod,
        value: t('1/2" · 5/8" · 3/4"', '1/2" · 5/8" · 3/4"', '1/2" · 5/8" · 3/4"'),
      },
      copper,
      standard('IEEE 837'),
    ],
    pictures: [{ picture: 'cg' }],
    related: ['molde-cabo-haste', 'grampo-haste-cabo', 'conector-t', 'haste-cobreada'],
    variants: grid,
  },
]
