import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
"title": "Base de conhecimento",
"description": "Guias curtos, com tabelas, para quem projeta, compra e instala.",
"search": {
"label": "Procurar na base de conhecimento",
"placeholder": "Assunto, norma ou palavra",
},
"count": (v) => plural(v.count, 'br', { "=0": "Nenhuma publicação", "one": `${number(v.count, 'br')} publicação`, "other": `${number(v.count, 'br')} publicações` }),
"sections": "Seções",
"others": "Outras seções",
"nothing": {
"title": "Nenhuma publicação encontrada",
"text": "Tente menos palavras ou escolha uma seção abaixo.",
},
"empty": {
"title": "Ainda não há publicações aqui",
"text": "Veja as outras seções da base de conhecimento.",
},
"see": "Ver toda a base de conhecimento",
}
