import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface ConsentPanelTexts {
/** Preferências de cookies */
"title": string,
/** Os necessários fazem o site funcionar. Os opcionais ficam desligados até você ligar, e você pode mudar de ideia a qualquer momento, no rodapé. */
"intro": string,
/** Salvar preferências */
"save": string,
/** Sempre ligado */
"always": string,
/** {on}/{all} {on, plural, =1 {ligado} other {ligados}} */
"count": (values: { on: number; all: string | number }) => string,
}
export declare const consentPanelTexts: LocalTexts<ConsentPanelTexts>
