/** The panel in which each item is chosen; it comes when it is asked for. */
export const consentPanel = {
  title: 'Preferências de cookies',
  intro:
    'Os necessários fazem o site funcionar. Os opcionais ficam desligados até você ligar, e você pode mudar de ideia a qualquer momento, no rodapé.',
  save: 'Salvar preferências',
  always: 'Sempre ligado',
  count: (on: number, all: number) => `${on}/${all} ${on === 1 ? 'ligado' : 'ligados'}`,
}
