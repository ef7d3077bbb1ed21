import type { GalleryTexts } from '../../app/features/styleguide/gallery/gallery-texts.ts'
import { applications, index, posts, products, table } from './catalogue.ts'
import { hero } from './pictures.ts'

export const keyValues = [
  { label: 'Condutor', value: '10 – 630 mm² · 8 AWG – 1250 kcmil' },
  { label: 'Furo', value: 'M6 – M20' },
  { label: 'Material', value: 'Cu ≥ 99,9 % · Sn 5 µm' },
  { label: 'Ensaios', value: 'ABNT NBR 5370 · IEC 61238-1' },
]

export const documents: GalleryTexts['documents'] = [
  { title: 'Folha de dados', href: '#f', meta: 'PDF · 2 p. · 184 KB' },
  { title: 'Desenhos das 48 peças', href: '#d', meta: 'DXF · STEP · 3,1 MB' },
  { title: 'Certificado de ensaio 0457/26', href: '#c', meta: 'válido até 03.2029' },
  {
    title: 'Certificado de ensaio 0112/21',
    href: '#v',
    meta: '08.2024',
    status: { label: 'Vencido', tone: 'warning' },
  },
]

export const facets: GalleryTexts['facets'] = {
  action: '/produtos',
  name: 'filtro',
  intervals: {
    names: { key: 'faixa', from: 'de', to: 'ate' },
    labels: { range: ({ label }) => `Faixa de ${label}`, from: 'de', to: 'até' },
  },
  submitLabel: 'Aplicar filtros',
  facets: [
    {
      key: 'condutor',
      label: 'Condutor',
      unit: 'mm²',
      range: { min: 10, max: 70, from: null, to: null },
      options: ['10', '16', '25', '35', '50', '70'].map((value, at) => ({
        value,
        label: value,
        count: 31 - at * 4,
        active: value === '50',
      })),
    },
    {
      key: 'furo',
      label: 'Furo',
      unit: null,
      range: null,
      options: ['M6', 'M8', 'M10', 'M12'].map((value, at) => ({
        value,
        label: value,
        count: at === 3 ? 0 : 14 + at,
        active: value === 'M10',
      })),
    },
    {
      key: 'acabamento',
      label: 'Acabamento',
      unit: null,
      range: null,
      options: [
        { value: 'sn', label: 'Estanhado', count: 86, active: false },
        { value: 'cu', label: 'Cobre nu', count: 22, active: false },
      ],
    },
  ],
}

export const applied: GalleryTexts['applied'] = {
  label: 'Filtros aplicados',
  remove: ({ label }) => `Remover ${label}`,
  clear: { label: 'Limpar tudo', href: '#limpar' },
  items: [
    { label: 'Condutor: 50 mm²', href: '#r1' },
    { label: 'Furo: M10', href: '#r2' },
  ],
}

const paragraph =
  'A compressão é boa quando o metal do barril e os fios do condutor formam um só corpo. Três sinais mostram isso sem instrumento: o índice gravado legível, a rebarba simétrica e o furo de inspeção preenchido.'

export const texts: GalleryTexts = {
  sections: {
    colors: 'Cores',
    type: 'Letras',
    buttons: 'Botões',
    fields: 'Campos',
    notices: 'Avisos',
    navigation: 'Navegação',
    search: 'Busca',
    pictures: 'Imagens',
    cards: 'Cartões',
    rows: 'Linhas',
    table: 'Tabela',
    filters: 'Filtros',
    documents: 'Documentos',
    panels: 'Painéis',
    reading: 'Leitura',
    empty: 'Vazio',
  },
  action: { label: 'Ver todos', href: '#todos' },
  dimension: '74 mm',
  type: {
    title: 'Conexões que aguentam a corrente.',
    lead: 'Terminais, conectores bimetálicos, aterramento e redes de dados, fabricados e ensaiados no Brasil.',
    body: paragraph,
    mono: 'TC-50-10 · 50 mm² · M10 · 13,0 × 9,9 × 77,6 mm',
    label: 'Família TC',
  },
  buttons: {
    primary: 'Onde comprar',
    secondary: 'Pedir orçamento',
    quiet: 'Cancelar',
    busy: 'Enviando',
    disabled: 'Indisponível',
    iconLabel: 'Compartilhar',
    link: 'Ver produtos',
    textLink: 'Como inspecionar uma compressão',
  },
  fields: {
    text: { label: 'Nome', hint: 'Como está no seu cartão.' },
    wrong: {
      label: 'E-mail',
      error: 'Informe um e-mail válido, como nome@empresa.com.br.',
      value: 'ana@',
    },
    area: { label: 'Mensagem', hint: 'Cite o código, se souber.' },
    select: {
      label: 'Estado',
      placeholder: 'Escolha',
      options: [
        { value: 'SP', label: 'São Paulo' },
        { value: 'MG', label: 'Minas Gerais' },
      ],
    },
    checkbox: { label: 'Quero receber avisos de novas revisões', hint: 'No máximo um por mês.' },
    file: {
      label: 'Currículo',
      hint: 'PDF, DOC ou DOCX de até 5 MB.',
      error: 'Envie um arquivo de até 5 MB.',
    },
    sending: { label: 'Enviando currículo.pdf', cancel: 'Cancelar o envio' },
    radios: ['Pessoa jurídica', 'Pessoa física'],
    optional: 'opcional',
  },
  notices: {
    info: { title: 'Nova edição', text: 'Esta publicação cita a NBR 5370 de 2024.' },
    success: { title: 'Mensagem enviada', text: 'Respondemos em até dois dias úteis.' },
    warning: { title: 'Certificado vencido', text: 'Peça o vigente ao laboratório.' },
    error: {
      title: 'Não foi possível enviar',
      text: 'Confira os campos marcados e tente de novo.',
    },
  },
  breadcrumbs: {
    label: 'Você está em',
    items: [
      { label: 'Produtos', href: '#p' },
      { label: 'Terminais', href: '#t' },
      { label: 'Terminais de compressão', href: '#tc' },
      { label: 'TC' },
    ],
  },
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    page: ({ page }) => `Página ${page}`,
    href: '#pagina',
  },
  chips: {
    label: 'Unidades',
    items: [
      { label: 'mm²', href: '#mm', selected: true },
      { label: 'AWG / kcmil', href: '#awg' },
    ],
  },
  search: {
    action: '/busca',
    name: 'q',
    label: 'Buscar no catálogo',
    placeholder: 'Código ou produto, como TC-50-10',
    submitLabel: 'Buscar',
  },
  picture: hero,
  marks: [
    { x: 27, y: 58, to: { x: 95.5, y: 33.5 }, label: '74 mm' },
    { x: 37.5, y: 48, label: 'Ø 10,5 · M10' },
    { x: 81, y: 82, label: '16 mm²' },
  ],
  products,
  applications,
  index,
  posts,
  table,
  facets,
  applied,
  documents,
  keyValues,
  publications: [
    'Como inspecionar uma compressão',
    'Tabela de equivalência entre mm² e AWG/kcmil',
    'Corrosão galvânica entre alumínio e cobre: o que fazer em barramentos expostos',
    'Torque de aperto por parafuso',
    'Resistência de malha',
  ].map((title, at) => ({ href: `#k${at}`, title, tag: 'Guia de campo', meta: `${6 + at} min` })),
  tabs: {
    label: 'Vistas',
    items: [
      { id: 'photo', label: 'Foto', text: 'A foto do produto.' },
      { id: 'drawing', label: 'Desenho', text: 'O desenho com cotas.' },
      { id: 'video', label: 'Vídeo', text: 'O vídeo da compressão.' },
      { id: '3d', label: '3D', text: 'O modelo.' },
    ],
  },
  disclosure: {
    summary: 'Posso usar a mesma matriz em condutor classe 5?',
    text: 'Sim, até 240 mm². Acima disso use a matriz indicada na tabela.',
  },
  dialog: {
    open: 'Abrir',
    title: 'Confirmação',
    text: 'Tem certeza que deseja sair do sistema?',
    close: 'Fechar',
    confirm: 'Sair',
  },
  article: {
    contents: 'Nesta página',
    headings: [
      { id: 'sinais', text: 'Os três sinais', level: 2 },
      { id: 'medidas', text: 'As medidas', level: 2 },
      { id: 'indice', text: 'O índice gravado', level: 3 },
    ],
    html: `<p>${paragraph}</p><h2 id="sinais">Os três sinais</h2><p>${paragraph} Veja a <a href="#norma">ABNT NBR 5370</a>.</p><ul><li>Índice legível</li><li>Rebarba simétrica</li></ul><h2 id="medidas">As medidas</h2><table><thead><tr><th>Condutor</th><th>Matriz</th><th>Compressões</th></tr></thead><tbody><tr><td>50 mm²</td><td>marrom 14</td><td>3</td></tr><tr><td>70 mm²</td><td>verde 15</td><td>3</td></tr></tbody></table><figure><img src="${hero.url}" alt="" width="800" height="550"><figcaption>Figura 1. Compressões em terminal de 74 mm.</figcaption></figure><h3 id="indice">O índice gravado</h3><ol><li>Limpe o barril.</li><li>Leia o número.</li></ol>`,
  },
  empty: {
    figure: 'TC-500-99',
    title: 'Nenhum produto com esse código.',
    text: 'Confira os números ou busque pela seção do condutor, como “terminal 50 mm²”.',
  },
}
