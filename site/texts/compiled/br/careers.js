export default {
"title": "Trabalhe conosco",
"description": "Gente cuidadosa, para fazer a parte que não pode falhar.",
"look": "O que procuramos",
"lookText": "Gente que confere antes de assinar, pergunta quando não sabe e conta quando erra. Experiência ajuda; capricho conta mais. As vagas são abertas a pessoas com deficiência.",
"areas": "Áreas de interesse",
"sendFor": (v) => `Currículo: ${v.area}`,
"portuguese": {
"title": "As candidaturas são recebidas em português",
"text": "As vagas são para as nossas fábricas no Brasil. A página em português diz o que procuramos e como se candidatar.",
"link": "Ir à página em português",
},
}
