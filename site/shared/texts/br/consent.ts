/** Consent notice; loaded after the page, so not part of `all.ts`. */
export const consent = {
  title: 'Cookies e privacidade',
  accept: 'Aceitar',
  refuse: 'Recusar',
  choose: 'Escolher',
  close: 'Fechar',
}
