import { t } from '../text.ts'
import type { Category } from '../types.ts'

export const categories: Category[] = [
  { key: 'terminais-e-conectores', picture: 'tk', title: t('Terminais e conectores', 'Terminals and connectors', 'Terminales y conectores'), summary: t('De compressão e mecânicos, de 1,5 a 630 mm².', 'Compression and mechanical, from 1.5 to 630 mm².', 'De compresión y mecánicos, de 1,5 a 630 mm².') },
  { key: 'transmissao-e-distribuicao', picture: 'cd', title: t('Transmissão e distribuição', 'Transmission and distribution', 'Transmisión y distribución'), summary: t('Bimetálicos, grampos e derivações para redes aéreas.', 'Bimetallic connectors, clamps and taps for overhead lines.', 'Bimetálicos, grapas y derivaciones para redes aéreas.') },
  { key: 'aterramento-e-spda', picture: 'gh', title: t('Aterramento e SPDA', 'Earthing and lightning protection', 'Puesta a tierra y pararrayos'), summary: t('Hastes, solda exotérmica e equipotencialização.', 'Rods, exothermic welding and equipotential bonding.', 'Jabalinas, soldadura exotérmica y equipotencialización.') },
  { key: 'redes-de-dados', picture: 'pp', title: t('Redes de dados', 'Data networks', 'Redes de datos'), summary: t('Aterramento, terminação e organização de racks.', 'Rack earthing, termination and cable management.', 'Puesta a tierra, terminación y organización de racks.') },
]
