import { p, t } from '../text.ts'
import type { Product, Variant } from '../types.ts'
import { barrel, die, round } from './conductors.ts'
import { conformity, crimping } from './documents.ts'
import { labels, span, standard, tested } from './highlights.ts'
import { splices } from './splices.ts'
import { hexagonalFromSmall, insulated } from './tools.ts'

/** Parallel splices by the sum of the sections, mm²: the bore holds the conductors side by side. */
const parallel: Variant[] = (
  [
    [4, 6],
    [6, 10],
    [10, 16],
    [16, 25],
    [25, 35],
    [35, 50],
    [50, 70],
    [70, 95],
    [95, 120],
    [120, 150],
    [150, 185],
    [185, 240],
  ] as const
).map(([min, max]) => {
  const { bore, outer } = barrel(max)
  return {
    partNumber: `LP-${max}`,
    values: {
      total: [min, max],
      bore: round(bore * 1.12),
      outer: round(outer * 1.1),
      length: round(bore * 1.3 + 6),
      stop: false,
      die: die(max),
    },
  }
})
const wires = {
  red: ['15', 0.5, 1.5, 1.7, 25],
  blue: ['25', 1.5, 2.5, 2.3, 25],
  yellow: ['60', 4, 6, 3.4, 27],
} as const
/**
 * Insulated splices; heat-shrink sleeves are 5 mm longer on each side, to seal on the insulation of
 * the wire.
 */
const insulatedSplices: Variant[] = (['red', 'blue', 'yellow'] as const).flatMap((colour) =>
  (
    [
      ['pvc', ''],
      ['nylon', 'PA'],
      ['shrink', 'TA'],
    ] as const
  ).map(([insulation, suffix]) => {
    const [code, min, max, bore, length] = wires[colour]
    return {
      partNumber: `LI-${code}${suffix}`,
      values: {
        total: [min, max],
        bore,
        outer: round(bore + 2.4),
        length: insulation === 'shrink' ? length + 10 : length,
        stop: true,
        colour,
        insulation,
      },
    }
  }),
)

export const specialSpliceProducts: Product[] = [
  {
    key: 'luva-paralela',
    family: 'LP',
    subcategory: splices.key,
    title: t('Luva paralela', 'Parallel splice', 'Manguito paralelo'),
    summary: t(
      'Um tubo curto, dois ou mais condutores lado a lado. Para derivações em motores e caixas.',
      'One short tube, two or more conductors side by side. For taps in motors and boxes.',
      'Un tubo corto, dos o más conductores lado a lado. Para derivaciones en motores y cajas.',
    ),
    description: [
      p(
        'Escolha pela soma das seções. Os condutores podem entrar pelo mesmo lado ou por lados opostos; as pontas devem aparecer 1 a 2 mm além do tubo.',
        'Choose by the sum of the sections. The conductors may enter from one side or from both; their ends must show 1 to 2 mm past the tube.',
        'Elija por la suma de secciones. Los conductores pueden entrar por el mismo lado o por lados opuestos; las puntas deben asomar 1 a 2 mm.',
      ),
      p(
        'Uma compressão no centro basta. Cubra com tubo termocontrátil ou capuz, na espessura da isolação original.',
        'One crimp at the center is enough. Cover with heat-shrink tube or an end cap, to the thickness of the original insulation.',
        'Basta una compresión en el centro. Cubra con tubo o capuchón termocontraíble, al espesor del aislamiento original.',
      ),
    ],
    highlights: [
      {
        label: t('Soma das seções', 'Sum of sections', 'Suma de secciones'),
        value: span(parallel, 'total', 'mm²'),
      },
      { label: labels.length, value: span(parallel, 'length', 'mm') },
      {
        label: labels.material,
        value: t('Cu ≥ 99,9 % · estanhado', 'Cu ≥ 99.9 % · tinned', 'Cu ≥ 99,9 % · estañado'),
      },
      tested('ABNT NBR 5370'),
    ],
    pictures: [{ picture: 'lp' }],
    documents: [crimping, conformity],
    related: ['luva-com-batente', 'luva-isolada', 'capuz-termocontratil'],
    tools: hexagonalFromSmall,
    variants: parallel,
  },
  {
    key: 'luva-isolada',
    family: 'LI',
    subcategory: splices.key,
    title: t('Luva de emenda pré-isolada', 'Pre-insulated butt splice', 'Empalme preaislado'),
    summary: t(
      'Emenda e isola fios de comando em uma prensagem. A versão termocontrátil também veda.',
      'Joins and insulates control wires in one crimp. The heat-shrink version seals them, too.',
      'Empalma y aísla hilos de mando en un solo prensado. La versión termocontraíble además sella.',
    ),
    description: [
      p(
        'O batente central divide o tubo ao meio. A luva transparente deixa ver se os dois fios chegaram até ele.',
        'The center stop divides the tube in half. The translucent sleeve shows whether both wires have reached it.',
        'El tope central divide el tubo por la mitad. La funda translúcida deja ver si ambos hilos llegaron a él.',
      ),
      p(
        'Nos códigos com final **TA**, aqueça depois de prensar até o adesivo aparecer nas duas pontas. Servem a áreas molhadas e veículos.',
        'On part numbers ending in **TA**, heat after crimping until adhesive shows at both ends. They suit wet areas and vehicles.',
        'En los códigos terminados en **TA**, caliente después de prensar hasta que el adhesivo asome en ambas puntas. Sirven en zonas mojadas y vehículos.',
      ),
    ],
    highlights: [
      { label: t('Fio', 'Wire', 'Hilo'), value: span(insulatedSplices, 'total', 'mm²') },
      {
        label: labels.insulation,
        value: t(
          'PVC · poliamida · termocontrátil',
          'PVC · polyamide · heat-shrink',
          'PVC · poliamida · termocontraíble',
        ),
      },
      standard('IEC 60352-2'),
    ],
    pictures: [{ picture: 'li' }],
    documents: [conformity],
    related: ['luva-paralela', 'terminal-isolado-encaixe', 'alicate-para-isolados'],
    tools: insulated,
    variants: insulatedSplices,
  },
]
