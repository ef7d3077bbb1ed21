import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
"title": "Noticias",
"description": "Ingeniería, fábrica, ferias y cursos.",
"category": "Categoría",
"categories": "Categorías",
"all": "Todas",
"search": {
"label": "Buscar en las noticias",
"placeholder": "Tema o palabra",
},
"newest": "Más recientes",
"oldest": "Más antiguas",
"count": (v) => plural(v.count, 'es', { "=0": "Ninguna noticia", "one": `${number(v.count, 'es')} noticia`, "other": `${number(v.count, 'es')} noticias` }),
"latest": "Más reciente",
"related": "Otras noticias",
"nothing": {
"title": "No se encontró ninguna noticia",
"text": "Pruebe con menos palabras o con otra categoría.",
},
"empty": {
"title": "Todavía no hay noticias aquí",
"text": "Vea las otras categorías o vuelva pronto.",
},
"see": "Ver todas las noticias",
}
