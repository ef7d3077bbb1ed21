import { p, t } from '../text.ts'
import type { Product, Variant } from '../types.ts'
import { conductor, round } from './conductors.ts'
import { conformity } from './documents.ts'
import { earthRods } from './earth-rods.ts'
import { labels, span, standard } from './highlights.ts'

const rods = { '1/2"': ['12', 12.8], '5/8"': ['58', 14.3], '3/4"': ['34', 17.3] } as const
/**
 * Rod wedges. The sleeve tapers along the wedge: 2.2 rod diameters plus the diameter of the largest
 * cable long.
 */
const wedges: Variant[] = (Object.keys(rods) as (keyof typeof rods)[]).flatMap((nominal) =>
  (
    [
      [10, 16],
      [25, 35],
      [50, 70],
      [95, 120],
    ] as const
  ).map(([min, max]) => {
    const [code, diameter] = rods[nominal]
    return {
      partNumber: `GU-${code}-${max}`,
      values: {
        nominal,
        diameter,
        cable: [min, max] as [number, number],
        length: round(diameter * 2.2 + conductor(max).diameter, 0),
        thread: false,
      },
    }
  }),
)
/**
 * Inspection pits: diameter and depth of the body, mm; the lid is of PVC for gardens, of cast iron
 * for vehicles.
 */
const pits: Variant[] = (
  [
    [200, 250],
    [250, 250],
    [250, 400],
    [300, 300],
    [300, 500],
  ] as const
).flatMap(([diameter, length]) =>
  (['pvc', 'iron'] as const).map((lid) => ({
    partNumber: `CI-${diameter}-${length}${lid === 'iron' ? '-FF' : ''}`,
    values: { diameter, length, lid },
  })),
)

export const specialRodProducts: Product[] = [
  {
    key: 'conector-cunha-haste',
    family: 'GU',
    subcategory: earthRods.key,
    title: t(
      'Conector cunha haste–cabo',
      'Rod-to-cable wedge connector',
      'Conector de cuña jabalina–cable',
    ),
    summary: t(
      'A cunha entra a martelo e trava cabo e haste em uma luva cônica. Sem parafuso para afrouxar.',
      'The wedge is driven in and locks cable and rod in a tapered sleeve. No bolt to work loose.',
      'La cuña entra a martillo y traba cable y jabalina en un manguito cónico. Sin tornillo que se afloje.',
    ),
    description: [
      p(
        'Corpo e cunha de liga de cobre, do mesmo metal que a capa da haste: não há par galvânico no solo. Os códigos valem para um diâmetro de haste e uma faixa de cabos.',
        'Body and wedge are of copper alloy, like the coat of the rod: no galvanic pair in the soil. Each part number is for one rod diameter and a range of cables.',
        'Cuerpo y cuña de aleación de cobre, como la capa de la jabalina: no hay par galvánico en el suelo. Cada código es para un diámetro de jabalina y un rango de cables.',
      ),
      p(
        'Crave a cunha até a marca aparecer do outro lado e dobre a ponta. Para enterrar sem caixa, prefira solda exotérmica ou compressão.',
        'Drive the wedge until its mark shows on the far side and bend the tip. To bury without a pit, prefer exothermic welding or compression.',
        'Clave la cuña hasta que la marca asome del otro lado y doble la punta. Para enterrar sin cámara, prefiera soldadura exotérmica o compresión.',
      ),
    ],
    highlights: [
      { label: labels.rod, value: t('1/2" – 3/4"', '1/2" – 3/4"', '1/2" – 3/4"') },
      { label: labels.cable, value: span(wedges, 'cable', 'mm²') },
      { label: labels.material, value: t('Liga de cobre', 'Copper alloy', 'Aleación de cobre') },
    ],
    pictures: [{ picture: 'gu' }],
    documents: [conformity],
    related: ['grampo-haste-cabo', 'haste-cobreada', 'molde-cabo-haste', 'conector-malha'],
    variants: wedges,
  },
  {
    key: 'caixa-de-inspecao',
    family: 'CI',
    subcategory: earthRods.key,
    title: t(
      'Caixa de inspeção de aterramento',
      'Ground inspection pit',
      'Cámara de inspección de puesta a tierra',
    ),
    summary: t(
      'Guarda a cabeça da haste e a conexão ao alcance do terrômetro.',
      'Keeps the rod head and its connection within reach of the ground tester.',
      'Protege la cabeza de la jabalina y la conexión al alcance del telurímetro.',
    ),
    description: [
      p(
        'Sem fundo: assenta sobre brita e drena. As entradas laterais já vêm marcadas; abra só as que usar, para não entrar terra.',
        'Open at the bottom: it stands on gravel and drains. Side entries are marked; open only those you use, to keep the soil out.',
        'Sin fondo: se asienta sobre grava y drena. Las entradas laterales vienen marcadas; abra solo las que use, para que no entre tierra.',
      ),
      p(
        'Deixe a ponta da haste 100 mm acima da brita e folga de cabo para afastar a conexão e medir (ABNT NBR 5419-3).',
        'Leave the rod head 100 mm above the gravel and slack in the cable, to take the connection apart and measure (ABNT NBR 5419-3).',
        'Deje la cabeza de la jabalina 100 mm sobre la grava y holgura de cable para separar la conexión y medir (ABNT NBR 5419-3).',
      ),
    ],
    highlights: [
      { label: labels.diameter, value: span(pits, 'diameter', 'mm') },
      { label: t('Altura', 'Height', 'Altura'), value: span(pits, 'length', 'mm') },
      {
        label: t('Tampa', 'Lid', 'Tapa'),
        value: t('PVC ou ferro fundido', 'PVC or cast iron', 'PVC o hierro fundido'),
      },
      standard('ABNT NBR 5419-3'),
    ],
    pictures: [{ picture: 'ci' }],
    documents: [conformity],
    related: ['grampo-haste-cabo', 'haste-cobreada', 'conector-de-medicao'],
    variants: pits,
  },
]
