/** The notice about cookies and its panel; they come after the page, so `all.ts` leaves them out. */
export const consent = {
  title: 'Cookies e privacidade',
  accept: 'Aceitar todos',
  refuse: 'Recusar opcionais',
  choose: 'Escolher',
  close: 'Fechar',
  panel: {
    title: 'Preferências de cookies',
    intro: 'Os necessários fazem o site funcionar. Os opcionais ficam desligados até você ligar, e você pode mudar de ideia a qualquer momento, no rodapé.',
    save: 'Salvar preferências',
    always: 'Sempre ligado',
    count: (on: number, all: number) => `${on}/${all} ${on === 1 ? 'ligado' : 'ligados'}`,
  },
}
