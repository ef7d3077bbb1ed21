export default {
"title": "Guia de estilo",
"description": "As peças do site e os seus estados. Cores e medidas são variáveis: outra casa troca os valores e mantém as telas.",
"sections": {
"colors": "Cores",
"type": "Letras",
"buttons": "Botões",
"fields": "Campos",
"notices": "Avisos",
"navigation": "Navegação",
"search": "Busca",
"pictures": "Imagens",
"cards": "Cartões",
"rows": "Linhas",
"table": "Tabela",
"filters": "Filtros",
"documents": "Documentos",
"panels": "Painéis",
"reading": "Leitura",
"empty": "Vazio",
},
"type": {
"body": "A compressão é boa quando o metal do barril e os fios do condutor formam um só corpo. Três sinais mostram isso sem instrumento: o índice gravado legível, a rebarba simétrica e o furo de inspeção preenchido.",
"label": "Etiqueta",
},
"buttons": {
"primary": "Onde comprar",
"secondary": "Pedir orçamento",
"quiet": "Cancelar",
"busy": "Enviando",
"disabled": "Indisponível",
"iconLabel": "Compartilhar",
"link": "Ver produtos",
"textLink": "Ver todos os produtos",
},
"fields": {
"text": {
"label": "Nome",
"hint": "Como está no seu cartão.",
},
"wrong": {
"label": "E-mail",
"error": "Informe um e-mail válido, como nome@empresa.com.br.",
"value": "ana@",
},
"area": {
"label": "Mensagem",
"hint": "Cite o código, se souber.",
},
"select": {
"label": "Estado",
"placeholder": "Escolha",
"options": {
"mg": "Minas Gerais",
"pr": "Paraná",
"sp": "São Paulo",
},
},
"checkbox": {
"label": "Quero receber avisos de novas revisões",
"hint": "No máximo um por mês.",
},
"file": {
"label": "Currículo",
"hint": "PDF, DOC ou DOCX de até 5 MB.",
"error": "Envie um arquivo de até 5 MB.",
},
"sending": {
"label": "Enviando currículo.pdf",
"cancel": "Cancelar o envio",
},
"radios": {
"company": "Pessoa jurídica",
"person": "Pessoa física",
},
"optional": "opcional",
},
"notices": {
"info": {
"title": "Nova edição",
"text": "Esta publicação cita a ABNT NBR 5370.",
},
"success": {
"title": "Mensagem enviada",
"text": "Respondemos em até dois dias úteis.",
},
"warning": {
"title": "Certificado vencido",
"text": "Peça o vigente ao laboratório.",
},
"error": {
"title": "Não foi possível enviar",
"text": "Confira os campos marcados e tente de novo.",
},
},
"tabs": {
"label": "Vistas",
"photo": "Foto",
"drawing": "Desenho",
"texts": {
"photo": "O painel da foto.",
"drawing": "O painel do desenho com cotas.",
},
},
"disclosure": {
"summary": "Posso usar a mesma matriz em condutor classe 5?",
"text": "Confira a matriz indicada na tabela do produto.",
},
"dialog": {
"open": "Abrir diálogo",
"title": "Confirmação",
"text": "Tem certeza que deseja sair do sistema?",
"close": "Fechar",
"confirm": "Sair",
},
"modals": {
"title": "Janelas",
"status": "Mensagem de situação",
"ask": "Pedido de confirmação",
"locked": "Sem botão de fechar",
"leading": "Leva ao início",
"confirmed": "Confirmado.",
"cancelled": "Cancelado.",
},
}
