import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
"title": "Soluções",
"description": "Onde as conexões trabalham: o problema em campo, a montagem e as peças que a fazem.",
"count": (v) => plural(v.count, 'br', { "=0": "Em preparação", "one": `${number(v.count, 'br')} aplicação`, "other": `${number(v.count, 'br')} aplicações` }),
"applications": "Aplicações",
"none": {
"title": "Ainda não há aplicações aqui",
"text": "Veja as outras soluções, ou procure direto pelo produto.",
},
"about": "Sobre a aplicação",
"marks": "Na imagem",
"products": "Produtos desta aplicação",
"publications": "Para ler antes da montagem",
"related": "Outras aplicações",
}
