import { p, t } from '../text.ts'
import type { Product, Variant } from '../types.ts'
import {
  compressionTerminals,
  documents,
  each,
  how,
  terminal,
  tests,
  tinned,
} from './compression-terminals.ts'
import { barrel, conductor, round } from './conductors.ts'
import { labels, span, studs } from './highlights.ts'
import { hexagonal, hexagonalFromSmall } from './tools.ts'

/**
 * Terminals with the palm at a right angle to the barrel: the length of the palm is their height.
 */
const angled: Variant[] = each(
  {
    10: [6],
    16: [6, 8],
    25: [6, 8],
    35: [8, 10],
    50: [8, 10],
    70: [8, 10],
    95: [10, 12],
    120: [10, 12],
    150: [10, 12],
    185: [10, 12],
    240: [12, 16],
  },
  (section, m) => {
    const { partNumber, values } = terminal('TA', section, m, 2.1)
    const { outer, bore } = barrel(section)
    return {
      partNumber,
      values: {
        ...values,
        length: round(bore * 2.1 + 10 + outer),
        height: round(Number(values['width']) + outer * 0.8),
      },
    }
  },
)
/**
 * Terminals with four holes on a square of 44.5 mm: the palm is 80 mm wide, or as wide as the
 * flattened tube.
 */
const four: Variant[] = each(
  { 240: [12], 300: [12], 400: [12], 500: [12], 630: [12] },
  (section, m) => {
    const { partNumber, values } = terminal('TQ', section, m, 2.6, 44.5)
    const { bore, outer } = barrel(section)
    return {
      partNumber,
      values: {
        ...values,
        width: Math.max(80, round(outer * 1.45)),
        length: round(bore * 2.6 + 14 + outer * 0.55 + 85),
      },
    }
  },
)
/**
 * Terminals for class 5 conductors, about 12 % thicker than class 2 of the same section. The mouth
 * is wider than the barrel by a quarter of the bore.
 */
const flared: Variant[] = each(
  {
    10: [6, 8],
    16: [6, 8],
    25: [6, 8, 10],
    35: [8, 10],
    50: [8, 10, 12],
    70: [8, 10, 12],
    95: [10, 12],
    120: [10, 12],
    150: [10, 12, 16],
    185: [12, 16],
    240: [12, 16],
    300: [12, 16],
  },
  (section, m) => {
    const { partNumber, values } = terminal('TF', section, m, 1.8)
    const bore = round(conductor(section).diameter * 1.12 * 1.04 + 0.4)
    const outer = round(Math.sqrt(bore ** 2 + (4 * (section * 1.15 + 6)) / Math.PI))
    return { partNumber, values: { ...values, bore, outer, mouth: round(outer + bore * 0.25) } }
  },
)

export const specialTerminalProducts: Product[] = [
  {
    key: 'terminal-angular',
    family: 'TA',
    subcategory: compressionTerminals.key,
    title: t(
      'Terminal de compressão em ângulo de 90°',
      '90° angled compression terminal',
      'Terminal de compresión en ángulo de 90°',
    ),
    summary: t(
      'A palma sai em ângulo reto do barril. Para caixas rasas, motores e bornes sem espaço para a curva do cabo.',
      'The palm leaves the barrel at a right angle. For shallow boxes, motors and studs with no room for the cable to bend.',
      'La paleta sale en ángulo recto del barril. Para cajas poco profundas, motores y bornes sin espacio para la curva del cable.',
    ),
    description: [
      p(
        'O cabo não se dobra junto à conexão: chega reto e desce reto. A dobra é feita na fábrica, com raio que não afina a palma nem abre trinca.',
        'The cable does not bend at the connection: it comes straight and leaves straight. The bend is made at the plant, with a radius that neither thins the palm nor opens cracks.',
        'El cable no se dobla junto a la conexión: llega recto y baja recto. El doblez se hace en fábrica, con un radio que no adelgaza la paleta ni abre grietas.',
      ),
      p(
        'Não dobre um terminal reto na obra: o cobre encruado trinca na raiz da palma.',
        'Do not bend a straight terminal on site: work-hardened copper cracks at the root of the palm.',
        'No doble un terminal recto en obra: el cobre endurecido se agrieta en la raíz de la paleta.',
      ),
      ...how,
    ],
    highlights: [
      { label: labels.conductor, value: span(angled, 'conductor', 'mm²') },
      { label: labels.stud, value: studs(angled) },
      tinned,
      tests,
    ],
    pictures: [{ picture: 'ta' }],
    documents,
    related: ['terminal-longo-um-furo', 'terminal-curto', 'terminal-boca-larga'],
    tools: hexagonalFromSmall,
    variants: angled,
  },
  {
    key: 'terminal-quatro-furos',
    family: 'TQ',
    subcategory: compressionTerminals.key,
    title: t(
      'Terminal de compressão de quatro furos',
      'Four-hole compression terminal',
      'Terminal de compresión de cuatro orificios',
    ),
    summary: t(
      'Palma NEMA de quatro furos, 44,5 × 44,5 mm, para bornes de transformadores, disjuntores e barramentos de alta corrente.',
      'NEMA four-hole palm, 44.5 × 44.5 mm, for transformer and breaker pads and high-current busbars.',
      'Paleta NEMA de cuatro orificios, 44,5 × 44,5 mm, para bornes de transformadores, interruptores y barras de alta corriente.',
    ),
    description: [
      p(
        'Quatro parafusos repartem a força por toda a área da palma. É a área comprimida pelas arruelas que conduz: use arruela lisa larga e arruela cônica em cada parafuso.',
        'Four bolts spread the force over the whole palm. It is the area pressed by the washers that conducts: use a wide flat washer and a conical spring washer on each bolt.',
        'Cuatro tornillos reparten la fuerza por toda la paleta. La zona comprimida por las arandelas es la que conduce: use arandela plana ancha y arandela cónica en cada tornillo.',
      ),
      p(
        'Aperte em cruz, em duas etapas. As faces devem estar planas, limpas e, se de cobre nu, com filme de pasta antióxido.',
        'Tighten crosswise, in two steps. Faces must be flat and clean and, on bare copper, carry a film of joint compound.',
        'Apriete en cruz, en dos etapas. Las caras deben estar planas, limpias y, si son de cobre desnudo, con una película de pasta antióxido.',
      ),
      ...how,
    ],
    highlights: [
      { label: labels.conductor, value: span(four, 'conductor', 'mm²') },
      {
        label: labels.holes,
        value: t('4 × M12 a 44,5 mm', '4 × M12 at 44.5 mm', '4 × M12 a 44,5 mm'),
      },
      tinned,
      tests,
    ],
    pictures: [{ picture: 'tq' }],
    documents,
    related: [
      'terminal-longo-dois-furos',
      'terminal-de-equipamento-reto',
      'terminal-bimetalico-dois-furos',
    ],
    tools: hexagonal,
    variants: four,
  },
  {
    key: 'terminal-boca-larga',
    family: 'TF',
    subcategory: compressionTerminals.key,
    title: t(
      'Terminal de boca larga para cabo flexível',
      'Flared terminal for flexible cable',
      'Terminal de boca acampanada para cable flexible',
    ),
    summary: t(
      'Furo na medida das classes 5 e 6 e boca em funil: todos os fios entram, nenhum fica de fora.',
      'Bore made for classes 5 and 6 and a funnel mouth: every wire goes in, none is left out.',
      'Orificio a la medida de las clases 5 y 6 y boca en embudo: todos los hilos entran, ninguno queda fuera.',
    ),
    description: [
      p(
        'O condutor flexível tem o mesmo cobre em diâmetro maior. No terminal comum ele entra à força e perde fios na borda; cada fio cortado é seção que falta.',
        'A flexible conductor has the same copper in a larger diameter. Into an ordinary terminal it has to be forced and loses wires at the edge; each wire cut off is section lost.',
        'El conductor flexible tiene el mismo cobre en un diámetro mayor. En el terminal común entra a la fuerza y pierde hilos en el borde; cada hilo cortado es sección que falta.',
      ),
      p(
        'A parede conserva a área do condutor, de modo que a matriz é a da mesma seção.',
        'The wall keeps the area of the conductor, so the die is that of the same section.',
        'La pared conserva el área del conductor, por lo que la matriz es la de la misma sección.',
      ),
      ...how,
    ],
    highlights: [
      { label: labels.conductor, value: span(flared, 'conductor', 'mm²') },
      { label: labels.stud, value: studs(flared) },
      {
        label: t('Classe do condutor', 'Conductor class', 'Clase del conductor'),
        value: t('5 e 6 (ABNT NBR NM 280)', '5 and 6 (IEC 60228)', '5 y 6 (IEC 60228)'),
      },
      tinned,
    ],
    pictures: [{ picture: 'tf' }],
    documents,
    related: ['terminal-longo-um-furo', 'terminal-curto', 'terminal-ilhos'],
    tools: hexagonalFromSmall,
    variants: flared,
  },
]
