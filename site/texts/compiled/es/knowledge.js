import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
"title": "Base de conocimientos",
"description": "Guías breves, con tablas, para quien proyecta, compra e instala.",
"search": {
"label": "Buscar en la base de conocimientos",
"placeholder": "Tema, norma o palabra",
},
"count": (v) => plural(v.count, 'es', { "=0": "Ninguna publicación", "one": `${number(v.count, 'es')} publicación`, "other": `${number(v.count, 'es')} publicaciones` }),
"sections": "Secciones",
"others": "Otras secciones",
"nothing": {
"title": "No se encontró ninguna publicación",
"text": "Pruebe con menos palabras o elija una sección.",
},
"empty": {
"title": "Todavía no hay publicaciones aquí",
"text": "Vea las otras secciones de la base de conocimientos.",
},
"see": "Ver toda la base de conocimientos",
}
