import type { Publication, Section } from './types.ts'
import { t } from './text.ts'
import { connectionGuides } from './knowledge-base/connections.ts'
import { earthingGuides } from './knowledge-base/earthing.ts'
import { standardsGuides } from './knowledge-base/standards.ts'

export const sections: Section[] = [
  { key: 'conexoes', title: t('Conexões', 'Connections', 'Conexiones'), summary: t('Comprimir, apertar, inspecionar.', 'Crimp, tighten, inspect.', 'Comprimir, apretar, inspeccionar.') },
  { key: 'aterramento', title: t('Aterramento e SPDA', 'Earthing and lightning protection', 'Puesta a tierra y pararrayos'), summary: t('Solo, hastes, malhas e solda.', 'Soil, rods, grids and welding.', 'Suelo, jabalinas, mallas y soldadura.') },
  { key: 'normas-e-tabelas', title: t('Normas e tabelas', 'Standards and tables', 'Normas y tablas'), summary: t('O que cada norma cobre e as tabelas de bancada.', 'What each standard covers, and the bench tables.', 'Qué cubre cada norma y las tablas de banco.') },
]

export const publications: Publication[] = [...connectionGuides, ...earthingGuides, ...standardsGuides]
