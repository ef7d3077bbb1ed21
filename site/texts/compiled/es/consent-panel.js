import { plural } from '@vitrine/contract/format'
export default {
"title": "Preferencias de cookies",
"intro": "Las necesarias hacen funcionar el sitio. Las opcionales quedan desactivadas hasta que usted las active, y puede cambiar de idea en cualquier momento, al pie de la página.",
"save": "Guardar preferencias",
"always": "Siempre activa",
"count": (v) => `${v.on}/${v.all} ${plural(v.on, 'es', { "=1": "activa", "other": "activas" })}`,
}
