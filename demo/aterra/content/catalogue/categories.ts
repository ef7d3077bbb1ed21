import { t } from '../text.ts'
import type { Category } from '../types.ts'

export const categories: Category[] = [
  {
    key: 'terminais-e-conectores',
    picture: 'tk',
    title: t('Terminais e conectores', 'Terminals and connectors', 'Terminales y conectores'),
    summary: t(
      'De compressão, pré-isolados e mecânicos, de 0,5 a 630 mm².',
      'Compression, pre-insulated and mechanical, from 0.5 to 630 mm².',
      'De compresión, preaislados y mecánicos, de 0,5 a 630 mm².',
    ),
  },
  {
    key: 'transmissao-e-distribuicao',
    picture: 'cd',
    title: t(
      'Transmissão e distribuição',
      'Transmission and distribution',
      'Transmisión y distribución',
    ),
    summary: t(
      'Bimetálicos, grampos, preformados e ferragens para redes aéreas.',
      'Bimetallic connectors, clamps, preformed fittings and hardware for overhead lines.',
      'Bimetálicos, grapas, preformados y herrajes para redes aéreas.',
    ),
  },
  {
    key: 'subestacoes',
    picture: 'xc',
    title: t(
      'Conectores para subestações',
      'Substation connectors',
      'Conectores para subestaciones',
    ),
    summary: t(
      'De tubo e de cabo para barramentos até 230 kV.',
      'For tube and cable, for buses up to 230 kV.',
      'De tubo y de cable, para barras hasta 230 kV.',
    ),
  },
  {
    key: 'aterramento-e-spda',
    picture: 'gh',
    title: t(
      'Aterramento e SPDA',
      'Grounding and lightning protection',
      'Puesta a tierra y pararrayos',
    ),
    summary: t(
      'Hastes, solda exotérmica, equipotencialização, captores e descidas.',
      'Rods, exothermic welding, bonding, air terminals and down conductors.',
      'Jabalinas, soldadura exotérmica, equipotencialización, captadores y bajantes.',
    ),
  },
  {
    key: 'ferramentas-e-matrizes',
    picture: 'fp',
    title: t('Ferramentas e matrizes', 'Tools and dies', 'Herramientas y matrices'),
    summary: t(
      'Alicates, prensas, matrizes e o que confere a compressão.',
      'Pliers, presses, dies and what checks the crimp.',
      'Pinzas, prensas, matrices y lo que verifica la compresión.',
    ),
  },
  {
    key: 'isolacao-e-acessorios',
    picture: 'rt',
    title: t('Isolação e acessórios', 'Insulation and accessories', 'Aislamiento y accesorios'),
    summary: t(
      'Termocontráteis, fitas, coberturas, pastas e fixação.',
      'Heat-shrink, tapes, covers, compounds and fixing.',
      'Termocontraíbles, cintas, cubiertas, pastas y fijación.',
    ),
  },
  {
    key: 'redes-de-dados',
    picture: 'pp',
    title: t('Redes de dados', 'Data networks', 'Redes de datos'),
    summary: t(
      'Aterramento de racks, cabeamento e fibra óptica.',
      'Rack grounding, cabling and optical fiber.',
      'Puesta a tierra de racks, cableado y fibra óptica.',
    ),
  },
]
