import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
"title": "Notícias",
"description": "Engenharia, fábrica, feiras e cursos.",
"category": "Categoria",
"categories": "Categorias",
"all": "Todas",
"search": {
"label": "Procurar nas notícias",
"placeholder": "Assunto ou palavra",
},
"newest": "Mais recentes",
"oldest": "Mais antigas",
"count": (v) => plural(v.count, 'br', { "=0": "Nenhuma notícia", "one": `${number(v.count, 'br')} notícia`, "other": `${number(v.count, 'br')} notícias` }),
"latest": "Mais recente",
"related": "Outras notícias",
"nothing": {
"title": "Nenhuma notícia encontrada",
"text": "Tente menos palavras ou outra categoria.",
},
"empty": {
"title": "Ainda não há notícias aqui",
"text": "Veja as outras categorias ou volte em breve.",
},
"see": "Ver todas as notícias",
}
