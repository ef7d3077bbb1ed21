import { p, t } from '../text.ts'
import type { Product, Variant } from '../types.ts'
import {
  aluminium,
  aluminiumSpan,
  bimetallicConnectors,
  tests,
  weld,
  why,
} from './bimetallic-connectors.ts'
import { clearanceHole, dieForOuter, round } from './conductors.ts'
import { conformity, crimping, torqueTable } from './documents.ts'
import { labels, studs } from './highlights.ts'
import { hexagonal } from './tools.ts'

const twoHoles: Variant[] = [50, 70, 95, 120, 150, 185, 240, 300, 400].flatMap((section) =>
  (section <= 120
    ? ([
        [10, 25.4],
        [12, 44.5],
      ] as const)
    : ([[12, 44.5]] as const)
  ).map(([m, spacing]) => {
    const { bore, outer, barrelLength } = aluminium(section)
    const width = round(Math.max(outer * 1.35, (clearanceHole[m] ?? m) * 1.75 + 1))
    return {
      partNumber: `TU-${section}-${m}${spacing === 44.5 ? 'N' : ''}`,
      values: {
        conductor: section,
        stud: `M${m}`,
        outer,
        bore,
        width,
        length: round(barrelLength + outer * 0.6 + width + spacing),
        spacing,
        holes: 2,
        die: dieForOuter(outer),
        grease: true,
      },
    }
  }),
)
/** Washers, about a fifth larger than the steel washer of their stud. */
const washers: Variant[] = [6, 8, 10, 12, 16, 20].map((m) => ({
  partNumber: `AB-A-${m}`,
  values: {
    stud: `M${m}`,
    outer: round(m * 2.4 + 2),
    bore: clearanceHole[m] ?? m,
    thickness: m <= 10 ? 1.5 : 2,
    holes: 1,
  },
}))
const plates: Variant[] = (
  [
    [40, 10, 1],
    [60, 12, 1],
    [80, 12, 4],
    [100, 12, 4],
  ] as const
).flatMap(([side, m, holes]) =>
  [1, 2].map((thickness) => ({
    partNumber: `AB-P-${side}-${thickness}`,
    values: {
      stud: `M${m}`,
      width: side,
      length: side,
      bore: clearanceHole[m] ?? m,
      thickness,
      holes,
      ...(holes === 4 ? { spacing: 44.5 } : {}),
    },
  })),
)
const transition = [...washers, ...plates]

export const specialBimetallicProducts: Product[] = [
  {
    key: 'terminal-bimetalico-dois-furos',
    family: 'TU',
    subcategory: bimetallicConnectors.key,
    title: t(
      'Terminal bimetálico de dois furos',
      'Two-hole bimetallic terminal',
      'Terminal bimetálico de dos orificios',
    ),
    summary: t(
      'Palma longa de cobre que não gira, para cabos de alumínio em transformadores e barramentos.',
      'A long copper palm that does not turn, for aluminum cables at transformers and busbars.',
      'Paleta larga de cobre que no gira, para cables de aluminio en transformadores y barras.',
    ),
    description: [
      p(
        'Dois parafusos dividem o esforço do cabo pesado e dobram a área de contato. Os códigos com final **N** têm furos a 44,5 mm; os demais, a 25,4 mm.',
        'Two bolts share the pull of a heavy cable and double the contact area. Part numbers ending in **N** have holes 44.5 mm apart, the others 25.4 mm.',
        'Dos tornillos reparten el esfuerzo del cable pesado y duplican el área de contacto. Los códigos terminados en **N** tienen orificios a 44,5 mm; los demás, a 25,4 mm.',
      ),
      why,
    ],
    highlights: [
      aluminiumSpan(twoHoles),
      { label: labels.stud, value: studs(twoHoles) },
      weld,
      tests,
    ],
    pictures: [{ picture: 'tu' }],
    documents: [crimping, torqueTable, conformity],
    related: ['terminal-bimetalico', 'terminal-longo-dois-furos', 'placa-bimetalica'],
    tools: [...hexagonal, 'escova-de-fios', 'torquimetro'],
    variants: twoHoles,
  },
  {
    key: 'placa-bimetalica',
    family: 'AB',
    subcategory: bimetallicConnectors.key,
    title: t(
      'Arruela e placa bimetálica',
      'Bimetallic washer and plate',
      'Arandela y placa bimetálica',
    ),
    summary: t(
      'Chapa de alumínio revestida de cobre: põe-se entre terminal e barra de metais diferentes.',
      'Copper-clad aluminum sheet: goes between a terminal and a bar of different metals.',
      'Chapa de aluminio revestida de cobre: se coloca entre terminal y barra de metales distintos.',
    ),
    description: [
      p(
        'Face de cobre contra cobre, face de alumínio contra alumínio. Invertida, a peça cria o par galvânico que devia evitar.',
        'Copper face to copper, aluminum face to aluminum. The wrong way round it makes the galvanic pair it should prevent.',
        'Cara de cobre contra cobre, cara de aluminio contra aluminio. Invertida, la pieza crea el par galvánico que debía evitar.',
      ),
      p(
        'As bordas expõem os dois metais: em ambiente úmido, cubra-as com pasta antióxido. Não lixe as faces, só escove.',
        'The edges expose both metals: in damp places cover them with joint compound. Do not sand the faces, only brush them.',
        'Los bordes exponen ambos metales: en ambiente húmedo, cúbralos con pasta antióxido. No lije las caras, solo cepíllelas.',
      ),
    ],
    highlights: [
      { label: labels.stud, value: studs(transition) },
      {
        label: t('Placas', 'Plates', 'Placas'),
        value: t('40 – 100 mm de lado', '40 – 100 mm square', '40 – 100 mm de lado'),
      },
      {
        label: labels.material,
        value: t(
          'Al revestido de Cu por laminação',
          'Roll-bonded Cu-clad Al',
          'Al revestido de Cu por laminación',
        ),
      },
    ],
    pictures: [{ picture: 'ab' }],
    documents: [torqueTable, conformity],
    related: ['terminal-bimetalico-dois-furos', 'grampo-paralelo-bimetalico', 'pasta-antioxido'],
    tools: ['torquimetro', 'escova-de-fios'],
    variants: transition,
  },
]
