import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { round } from './conductors.ts'
import { labels, span, standard } from './highlights.ts'
import {
  alloy,
  angle,
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
  tubeDiameter,
  tubes,
  tubeSpan,
  voltage,
} from './substations.ts'
import type { Groove, Tube } from './substations.ts'

export const equipmentTerminals: Subcategory = {
  key: 'terminais-de-equipamento',
  category: 'subestacoes',
  title: t('Terminais de equipamento', 'Equipment terminals', 'Terminales de equipo'),
  summary: t(
    'Do cabo ou do tubo ao borne do disjuntor, da seccionadora e do transformador.',
    'From cable or tube to the terminal of breaker, disconnector and transformer.',
    'Del cable o del tubo al borne del interruptor, del seccionador y del transformador.',
  ),
  attributes: [
    cable,
    size,
    cables,
    tube('1 1/2"', '2"', '2 1/2"', '3"', '3 1/2"', '4"', '5"'),
    tubeDiameter,
    attribute.number(
      'holes',
      t('Furos do borne', 'Pad holes', 'Orificios del borne'),
      undefined,
      true,
    ),
    attribute.spacing,
    {
      ...attribute.dimension(
        'pin',
        t('Diâmetro do pino', 'Stud diameter', 'Diámetro del perno'),
        'P',
      ),
      filter: true,
    },
    angle,
    metal,
    voltage,
    attribute.current,
    attribute.bolts,
    attribute.torque,
    attribute.length,
  ],
}

const all = Object.keys(grooves) as Groove[]
/**
 * Pads on clamps: one with four holes is 80 mm square (NEMA, holes at 44.5 mm), one with two is 40
 * × 80 mm; the clamp is about three cable diameters long.
 */
function pad(family: string, degrees: 0 | 90): Variant[] {
  return all.flatMap((groove) =>
    (
      [
        [1, 4],
        [1, 2],
        [2, 4],
      ] as const
    )
      .filter(([n, holes]) => (holes === 4 || groove < 'C') && (n === 1 || groove > 'A'))
      .map(([n, holes]) => {
        const [, max] = cableOf(groove)
        return {
          partNumber: `${family}-${groove}${n === 2 ? '2' : ''}-${holes}`,
          values: {
            cableDiameter: cableOf(groove),
            size: grooves[groove].size,
            cables: n,
            holes,
            spacing: 44.5,
            ...(degrees ? { angle: degrees } : {}),
            material: 'aluminium',
            voltage: 230,
            current: ratedBelow(Math.min(grooves[groove].current * n, holes === 4 ? 2000 : 1000)),
            bolts: n === 2 ? 6 : 4,
            torque: 35,
            length: round((degrees ? 100 : 88) + max * 3.2, 0),
          },
        }
      }),
  )
}
const straight = pad('ER', 0)
const angled = pad('EA', 90)
/**
 * Split rings around a stud. Their current is the smaller of that of the stud (1.6 A/mm² of copper)
 * and that of the cable.
 */
const studClamps: Variant[] = [20, 30, 38, 48].flatMap((pin) =>
  (['A', 'B', 'C', 'D'] as Groove[]).map((groove) => ({
    partNumber: `EN-${pin}-${groove}`,
    values: {
      pin,
      cableDiameter: cableOf(groove),
      size: grooves[groove].size,
      cables: 1,
      angle: 90,
      material: 'bronze',
      voltage: 230,
      current: ratedBelow(Math.min((Math.PI * pin ** 2 * 1.6) / 4, grooves[groove].current)),
      bolts: pin > 30 ? 6 : 4,
      torque: 45,
      length: round(pin * 1.6 + 70 + cableOf(groove)[1], 0),
    },
  })),
)
const padTubes: Tube[] = ['1 1/2"', '2"', '2 1/2"', '3"', '3 1/2"', '4"', '5"']
const tubeToPad: Variant[] = padTubes.flatMap((key) =>
  [0, 90].map((degrees) => ({
    partNumber: `ET-${tubes[key].code}${degrees ? '-90' : ''}`,
    values: {
      tube: key,
      tubeDiameter: tubes[key].outside,
      holes: tubes[key].outside > 100 ? 8 : 4,
      spacing: 44.5,
      ...(degrees ? { angle: degrees } : {}),
      material: 'aluminium',
      voltage: 230,
      current: tubes[key].current,
      bolts: 4,
      torque: tubes[key].outside > 110 ? 110 : 55,
      length: round(tubes[key].outside * 1.1 + 130, 0),
    },
  })),
)

const common = { ...shared, subcategory: equipmentTerminals.key }
const holes = {
  label: t('Borne', 'Pad', 'Borne'),
  value: t('2 ou 4 furos a 44,5 mm', '2 or 4 holes at 44.5 mm', '2 o 4 orificios a 44,5 mm'),
}
const plate = p(
  'Borne de cobre ou estanhado: ponha entre as faces uma placa bimetálica, com o cobre para o lado do cobre. Borne de alumínio: só escova e pasta.',
  'On a copper or tinned terminal, put a bimetallic plate between the faces, copper to copper. On an aluminum terminal, brush and compound are enough.',
  'En borne de cobre o estañado, ponga entre las caras una placa bimetálica, cobre contra cobre. En borne de aluminio, bastan cepillo y pasta.',
)

export const equipmentTerminalProducts: Product[] = [
  {
    ...common,
    key: 'terminal-de-equipamento-reto',
    family: 'ER',
    title: t(
      'Terminal reto para borne chato',
      'Straight terminal for flat pad',
      'Terminal recto para borne plano',
    ),
    summary: t(
      'O cabo chega em linha com o borne. Palma NEMA de dois ou quatro furos.',
      'The conductor comes in line with the pad. NEMA palm of two or four holes.',
      'El cable llega en línea con el borne. Paleta NEMA de dos o cuatro orificios.',
    ),
    description: [
      p(
        'O peso do cabo traciona o borne pelo eixo, onde o equipamento é mais forte. Deixe flecha bastante para que o vento e o curto-circuito não passem do esforço que o fabricante admite.',
        'The weight of the conductor pulls along the axis of the pad, where equipment is strongest. Leave enough sag for wind and short circuit to stay within the load the equipment maker allows.',
        'El peso del cable tira del borne por su eje, donde el equipo es más fuerte. Deje flecha suficiente para que viento y cortocircuito no superen el esfuerzo admitido por el fabricante.',
      ),
      plate,
      ...mounting,
    ],
    highlights: [diameters(straight), holes, currents(straight), alloy],
    pictures: [{ picture: 'er' }],
    related: [
      'terminal-de-equipamento-angular',
      'placa-bimetalica',
      'conector-tubo-cabo',
      'terminal-quatro-furos',
    ],
    variants: straight,
  },
  {
    ...common,
    key: 'terminal-de-equipamento-angular',
    family: 'EA',
    title: t(
      'Terminal 90° para borne chato',
      '90° terminal for flat pad',
      'Terminal 90° para borne plano',
    ),
    summary: t(
      'O cabo sai em ângulo reto do borne. Para bornes horizontais com descida vertical.',
      'The conductor leaves at a right angle to the pad. For horizontal pads with vertical drops.',
      'El cable sale en ángulo recto del borne. Para bornes horizontales con bajada vertical.',
    ),
    description: [
      p(
        'Evita a curva forçada junto ao equipamento e o esforço de torção que ela deixa. Monte com o parafuso a favor de quem vai reapertar: há quatro posições.',
        'It avoids a forced bend next to the equipment and the twist that it leaves. Mount with the bolts towards whoever will retighten them: there are four positions.',
        'Evita la curva forzada junto al equipo y la torsión que deja. Monte con los pernos hacia quien los reapretará: hay cuatro posiciones.',
      ),
      plate,
      ...mounting,
    ],
    highlights: [diameters(angled), holes, currents(angled), alloy],
    pictures: [{ picture: 'ea' }],
    related: ['terminal-de-equipamento-reto', 'terminal-para-pino', 'placa-bimetalica'],
    variants: angled,
  },
  {
    ...common,
    key: 'terminal-para-pino',
    family: 'EN',
    title: t('Terminal para borne tipo pino', 'Stud terminal', 'Terminal para borne tipo perno'),
    summary: t(
      'Anel bipartido de bronze estanhado que abraça o pino liso ou roscado do equipamento.',
      'Split ring of tinned bronze that clamps the plain or threaded stud of the equipment.',
      'Anillo partido de bronce estañado que abraza el perno liso o roscado del equipo.',
    ),
    description: [
      p(
        'O furo é usinado para cada diâmetro de pino: folga grande muda o contato de superfície para linha. Meça o pino com paquímetro antes de pedir.',
        'The bore is machined for each stud diameter: a loose fit turns surface contact into a line. Measure the stud with a calliper before ordering.',
        'El orificio se mecaniza para cada diámetro de perno: una holgura grande convierte el contacto de superficie en línea. Mida el perno con calibre antes de pedir.',
      ),
      ...mounting,
    ],
    highlights: [
      { label: t('Pino', 'Stud', 'Perno'), value: span(studClamps, 'pin', 'mm') },
      diameters(studClamps),
      currents(studClamps),
      { label: labels.material, value: t('Bronze estanhado', 'Tinned bronze', 'Bronce estañado') },
    ],
    pictures: [{ picture: 'en' }],
    related: [
      'terminal-de-equipamento-angular',
      'terminal-tubo-barra',
      'conector-paralelo-subestacao',
    ],
    variants: studClamps,
  },
  {
    ...common,
    key: 'terminal-tubo-barra',
    family: 'ET',
    title: t('Terminal tubo–borne chato', 'Tube-to-pad terminal', 'Terminal tubo–borne plano'),
    summary: t(
      'Liga o barramento tubular ao borne chato, em linha ou a 90°.',
      'Joins the tubular bus to the flat pad, in line or at 90°.',
      'Une la barra tubular al borne plano, en línea o a 90°.',
    ),
    description: [
      p(
        'É ligação rígida. Entre dois equipamentos, ou entre equipamento e barramento longo, use o conector de expansão do lado do equipamento.',
        'It is a rigid joint. Between two pieces of equipment, or equipment and a long bus, fit the expansion connector at the equipment end.',
        'Es una unión rígida. Entre dos equipos, o entre equipo y barra larga, use el conector de expansión del lado del equipo.',
      ),
      plate,
      ...mounting,
    ],
    highlights: [tubeSpan('1 1/2"', '5"'), currents(tubeToPad), alloy, standard('NEMA CC 1')],
    pictures: [{ picture: 'et' }],
    related: ['conector-de-expansao', 'terminal-de-equipamento-reto', 'placa-bimetalica'],
    variants: tubeToPad,
  },
]
