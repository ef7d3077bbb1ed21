import { p, t } from '../text.ts'
import type { Product, Variant } from '../types.ts'
import { conformity, welding } from './documents.ts'
import {
  cartridge,
  exothermicWelding,
  mouldFor,
  permanent,
  procedure,
} from './exothermic-welding.ts'
import { labels, span } from './highlights.ts'

/**
 * Joints on steel surfaces, which conduct the heat away and need half as much metal again as joints
 * between cables.
 */
const surfaces: Variant[] = (['SH', 'SV'] as const).flatMap((connection) =>
  [16, 25, 35, 50, 70, 95, 120, 150].map((conductor) => ({
    partNumber: `MP-${connection}-${conductor}`,
    values: {
      connection,
      conductor,
      ...cartridge(30 + conductor * (connection === 'SH' ? 0.8 : 1)),
      mould: mouldFor(conductor),
      uses: 50,
    },
  })),
)
const clamps: Variant[] = (
  [
    ['76', 76],
    ['102', 102],
    ['76-L', 76],
    ['102-L', 102],
  ] as const
).map(([code, mould]) => ({ partNumber: `AM-${code}`, values: { mould } }))

export const specialWeldingProducts: Product[] = [
  {
    key: 'molde-cabo-superficie',
    family: 'MP',
    subcategory: exothermicWelding.key,
    title: t(
      'Molde cabo–superfície de aço',
      'Cable-to-steel-surface mold',
      'Molde cable–superficie de acero',
    ),
    summary: t(
      'Solda o cabo de cobre a pilares, trilhos, tanques e carcaças, na horizontal ou na vertical.',
      'Welds copper cable to columns, rails, tanks and frames, horizontal or vertical.',
      'Suelda el cable de cobre a columnas, rieles, tanques y carcasas, en horizontal o vertical.',
    ),
    description: [
      p(
        'A superfície deve estar em metal limpo: esmerilhe zinco, tinta e carepa em área maior que a do molde. Depois da solda, refaça a proteção ao redor.',
        'The surface must be bare metal: grind off zinc, paint and scale over an area larger than the mold. After the weld, make good the coating around it.',
        'La superficie debe quedar en metal limpio: esmerile cinc, pintura y cascarilla en un área mayor que el molde. Tras soldar, rehaga la protección alrededor.',
      ),
      p(
        'Não solde sobre tubos de parede fina, vasos de pressão ou barras de protensão: o calor atravessa a parede.',
        'Do not weld on thin-walled pipes, pressure vessels or prestressing bars: the heat goes through the wall.',
        'No suelde sobre tubos de pared fina, recipientes a presión ni barras de pretensado: el calor atraviesa la pared.',
      ),
      ...procedure,
    ],
    highlights: [
      { label: labels.conductor, value: span(surfaces, 'conductor', 'mm²') },
      { label: t('Carga', 'Charge', 'Carga'), value: span(surfaces, 'charge', 'g') },
      {
        label: t('Vida do molde', 'Mold life', 'Vida del molde'),
        value: t('cerca de 50 soldas', 'about 50 welds', 'unas 50 soldaduras'),
      },
      permanent,
    ],
    pictures: [{ picture: 'mp' }],
    documents: [welding, conformity],
    related: ['cartucho-de-solda', 'alicate-para-molde', 'molde-cabo-cabo'],
    tools: ['alicate-para-molde'],
    variants: surfaces,
  },
  {
    key: 'alicate-para-molde',
    family: 'AM',
    subcategory: exothermicWelding.key,
    title: t('Alicate para molde', 'Mold handle clamp', 'Pinza para molde'),
    summary: t(
      'Abre, fecha e segura o molde de grafite. Um alicate serve a todos os moldes da mesma largura.',
      'Opens, closes and holds the graphite mold. One clamp serves every mold of the same width.',
      'Abre, cierra y sostiene el molde de grafito. Una pinza sirve a todos los moldes del mismo ancho.',
    ),
    description: [
      p(
        'Os pinos entram nos furos do molde e a trava regula o aperto: sem folga, para o metal não vazar, e sem força, para não lascar o grafite.',
        'The pins enter the holes of the mold and the latch sets the grip: no gap, so that metal does not leak, and no force, so that graphite does not chip.',
        'Los pasadores entran en los orificios del molde y la traba regula el apriete: sin holgura, para que no se escape el metal, y sin forzar, para no astillar el grafito.',
      ),
      p(
        'Os códigos com final **L** têm cabos longos, para valas.',
        'Part numbers ending in **L** have long handles, for trenches.',
        'Los códigos terminados en **L** tienen mangos largos, para zanjas.',
      ),
    ],
    highlights: [
      {
        label: t('Largura do molde', 'Mold width', 'Ancho del molde'),
        value: t('76 ou 102 mm', '76 or 102 mm', '76 o 102 mm'),
      },
      {
        label: labels.material,
        value: t(
          'Aço zincado · punhos isolantes de calor',
          'Zinc-plated steel · heat-insulating grips',
          'Acero cincado · mangos aislantes del calor',
        ),
      },
    ],
    pictures: [{ picture: 'am' }],
    documents: [welding, conformity],
    related: ['molde-cabo-cabo', 'molde-cabo-haste', 'molde-cabo-superficie', 'cartucho-de-solda'],
    variants: clamps,
  },
]
