import type { Publication, Section } from './types.ts'
import { t } from './text.ts'
import { cablePreparation } from './knowledge-base/cable-preparation.ts'
import { choosingATerminal } from './knowledge-base/choosing-a-terminal.ts'
import { connectionGuides } from './knowledge-base/connections.ts'
import { earthingGuides } from './knowledge-base/earthing.ts'
import { earthingMesh } from './knowledge-base/earthing-mesh.ts'
import { galvanicCorrosion } from './knowledge-base/galvanic-corrosion.ts'
import { insulatedTerminals } from './knowledge-base/insulated-terminals.ts'
import { lightningBonding } from './knowledge-base/lightning-bonding.ts'
import { lineTaps } from './knowledge-base/line-taps.ts'
import { preformedFittings } from './knowledge-base/preformed-fittings.ts'
import { pressCare } from './knowledge-base/press-care.ts'
import { raisedFloor } from './knowledge-base/raised-floor.ts'
import { shortCircuitHeating } from './knowledge-base/short-circuit-heating.ts'
import { shrinkTubing } from './knowledge-base/shrink-tubing.ts'
import { soilResistivity } from './knowledge-base/soil-resistivity.ts'
import { standardsGuides } from './knowledge-base/standards.ts'
import { substationCorona } from './knowledge-base/substation-corona.ts'
import { tubeExpansion } from './knowledge-base/tube-expansion.ts'
import { voltageDrop } from './knowledge-base/voltage-drop.ts'

export const sections: Section[] = [
  {
    key: 'conexoes',
    title: t('Conexões', 'Connections', 'Conexiones'),
    summary: t(
      'Escolher, comprimir, apertar, inspecionar.',
      'Choose, crimp, tighten, inspect.',
      'Elegir, comprimir, apretar, inspeccionar.',
    ),
  },
  {
    key: 'aterramento',
    title: t(
      'Aterramento e SPDA',
      'Grounding and lightning protection',
      'Puesta a tierra y pararrayos',
    ),
    summary: t(
      'Solo, hastes, malhas, solda e equipotencialização.',
      'Soil, rods, grids, welding and bonding.',
      'Suelo, jabalinas, mallas, soldadura y equipotencialización.',
    ),
  },
  {
    key: 'linhas-e-subestacoes',
    title: t('Linhas e subestações', 'Lines and substations', 'Líneas y subestaciones'),
    summary: t(
      'Derivações, preformados, barramentos e campo elétrico.',
      'Taps, preformed fittings, busbars and electric field.',
      'Derivaciones, preformados, barras y campo eléctrico.',
    ),
  },
  {
    key: 'ferramentas-e-montagem',
    title: t('Ferramentas e montagem', 'Tools and fitting', 'Herramientas y montaje'),
    summary: t(
      'O cabo, a prensa, o painel e a vedação.',
      'The cable, the press, the panel and the seal.',
      'El cable, la prensa, el tablero y el sellado.',
    ),
  },
  {
    key: 'normas-e-tabelas',
    title: t('Normas e tabelas', 'Standards and tables', 'Normas y tablas'),
    summary: t(
      'O que cada norma cobre e as tabelas de bancada.',
      'What each standard covers, and the bench tables.',
      'Qué cubre cada norma y las tablas de banco.',
    ),
  },
]

export const publications: Publication[] = [
  choosingATerminal,
  ...connectionGuides,
  galvanicCorrosion,
  earthingMesh,
  ...earthingGuides,
  soilResistivity,
  lightningBonding,
  raisedFloor,
  substationCorona,
  tubeExpansion,
  preformedFittings,
  lineTaps,
  pressCare,
  shrinkTubing,
  insulatedTerminals,
  cablePreparation,
  ...standardsGuides,
  voltageDrop,
  shortCircuitHeating,
]
