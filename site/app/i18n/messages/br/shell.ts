/** What stands around every page. */
export const shell = {
  skip: 'Ir para o conteúdo',
  home: 'Página inicial',
  navigation: 'Principal',
  nav: {
    institutional: 'Institucional',
    products: 'Produtos',
    solutions: 'Soluções',
    news: 'Notícias',
    'knowledge-base': 'Base de conhecimento',
    contact: 'Contato',
    'restricted-area': 'Área Restrita',
    'work-with-us': 'Trabalhe Conosco',
    'privacy-policy': 'Política de privacidade',
    'terms-of-use': 'Termos de uso',
  },
  menu: { open: 'Menu', close: 'Fechar menu', title: 'Menu' },
  search: { open: 'Buscar', close: 'Fechar busca', label: 'Buscar no site', placeholder: 'Código ou produto, como TC-50-10', submit: 'Buscar' },
  languages: { label: 'Idioma', current: 'Idioma atual' },
  footer: { contact: 'Contato', phone: 'Telefone', whatsapp: 'WhatsApp', certificates: 'Certificados', rewards: 'Prêmios', social: 'Redes sociais', vendor: 'Desenvolvido por', rights: (year: number, company: string) => `© ${year} ${company}. Todos os direitos reservados.` },
  loading: 'Carregando',
  environment: 'Você está em um ambiente de testes: o que fizer aqui não afeta a produção.',
}
