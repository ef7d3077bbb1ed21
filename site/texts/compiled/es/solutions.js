import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
"title": "Soluciones",
"description": "Dónde trabajan las conexiones: el problema en campo, el montaje y las piezas que lo resuelven.",
"count": (v) => plural(v.count, 'es', { "=0": "En preparación", "one": `${number(v.count, 'es')} aplicación`, "other": `${number(v.count, 'es')} aplicaciones` }),
"applications": "Aplicaciones",
"none": {
"title": "Aún no hay aplicaciones aquí",
"text": "Vea las otras soluciones, o vaya directo al producto.",
},
"about": "Sobre la aplicación",
"marks": "En la imagen",
"products": "Productos de esta aplicación",
"publications": "Para leer antes del montaje",
"related": "Otras aplicaciones",
}
