/** Error pages; the titles and the English line are prescribed by R2. */
export const errors = {
  '403': {
    title: 'Acesso não permitido',
    text: 'Seu perfil não tem acesso a esta página. Se precisar dela, fale com a gente.',
  },
  '404': {
    title: 'Página não encontrada',
    text: 'A página não existe ou mudou de endereço. Confira o endereço digitado ou procure pelo código da peça.',
  },
  '500': {
    title: 'Ocorreu algum problema interno',
    text: 'A página está temporariamente indisponível. Já fomos avisados; tente de novo em alguns minutos.',
  },
  '502': { title: 'Site em manutenção', text: 'Estamos em manutenção. Tente de novo mais tarde.' },
  other: {
    title: 'Oops! Ocorreu um erro',
    text: 'Algo não saiu como esperado. Volte para o início ou tente de novo.',
  },
  /** Message of the 404 page, in English in every locale (R8). */
  notFoundMessage: 'This page could not be found',
  home: 'Voltar para o início',
  status: (status: number) => `Erro ${status}`,
  searchLabel: 'Procurar um produto',
}
