import { h, list, p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import type { PartColour } from './attributes.ts'
import { round } from './conductors.ts'
import { applying, conformity } from './documents.ts'
import { labels, span } from './highlights.ts'
import { aluminium, steelCored, strands } from './overhead.ts'

export const preformed: Subcategory = {
  key: 'preformados',
  category: 'transmissao-e-distribuicao',
  title: t('Preformados', 'Preformed fittings', 'Preformados'),
  summary: t(
    'Varetas em hélice que se enrolam com a mão: ancoram, amarram, emendam e protegem o cabo.',
    'Helical rods wrapped on by hand: they anchor, tie, join and protect the conductor.',
    'Varillas helicoidales que se enrollan a mano: anclan, amarran, empalman y protegen el cable.',
  ),
  attributes: [
    attribute.choice('kind', t('Cabo', 'Conductor', 'Cable'), {
      acsr: t(
        'alumínio com alma de aço (CAA)',
        'steel-cored aluminum (ACSR)',
        'aluminio con alma de acero (ACSR)',
      ),
      aac: t('alumínio (CA)', 'aluminum (AAC)', 'aluminio (AAC)'),
      sm: t('cordoalha de aço SM', 'steel strand, SM', 'cable de acero SM'),
      hs: t('cordoalha de aço HS', 'steel strand, HS', 'cable de acero HS'),
      ehs: t('cordoalha de aço EHS', 'steel strand, EHS', 'cable de acero EHS'),
    }),
    { key: 'size', label: t('Seção', 'Size', 'Calibre'), type: 'text', filter: false },
    {
      ...attribute.range(
        'cableDiameter',
        t('Diâmetro do cabo', 'Conductor diameter', 'Diámetro del cable'),
        'mm',
      ),
      symbol: 'c',
    },
    attribute.dimension(
      'neck',
      t('Pescoço do isolador', 'Insulator neck', 'Cuello del aislador'),
      'P',
      0,
    ),
    attribute.number('rods', t('Varetas', 'Rods', 'Varillas'), undefined),
    attribute.dimension(
      'rodDiameter',
      t('Diâmetro da vareta', 'Rod diameter', 'Diámetro de la varilla'),
      'd',
    ),
    { ...attribute.length, decimals: 0 },
    attribute.number(
      'holding',
      t('Carga de retenção', 'Holding load', 'Carga de retención'),
      'kN',
      true,
    ),
    attribute.colour(
      'orange',
      'red',
      'yellow',
      'blue',
      'black',
      'green',
      'white',
      'purple',
      'brown',
    ),
  ],
}

/** Color of the mark by size; repeats after nine sizes, which are too different to be confused. */
const marks: readonly PartColour[] = [
  'orange',
  'red',
  'yellow',
  'blue',
  'black',
  'green',
  'white',
  'purple',
  'brown',
]
/** Conductor diameters that a set fits, mm: its own ± 3 %. */
const fit = (diameter: number): [number, number] => [
  round(diameter * 0.97, 2),
  round(diameter * 1.03, 2),
]
/**
 * Diameter of the rods, mm, which grows with that of the cable; a full layer has π (D + d) / d
 * rods, less one so that the set closes.
 */
const rodDiameter = (diameter: number) => Math.max(2.3, round(1.4 + diameter * 0.14))
const around = (diameter: number, d: number) => Math.floor((Math.PI * (diameter + d)) / d) - 1

const conductors = [
  ...steelCored.map((c) => ({ ...c, kind: 'acsr', letters: 'CAA' })),
  ...aluminium.map((c) => ({ ...c, kind: 'aac', letters: 'CA' })),
]
function onConductor(
  family: string,
  rows: typeof conductors,
  lengthFactor: number,
  base: number,
  share: number,
  holding: number | null,
): Variant[] {
  return rows.map((c) => {
    const rod = rodDiameter(c.diameter)
    return {
      partNumber: `${family}-${c.letters}-${c.code}`,
      values: {
        kind: c.kind,
        size: `${c.size} · ${c.name}`,
        cableDiameter: fit(c.diameter),
        rods: Math.max(3, Math.floor(around(c.diameter, rod) * share)),
        rodDiameter: rod,
        length: Math.round((base + c.diameter * lengthFactor) / 5) * 5,
        ...(holding ? { holding: round(c.breaking * holding) } : {}),
        colour:
          marks[rows.filter((r) => r.kind === c.kind).findIndex((r) => r.code === c.code) % 9] ??
          'black',
      },
    }
  })
}
const deadEnds = onConductor('AP', conductors, 38, 280, 0.5, 0.9)
const joints = onConductor(
  'EP',
  conductors.filter((c) => c.diameter < 17),
  62,
  420,
  1,
  0.95,
)
const armour = onConductor('VP', conductors, 48, 620, 1, null)
const ties: Variant[] = ([57, 73] as const).flatMap((neck) =>
  onConductor(
    'LX',
    conductors.filter((c) => c.kind === 'acsr').slice(0, 8),
    22,
    380,
    0.35,
    null,
  ).map((v) => ({
    partNumber: `${v.partNumber}-${neck}`,
    values: { ...v.values, neck },
  })),
)
const guys: Variant[] = (['sm', 'hs', 'ehs'] as const).flatMap((grade) =>
  strands.map((s, i) => ({
    partNumber: `AE-${s.code}-${grade.toUpperCase()}`,
    values: {
      kind: grade,
      size: s.size,
      cableDiameter: fit(s.diameter),
      rods: s.diameter < 7 ? 4 : 5,
      rodDiameter: round(s.diameter * 0.34 + 0.8),
      length: Math.round((320 + s.diameter * 46 + (grade === 'ehs' ? 90 : 0)) / 5) * 5,
      holding: s[grade],
      colour: marks[i] ?? 'black',
    },
  })),
)

const apply = [
  h('Como aplicar', 'How to apply', 'Cómo aplicar'),
  list(
    t(
      'Confira o sentido do encordoamento e a cor da marca. Limpe o cabo; alumínio se escova.',
      'Check the lay direction and the color of the mark. Clean the conductor; aluminum is brushed.',
      'Verifique el sentido del cableado y el color de la marca. Limpie el cable; el aluminio se cepilla.',
    ),
    t(
      'Comece na marca e enrole com a mão até a ponta encaixar. Sem ferramenta: o alicate risca o zinco e abre a hélice.',
      'Start at the mark and wrap by hand until the end snaps in. No tools: pliers scratch the zinc and open the helix.',
      'Comience en la marca y enrolle a mano hasta que la punta encaje. Sin herramienta: la pinza raya el cinc y abre la hélice.',
    ),
    t(
      'Reaplique só durante a regulagem da flecha, até três vezes. Depois de carregado e retirado, descarte.',
      'Reapply only while sagging, three times at most. Once loaded and taken off, discard.',
      'Reaplique solo al regular la flecha, hasta tres veces. Después de cargado y retirado, deséchelo.',
    ),
  ),
]
const rodsOf = {
  label: labels.material,
  value: t('Aço recoberto de alumínio', 'Aluminum-clad steel', 'Acero recubierto de aluminio'),
}
const shared = { subcategory: preformed.key, documents: [applying, conformity] }

export const preformedProducts: Product[] = [
  {
    ...shared,
    key: 'alca-preformada',
    family: 'AP',
    title: t('Alça preformada de distribuição', 'Preformed dead-end grip', 'Retención preformada'),
    summary: t(
      'Ancora cabo nu CA e CAA em fim de linha, sem grampo e sem parafuso.',
      'Dead-ends bare AAC and ACSR conductors, with no clamp and no bolt.',
      'Retiene cable desnudo AAC y ACSR en fin de línea, sin grapa ni perno.',
    ),
    description: [
      p(
        'As pernas em hélice apertam mais quanto mais o cabo puxa, e repartem a força por todo o comprimento. Use sempre sapatilha no laço.',
        'The helical legs grip harder the more the conductor pulls, and spread the force along their length. Always fit a thimble in the loop.',
        'Las piernas helicoidales aprietan más cuanto más tira el cable, y reparten la fuerza en toda su longitud. Use siempre guardacabo en el lazo.',
      ),
      ...apply,
    ],
    highlights: [
      { label: labels.diameter, value: span(deadEnds, 'cableDiameter', 'mm') },
      { label: labels.holding, value: span(deadEnds, 'holding', 'kN') },
      { label: labels.length, value: span(deadEnds, 'length', 'mm') },
      rodsOf,
    ],
    pictures: [{ picture: 'ap' }],
    related: ['manilha-sapatilha', 'emenda-preformada', 'gancho-olhal', 'laco-preformado'],
    variants: deadEnds,
  },
  {
    ...shared,
    key: 'laco-preformado',
    family: 'LX',
    title: t('Laço preformado lateral', 'Preformed side tie', 'Amarre preformado lateral'),
    summary: t(
      'Prende o cabo ao pescoço do isolador de pino ou pilar, em alinhamento e pequenos ângulos.',
      'Ties the conductor to the neck of a pin or post insulator, on straight runs and small angles.',
      'Sujeta el cable al cuello del aislador de pin o poste, en alineación y ángulos pequeños.',
    ),
    description: [
      p(
        'O coxim de elastômero no laço separa o metal do vidrado e do cabo: não há atrito nem ruído de rádio. Escolha pelo cabo e pelo diâmetro do pescoço.',
        'The elastomer pad in the loop keeps metal off glaze and conductor: no fretting, no radio noise. Choose by conductor and by neck diameter.',
        'La almohadilla de elastómero en el lazo separa el metal del esmalte y del cable: sin roce ni ruido de radio. Elija por cable y por diámetro del cuello.',
      ),
      ...apply,
    ],
    highlights: [
      { label: labels.diameter, value: span(ties, 'cableDiameter', 'mm') },
      {
        label: t('Pescoço', 'Neck', 'Cuello'),
        value: t('57 ou 73 mm', '57 or 73 mm', '57 o 73 mm'),
      },
      { label: labels.length, value: span(ties, 'length', 'mm') },
      rodsOf,
    ],
    pictures: [{ picture: 'lx' }],
    related: ['vareta-preformada', 'alca-preformada', 'grampo-de-suspensao'],
    variants: ties,
  },
  {
    ...shared,
    key: 'emenda-preformada',
    family: 'EP',
    title: t('Emenda preformada condutora', 'Preformed conductor splice', 'Empalme preformado'),
    summary: t(
      'Restitui a tração e a corrente do cabo rompido, em campo e sem prensa.',
      'Restores the strength and current of a broken conductor, in the field and without a press.',
      'Restituye la tracción y la corriente del cable cortado, en campo y sin prensa.',
    ),
    description: [
      p(
        'As varetas levam pó abrasivo por dentro, que segura o cabo e fura o óxido. No cabo com alma de aço, emende antes a alma, com o jogo interno que acompanha.',
        'The rods carry grit inside, which grips the conductor and breaks the oxide. On steel-cored conductor first join the core, with the inner set supplied.',
        'Las varillas llevan abrasivo por dentro, que sujeta el cable y rompe el óxido. En cable con alma de acero, empalme antes el alma, con el juego interior incluido.',
      ),
      ...apply,
    ],
    highlights: [
      { label: labels.diameter, value: span(joints, 'cableDiameter', 'mm') },
      { label: labels.holding, value: span(joints, 'holding', 'kN') },
      { label: labels.length, value: span(joints, 'length', 'mm') },
      {
        label: labels.material,
        value: t('Liga de alumínio', 'Aluminum alloy', 'Aleación de aluminio'),
      },
    ],
    pictures: [{ picture: 'ep' }],
    tools: ['escova-de-fios'],
    related: ['alca-preformada', 'vareta-preformada', 'pasta-antioxido'],
    variants: joints,
  },
  {
    ...shared,
    key: 'vareta-preformada',
    family: 'VP',
    title: t('Armadura preformada', 'Preformed armour rods', 'Varillas de armar'),
    summary: t(
      'Reforça o cabo dentro do grampo de suspensão, onde a vibração o dobra.',
      'Stiffens the conductor inside the suspension clamp, where vibration bends it.',
      'Refuerza el cable dentro de la grapa de suspensión, donde la vibración lo dobla.',
    ),
    description: [
      p(
        'A camada de varetas divide a flexão por um trecho maior e protege contra arco e atrito. Serve também para refazer fios rompidos na camada externa, enquanto forem poucos.',
        'The layer of rods spreads the bending over a longer stretch and protects against arcs and wear. It also repairs broken wires of the outer layer, while they are few.',
        'La capa de varillas reparte la flexión en un tramo mayor y protege de arcos y roce. También repara hilos rotos de la capa exterior, mientras sean pocos.',
      ),
      ...apply,
    ],
    highlights: [
      { label: labels.diameter, value: span(armour, 'cableDiameter', 'mm') },
      { label: t('Varetas', 'Rods', 'Varillas'), value: span(armour, 'rods', '') },
      { label: labels.length, value: span(armour, 'length', 'mm') },
      {
        label: labels.material,
        value: t('Liga de alumínio', 'Aluminum alloy', 'Aleación de aluminio'),
      },
    ],
    pictures: [{ picture: 'vp' }],
    related: ['grampo-de-suspensao', 'laco-preformado', 'emenda-preformada'],
    variants: armour,
  },
  {
    ...shared,
    key: 'alca-para-estai',
    family: 'AE',
    title: t(
      'Alça preformada para estai',
      'Preformed guy grip',
      'Retención preformada para rienda',
    ),
    summary: t(
      'Ancora a cordoalha de aço do estai com a carga de ruptura da própria cordoalha.',
      'Anchors guy strand at the breaking load of the strand itself.',
      'Ancla el cable de acero de la rienda con la carga de rotura del propio cable.',
    ),
    description: [
      p(
        'Há três graus de cordoalha: SM, HS e EHS. A alça de um grau menor cede antes da cordoalha: leia o grau na bobina, não pela aparência.',
        'Strand comes in three grades: SM, HS and EHS. A grip of a lower grade gives before the strand: read the grade on the reel, not by eye.',
        'Hay tres grados de cable: SM, HS y EHS. La retención de un grado menor cede antes que el cable: lea el grado en la bobina, no a simple vista.',
      ),
      ...apply,
    ],
    highlights: [
      {
        label: t('Cordoalha', 'Strand', 'Cable de acero'),
        value: t('3/16" – 1/2"', '3/16" – 1/2"', '3/16" – 1/2"'),
      },
      { label: labels.holding, value: span(guys, 'holding', 'kN') },
      {
        label: labels.material,
        value: t(
          'Aço galvanizado a fogo',
          'Hot-dip galvanized steel',
          'Acero galvanizado en caliente',
        ),
      },
    ],
    pictures: [{ picture: 'ae' }],
    related: ['manilha-sapatilha', 'parafuso-maquina', 'porca-olhal'],
    variants: guys,
  },
]
