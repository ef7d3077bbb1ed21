/** Consent panel; loaded on demand. */
export const consentPanel = {
  title: 'Preferências de cookies',
  intro:
    'Os necessários fazem o site funcionar. Os opcionais ficam desligados até você ligar, e você pode mudar de ideia a qualquer momento, no rodapé.',
  save: 'Salvar preferências',
  always: 'Sempre ligado',
  count: (on: number, all: number) => `${on}/${all} ${on === 1 ? 'ligado' : 'ligados'}`,
}
