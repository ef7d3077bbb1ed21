import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { round } from './conductors.ts'
import { labels, standard } from './highlights.ts'
import {
  alloy,
  cable,
  cableOf,
  cables,
  currents,
  diameters,
  grooves,
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

export const tubeConnectors: Subcategory = {
  key: 'conectores-de-tubo',
  category: 'subestacoes',
  title: t('Conectores de tubo', 'Tube connectors', 'Conectores de tubo'),
  summary: t(
    'Para barramentos tubulares de alumínio: derivar, dilatar e apoiar, até 230 kV.',
    'For tubular aluminum buses: to tap, to expand and to support, up to 230 kV.',
    'Para barras tubulares de aluminio: derivar, dilatar y apoyar, hasta 230 kV.',
  ),
  attributes: [
    tube('1 1/2"', '2"', '2 1/2"', '3"', '3 1/2"', '4"', '5"', '6"'),
    tubeDiameter,
    attribute.codes('branch', t('Tubo do ramal', 'Branch tube', 'Tubo de derivación'), [
      '1 1/2"',
      '2"',
      '2 1/2"',
      '3"',
      '4"',
      '5"',
    ]),
    cable,
    size,
    cables,
    attribute.choice('slide', t('Montagem', 'Mounting', 'Montaje'), {
      fixed: t('fixa', 'fixed', 'fija'),
      sliding: t('deslizante', 'sliding', 'deslizante'),
      pad: t('tubo–borne chato', 'tube to flat pad', 'tubo–borne plano'),
      tube: t('tubo–tubo', 'tube to tube', 'tubo–tubo'),
    }),
    attribute.dimension(
      'circle',
      t('Círculo de furação', 'Bolt circle', 'Círculo de perforación'),
      'F',
      0,
    ),
    attribute.dimension('travel', t('Curso', 'Travel', 'Recorrido'), 'x', 0),
    voltage,
    attribute.current,
    attribute.bolts,
    attribute.torque,
    attribute.length,
    attribute.height,
  ],
}

const bigTubes: Tube[] = ['2"', '2 1/2"', '3"', '4"', '5"']
/** Torque of the bolts of a tube, N·m: M12, from 4" on M16. */
const torqueOf = (key: Tube) => (tubes[key].outside > 110 ? 110 : 55)
/** Length of a tube's clamp, mm. */
const lengthOf = (key: Tube) => round(tubes[key].outside + 40, 0)

const toCable: Variant[] = bigTubes.flatMap((key) =>
  (['B', 'C', 'D', 'E'] as Groove[]).flatMap((groove) =>
    [1, 2]
      .filter((n) => n === 1 || groove === 'C' || groove === 'D')
      .map((n) => ({
        partNumber: `XC-${tubes[key].code}-${groove}${n === 2 ? '2' : ''}`,
        values: {
          tube: key,
          tubeDiameter: tubes[key].outside,
          cableDiameter: cableOf(groove),
          size: grooves[groove].size,
          cables: n,
          voltage: 230,
          current: ratedBelow(Math.min(tubes[key].current, grooves[groove].current * n)),
          bolts: n === 1 ? 8 : 12,
          torque: torqueOf(key),
          length: lengthOf(key),
          height: round(tubes[key].outside * 0.75 + 90, 0),
        },
      })),
  ),
)

const tPairs: (readonly [Tube, Tube])[] = [
  ['1 1/2"', '1 1/2"'],
  ['2"', '1 1/2"'],
  ['2"', '2"'],
  ['2 1/2"', '2"'],
  ['2 1/2"', '2 1/2"'],
  ['3"', '2"'],
  ['3"', '2 1/2"'],
  ['3"', '3"'],
  ['4"', '2 1/2"'],
  ['4"', '3"'],
  ['4"', '4"'],
  ['5"', '3"'],
  ['5"', '4"'],
  ['5"', '5"'],
  ['6"', '5"'],
]
const tees: Variant[] = tPairs.map(([run, branch]) => ({
  partNumber: `XT-${tubes[run].code}-${tubes[branch].code}`,
  values: {
    tube: run,
    tubeDiameter: tubes[run].outside,
    branch,
    voltage: 230,
    current: tubes[branch].current,
    bolts: tubes[run].outside > 110 ? 10 : 8,
    torque: torqueOf(run),
    length: round(lengthOf(run) + tubes[branch].outside * 0.4, 0),
    height: round(tubes[run].outside * 0.6 + tubes[branch].outside + 60, 0),
  },
}))

const expanding: Tube[] = ['2"', '2 1/2"', '3"', '3 1/2"', '4"', '5"', '6"']
const expansion: Variant[] = expanding.flatMap((key) =>
  (['tube', 'pad'] as const).map((slide) => ({
    partNumber: `XE-${tubes[key].code}${slide === 'pad' ? '-T' : ''}`,
    values: {
      tube: key,
      tubeDiameter: tubes[key].outside,
      slide,
      travel: tubes[key].outside > 80 ? 75 : 50,
      voltage: 230,
      current: tubes[key].current,
      bolts: slide === 'tube' ? 8 : 4,
      torque: torqueOf(key),
      length: round(tubes[key].outside * (slide === 'tube' ? 2.6 : 1.7) + 180, 0),
      height: round(tubes[key].outside + 90, 0),
    },
  })),
)
/**
 * Supports with the bolt circles of post insulators: 3" (76 mm) for tubes below 3", 5" (127 mm)
 * from 3" on.
 */
const supports: Variant[] = expanding.flatMap((key) =>
  (['fixed', 'sliding'] as const).map((slide) => ({
    partNumber: `XS-${tubes[key].code}-${slide === 'fixed' ? 'F' : 'D'}`,
    values: {
      tube: key,
      tubeDiameter: tubes[key].outside,
      slide,
      circle: tubes[key].outside < 80 ? 76 : 127,
      voltage: 230,
      bolts: 4,
      torque: torqueOf(key),
      length: lengthOf(key),
      height: round(tubes[key].outside * 0.5 + 55, 0),
    },
  })),
)

const common = { ...shared, subcategory: tubeConnectors.key }
const rule = standard('NEMA CC 1 · ABNT NBR 11788')

export const tubeConnectorProducts: Product[] = [
  {
    ...common,
    key: 'conector-tubo-cabo',
    family: 'XC',
    title: t('Conector tubo–cabo', 'Tube-to-cable connector', 'Conector tubo–cable'),
    summary: t(
      'Deriva um ou dois cabos em ângulo reto do barramento tubular.',
      'Taps one or two conductors at a right angle from the tubular bus.',
      'Deriva uno o dos cables en ángulo recto de la barra tubular.',
    ),
    description: [
      p(
        'As meias-conchas abraçam o tubo em toda a volta e aceitam a tolerância do diâmetro IPS. O canal do cabo tem bocas arredondadas e serve a uma faixa de seções.',
        'The half-shells wrap the tube all round and take the tolerance of the IPS diameter. The cable groove has rounded mouths and suits a range of sizes.',
        'Las medias conchas abrazan el tubo en toda la vuelta y admiten la tolerancia del diámetro IPS. El canal del cable tiene bocas redondeadas y sirve a un rango de calibres.',
      ),
      ...mounting,
    ],
    highlights: [tubeSpan('2"', '5"'), diameters(toCable), currents(toCable), alloy],
    pictures: [{ picture: 'xc' }],
    related: [
      'conector-tubo-tubo-t',
      'suporte-de-tubo',
      'terminal-de-equipamento-reto',
      'pasta-antioxido',
    ],
    variants: toCable,
  },
  {
    ...common,
    key: 'conector-tubo-tubo-t',
    family: 'XT',
    title: t('Conector T tubo–tubo', 'Tube-to-tube T connector', 'Conector T tubo–tubo'),
    summary: t(
      'Deriva um tubo de outro, do mesmo diâmetro ou menor, sem furar nem soldar.',
      'Taps one tube from another of the same or larger size, without drilling or welding.',
      'Deriva un tubo de otro de igual o mayor diámetro, sin perforar ni soldar.',
    ),
    description: [
      p(
        'A corrente nominal é a do ramal. Deixe a ponta do tubo do ramal encostada no fundo da concha: o comprimento de contato vem daí.',
        'The rated current is that of the branch. Push the branch tube to the bottom of its shell: that gives the length of contact.',
        'La corriente nominal es la de la derivación. Apoye el tubo en el fondo de la concha: de ahí viene la longitud de contacto.',
      ),
      ...mounting,
    ],
    highlights: [tubeSpan('1 1/2"', '6"'), currents(tees), alloy, rule],
    pictures: [{ picture: 'xt' }],
    related: ['conector-tubo-cabo', 'conector-de-expansao', 'suporte-de-tubo'],
    variants: tees,
  },
  {
    ...common,
    key: 'conector-de-expansao',
    family: 'XE',
    title: t('Conector de expansão', 'Expansion connector', 'Conector de expansión'),
    summary: t(
      'Lâminas flexíveis levam a corrente enquanto o tubo cresce e encolhe com a temperatura.',
      'Flexible laminations carry the current while the tube grows and shrinks with temperature.',
      'Láminas flexibles llevan la corriente mientras el tubo se dilata y contrae.',
    ),
    description: [
      p(
        'Um tubo de alumínio de 10 m cresce cerca de 14 mm a cada 60 °C. Sem expansão, essa força vai para a porcelana do isolador ou do equipamento.',
        'A 10 m aluminum tube grows by some 14 mm for every 60 °C. With no expansion joint that force goes into the porcelain of insulator or equipment.',
        'Un tubo de aluminio de 10 m crece unos 14 mm cada 60 °C. Sin expansión, esa fuerza va a la porcelana del aislador o del equipo.',
      ),
      p(
        'Ajuste a folga pela temperatura do dia da montagem: o meio do curso corresponde à temperatura média do local.',
        'Set the gap for the temperature on the day: mid-travel corresponds to the mean temperature of the site.',
        'Ajuste la holgura según la temperatura del día: la mitad del recorrido corresponde a la temperatura media del lugar.',
      ),
      ...mounting,
    ],
    highlights: [
      tubeSpan('2"', '6"'),
      {
        label: t('Curso', 'Travel', 'Recorrido'),
        value: t('± 25 ou ± 37 mm', '± 25 or ± 37 mm', '± 25 o ± 37 mm'),
      },
      currents(expansion),
      alloy,
    ],
    pictures: [{ picture: 'xe' }],
    related: ['suporte-de-tubo', 'terminal-tubo-barra', 'conector-tubo-tubo-t'],
    variants: expansion,
  },
  {
    ...common,
    key: 'suporte-de-tubo',
    family: 'XS',
    title: t('Suporte para tubo', 'Tube support', 'Soporte para tubo'),
    summary: t(
      'Apoia o tubo no isolador de pedestal, fixo ou deslizante.',
      'Rests the tube on the post insulator, fixed or sliding.',
      'Apoya el tubo en el aislador soporte, fijo o deslizante.',
    ),
    description: [
      p(
        'Em cada trecho entre expansões há um só suporte fixo; os demais deslizam. Dois fixos no mesmo trecho anulam a expansão.',
        'Each stretch between expansion joints has one fixed support only; the others slide. Two fixed ones in a stretch defeat the expansion joint.',
        'En cada tramo entre expansiones hay un solo soporte fijo; los demás deslizan. Dos fijos en un tramo anulan la expansión.',
      ),
      ...mounting,
    ],
    highlights: [
      tubeSpan('2"', '6"'),
      {
        label: t('Furação', 'Bolt circle', 'Perforación'),
        value: t('76 ou 127 mm', '76 or 127 mm', '76 o 127 mm'),
      },
      { label: labels.torque, value: t('55 ou 110 N·m', '55 or 110 N·m', '55 o 110 N·m') },
      alloy,
    ],
    pictures: [{ picture: 'xs' }],
    related: ['conector-de-expansao', 'conector-tubo-cabo', 'pino-bola'],
    variants: supports,
  },
]
