/** The notice about cookies; it comes after the page, so `all.ts` leaves it out. */
export const consent = {
  title: 'Cookies e privacidade',
  accept: 'Aceitar',
  refuse: 'Recusar',
  choose: 'Escolher',
  close: 'Fechar',
}
