import type { ApplicationCardProps } from '../../app/ui/cards/application-card.tsx'
import type { DataTableProps } from '../../app/ui/table/data-table.tsx'
import type { IndexRowProps } from '../../app/ui/cards/index-row.tsx'
import type { PostRowProps } from '../../app/ui/cards/post-row.tsx'
import type { ProductCardProps } from '../../app/ui/cards/product-card.tsx'
import { bareLug, hero, longLug, shortLug } from './pictures.ts'

const action = 'Ver produto'
export const products: ProductCardProps[] = [
  {
    href: '#tc',
    image: longLug,
    tag: 'Terminais de compressão',
    title: 'Terminal de compressão longo, um furo',
    description:
      'Cobre eletrolítico estanhado, para condutores de cobre classes 2 a 5 em painéis, subestações e geradores.',
    figures: 'TC · 10–630 mm² · M6–M20 · 48 códigos',
    matched: 'TC-50-10',
    action,
    family: 'TC',
  },
  {
    href: '#tcn',
    image: bareLug,
    tag: 'Terminais de compressão',
    title: 'Terminal de cobre nu para alta temperatura',
    description: 'Sem estanho: para trechos acima de 150 °C.',
    figures: 'TCN · 16–240 mm² · M8–M16 · 22 códigos',
    action,
    family: 'TCN',
  },
  {
    href: '#tk',
    image: shortLug,
    tag: 'Terminais de compressão',
    title: 'Terminal curto para painéis',
    description: 'Barril curto, uma compressão.',
    figures: 'TK · 6–120 mm² · M5–M12 · 31 códigos',
    action,
    family: 'TK',
  },
  {
    href: '#tb',
    image: null,
    tag: 'Bimetálicos',
    title:
      'Terminal bimetálico Al–Cu por fricção para derivação de barramentos de cobre em cabines',
    figures: 'TB · 16–500 mm² · M10–M16 · 27 códigos',
    action,
    family: 'TB',
  },
]

export const applications: ApplicationCardProps[] = [
  {
    href: '#a1',
    image: hero,
    label: 'Subestações',
    title: 'Derivação de barramento sem corrosão galvânica',
    action: 'Ver aplicação',
  },
  {
    href: '#a2',
    image: bareLug,
    label: 'SPDA',
    title: 'Equipotencialização em coberturas metálicas',
    action: 'Ver aplicação',
  },
]

export const index: IndexRowProps[] = [
  {
    href: '#1',
    number: '01',
    title: 'Terminais e conectores',
    description: 'Compressão, mecânicos e bimetálicos, de 1,5 a 630 mm²',
    count: '684 códigos',
  },
  {
    href: '#2',
    number: '02',
    title: 'Transmissão e distribuição',
    description: 'Grampos, emendas e ferragens para linhas aéreas',
    count: '341 códigos',
  },
  {
    href: '#3',
    number: '03',
    title: 'Aterramento e SPDA',
    description: 'Hastes, malhas, solda exotérmica e equipotencialização',
    count: '297 códigos',
  },
  {
    href: '#4',
    number: '04',
    title: 'Redes de dados',
    description: 'Organização, terminação e aterramento de racks',
    count: '214 códigos',
  },
]

export const posts: PostRowProps[] = [
  {
    href: '#n1',
    date: '12.11.2026',
    dateTime: '2026-11-12',
    category: 'Engenharia',
    title: 'O que muda na inspeção de compressões com a nova edição da norma de conectores',
  },
  {
    href: '#n2',
    date: '28.10.2026',
    dateTime: '2026-10-28',
    category: 'Fábrica',
    title: 'Linha de solda por fricção dobra a capacidade de terminais bimetálicos',
  },
  {
    href: '#n3',
    date: '03.10.2026',
    dateTime: '2026-10-03',
    category: 'Feiras',
    title: 'Aterra leva malha de aterramento em escala real à feira de energia de São Paulo',
  },
]

const colors = ['amarela', 'azul', 'vermelha', 'marrom', 'verde', 'rosa']
const sizes: [number, number, number][] = [
  [10, 6, 8],
  [16, 6, 8],
  [25, 8, 10],
  [35, 8, 10],
  [50, 8, 10],
  [70, 10, 12],
  [95, 10, 12],
  [120, 12, 16],
  [150, 12, 16],
  [185, 12, 16],
  [240, 16, 20],
]
const figure = (value: number) => ({ text: value.toFixed(1).replace('.', ','), sort: value })

export const table: DataTableProps = {
  caption: 'Códigos da família TC',
  columns: [
    { key: 'conductor', label: 'Condutor', unit: 'mm²', numeric: true },
    { key: 'hole', label: 'Furo', unit: 'M', numeric: true },
    { key: 'D', label: 'Externo', symbol: 'D', unit: 'mm', numeric: true },
    { key: 'd', label: 'Interno', symbol: 'd', unit: 'mm', numeric: true },
    { key: 'W', label: 'Largura', symbol: 'W', unit: 'mm', numeric: true },
    { key: 'L', label: 'Comprimento', symbol: 'L', unit: 'mm', numeric: true },
    { key: 'die', label: 'Matriz', unit: 'cor', numeric: false },
    { key: 'pack', label: 'Embalagem', unit: 'peças', numeric: true },
  ],
  rows: sizes.flatMap(([area, ...holes]) =>
    holes.map((hole) => {
      const inner = Math.sqrt(area) * 1.31 + 0.6
      const die = `${colors[Math.round(area / 17) % 6]} ${7 + Math.round(Math.sqrt(area))}`
      const pack = area > 95 ? 10 : area > 35 ? 25 : 50
      return {
        id: `TC-${area}-${hole}`,
        partNumber: `TC-${area}-${hole}`,
        cells: [
          { text: String(area), sort: area },
          { text: `M${hole}`, sort: hole },
          figure(inner * 1.32),
          figure(inner),
          figure(inner * 1.32 * 1.62),
          figure(28 + Math.sqrt(area) * 5.6 + hole),
          { text: die, sort: die },
          { text: String(pack), sort: pack },
        ],
      }
    }),
  ),
  labels: {
    partNumber: 'Código',
    copy: ({ code }) => `Copiar ${code}`,
    copied: ({ code }) => `${code} copiado`,
    sortBy: ({ column }) => `Ordenar por ${column}`,
    shown: ({ count, total }) => `${count} de ${total} códigos`,
    none: 'Nenhum código com esses filtros.',
  },
  highlightedId: 'TC-50-10',
}
