import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vitepress'

/** Pages in the order in which they are read; texts of the menu are here, facts are in the pages. */
const guide = [
  {
    text: 'Adopters',
    items: [
      { text: 'First day', link: '/docs/guide/first-day' },
      { text: 'Appearance', link: '/docs/guide/appearance' },
      { text: 'Languages, modules, country', link: '/docs/guide/configuration' },
    ],
  },
  {
    text: 'Editors',
    items: [
      { text: 'Catalogue', link: '/docs/guide/catalogue' },
      { text: 'Publishing', link: '/docs/guide/publishing' },
      { text: 'Search', link: '/docs/guide/search' },
      { text: 'Messages, members, privacy', link: '/docs/guide/people' },
      { text: 'Manual em português', link: '/docs/manual/' },
    ],
  },
  {
    text: 'Operators',
    items: [
      { text: 'Operating', link: '/docs/guide/operating' },
      { text: 'Runbook', link: '/docs/guide/runbook' },
      { text: 'Scale', link: '/docs/scale' },
      { text: 'Settings', link: '/docs/guide/operating#settings' },
      { text: 'Security', link: '/SECURITY' },
      { text: 'Changelog', link: '/CHANGELOG' },
    ],
  },
  {
    text: 'Developers',
    items: [
      { text: 'Contributing', link: '/CONTRIBUTING' },
      { text: 'Architecture', link: '/ARCHITECTURE' },
      { text: 'Requirements', link: '/docs/requirements' },
      { text: 'Design of features', link: '/docs/design/README' },
      { text: 'Decision records', link: '/docs/decisions/README' },
      { text: 'Performance', link: '/docs/performance' },
      { text: 'Testing', link: '/docs/testing' },
      { text: 'This documentation', link: '/docs/guide/documentation' },
    ],
  },
]

const manual = [
  {
    text: 'Manual da equipe',
    items: [
      { text: 'Começar', link: '/docs/manual/' },
      { text: 'Produtos', link: '/docs/manual/produtos' },
      { text: 'Planilhas', link: '/docs/manual/planilhas' },
      { text: 'Tabela de códigos', link: '/docs/manual/tabela-de-codigos' },
      { text: 'Estrutura do catálogo', link: '/docs/manual/estrutura' },
      { text: 'Arquivos em massa', link: '/docs/manual/arquivos-em-massa' },
      { text: 'Publicar', link: '/docs/manual/publicar' },
      { text: 'Publicar junto', link: '/docs/manual/publicar-junto' },
      { text: 'Histórico', link: '/docs/manual/historico' },
      { text: 'Notícias, documentos e outros', link: '/docs/manual/conteudo' },
      { text: 'Busca', link: '/docs/manual/busca' },
      { text: 'Mensagens e associados', link: '/docs/manual/pessoas' },
      { text: 'Empresa e aparência', link: '/docs/manual/empresa' },
      { text: 'Outros programas', link: '/docs/manual/outros-programas' },
      { text: 'Lançar o site', link: '/docs/manual/lancar' },
    ],
  },
]

export default defineConfig({
  title: 'Vitrine',
  description: 'Multilingual site and product catalogue for manufacturers',
  srcDir: '..',
  // the documents that exist are pages where they are: no fact is written twice
  srcExclude: [
    '**/node_modules/**',
    '{site,cms,e2e,bench,tools,golden,packages,.github,var,var-*}/**',
  ],
  rewrites: { 'docs/index.md': 'index.md' },
  outDir: join(import.meta.dirname, 'dist'),
  cacheDir: join(import.meta.dirname, 'cache'),
  cleanUrls: false,
  lastUpdated: false,
  markdown: {
    config: (md) => {
      // a link to a file that is no page is its name
      md.core.ruler.push('files', ({ tokens, env }) => {
        for (const token of tokens)
          for (const [at, child] of (token.children ?? []).entries()) {
            const href = child.type === 'link_open' ? (child.attrGet('href') ?? '') : ''
            if (/^([a-z]+:|#|\/|$)/.test(href) || /\.md(#|$)/.test(href)) continue
            if (!existsSync(join(dirname(env.path), href))) continue
            child.type = 'text'
            child.content = ''
            const end = token.children?.slice(at).find(({ type }) => type === 'link_close')
            if (end) Object.assign(end, { type: 'text', content: '' })
          }
      })
    },
  },
  themeConfig: {
    nav: [
      { text: 'Adopt', link: '/docs/guide/first-day' },
      { text: 'Edit', link: '/docs/guide/catalogue' },
      { text: 'Operate', link: '/docs/guide/operating' },
      { text: 'Develop', link: '/CONTRIBUTING' },
    ],
    sidebar: { '/docs/manual/': manual, '/': guide },
    outline: [2, 3],
    search: { provider: 'local' },
  },
  locales: {
    root: { label: 'English', lang: 'en' },
    'docs/manual': {
      label: 'Português',
      lang: 'pt-BR',
      link: '/docs/manual/',
      themeConfig: {
        nav: [{ text: 'Manual', link: '/docs/manual/' }],
        outline: { level: [2, 3], label: 'Nesta página' },
        docFooter: { prev: 'Anterior', next: 'Próxima' },
        sidebarMenuLabel: 'Menu',
        returnToTopLabel: 'Ao topo',
        darkModeSwitchLabel: 'Aparência',
        langMenuLabel: 'Mudar de idioma',
      },
    },
  },
})
