import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface StyleguideTexts {
/** Guia de estilo */
"title": string,
/** As peças do site e os seus estados. Cores e medidas são variáveis: outra casa troca os valores e mantém as telas. */
"description": string,
"sections": {
/** Cores */
"colors": string,
/** Letras */
"type": string,
/** Botões */
"buttons": string,
/** Campos */
"fields": string,
/** Avisos */
"notices": string,
/** Navegação */
"navigation": string,
/** Busca */
"search": string,
/** Imagens */
"pictures": string,
/** Cartões */
"cards": string,
/** Linhas */
"rows": string,
/** Tabela */
"table": string,
/** Filtros */
"filters": string,
/** Documentos */
"documents": string,
/** Painéis */
"panels": string,
/** Leitura */
"reading": string,
/** Vazio */
"empty": string,
},
"type": {
/** A compressão é boa quando o metal do barril e os fios do condutor formam um só corpo. Três sinais mostram isso sem instrumento: o índice gravado legível, a rebarba simétrica e o furo de inspeção preenchido. */
"body": string,
/** Etiqueta */
"label": string,
},
"buttons": {
/** Onde comprar */
"primary": string,
/** Pedir orçamento */
"secondary": string,
/** Cancelar */
"quiet": string,
/** Enviando */
"busy": string,
/** Indisponível */
"disabled": string,
/** Compartilhar */
"iconLabel": string,
/** Ver produtos */
"link": string,
/** Ver todos os produtos */
"textLink": string,
},
"fields": {
"text": {
/** Nome */
"label": string,
/** Como está no seu cartão. */
"hint": string,
},
"wrong": {
/** E-mail */
"label": string,
/** Informe um e-mail válido, como nome@empresa.com.br. */
"error": string,
/** ana@ */
"value": string,
},
"area": {
/** Mensagem */
"label": string,
/** Cite o código, se souber. */
"hint": string,
},
"select": {
/** Estado */
"label": string,
/** Escolha */
"placeholder": string,
"options": {
/** Minas Gerais */
"mg": string,
/** Paraná */
"pr": string,
/** São Paulo */
"sp": string,
},
},
"checkbox": {
/** Quero receber avisos de novas revisões */
"label": string,
/** No máximo um por mês. */
"hint": string,
},
"file": {
/** Currículo */
"label": string,
/** PDF, DOC ou DOCX de até 5 MB. */
"hint": string,
/** Envie um arquivo de até 5 MB. */
"error": string,
},
"sending": {
/** Enviando currículo.pdf */
"label": string,
/** Cancelar o envio */
"cancel": string,
},
"radios": {
/** Pessoa jurídica */
"company": string,
/** Pessoa física */
"person": string,
},
/** opcional */
"optional": string,
},
"notices": {
"info": {
/** Nova edição */
"title": string,
/** Esta publicação cita a ABNT NBR 5370. */
"text": string,
},
"success": {
/** Mensagem enviada */
"title": string,
/** Respondemos em até dois dias úteis. */
"text": string,
},
"warning": {
/** Certificado vencido */
"title": string,
/** Peça o vigente ao laboratório. */
"text": string,
},
"error": {
/** Não foi possível enviar */
"title": string,
/** Confira os campos marcados e tente de novo. */
"text": string,
},
},
"tabs": {
/** Vistas */
"label": string,
/** Foto */
"photo": string,
/** Desenho */
"drawing": string,
"texts": {
/** O painel da foto. */
"photo": string,
/** O painel do desenho com cotas. */
"drawing": string,
},
},
"disclosure": {
/** Posso usar a mesma matriz em condutor classe 5? */
"summary": string,
/** Confira a matriz indicada na tabela do produto. */
"text": string,
},
"dialog": {
/** Abrir diálogo */
"open": string,
/** Confirmação */
"title": string,
/** Tem certeza que deseja sair do sistema? */
"text": string,
/** Fechar */
"close": string,
/** Sair */
"confirm": string,
},
"modals": {
/** Janelas */
"title": string,
/** Mensagem de situação */
"status": string,
/** Pedido de confirmação */
"ask": string,
/** Sem botão de fechar */
"locked": string,
/** Leva ao início */
"leading": string,
/** Confirmado. */
"confirmed": string,
/** Cancelado. */
"cancelled": string,
},
}
export declare const styleguideTexts: LocalTexts<StyleguideTexts>
