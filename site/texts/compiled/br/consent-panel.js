import { plural } from '@vitrine/contract/format'
export default {
"title": "Preferências de cookies",
"intro": "Os necessários fazem o site funcionar. Os opcionais ficam desligados até você ligar, e você pode mudar de ideia a qualquer momento, no rodapé.",
"save": "Salvar preferências",
"always": "Sempre ligado",
"count": (v) => `${v.on}/${v.all} ${plural(v.on, 'br', { "=1": "ligado", "other": "ligados" })}`,
}
