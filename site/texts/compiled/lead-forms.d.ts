import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface LeadFormsTexts {
/** Concordo com o uso dos meus dados para responder a este contato. */
"consent": string,
/** Política de privacidade */
"policy": string,
"fields": {
/** Nome */
"name": string,
/** E-mail */
"email": string,
/** Telefone ou WhatsApp */
"phone": string,
/** Empresa */
"company": string,
/** País */
"country": string,
/** Estado */
"state": string,
/** Cidade */
"city": string,
/** Mensagem */
"message": string,
},
"contact": {
/** Escreva para nós */
"title": string,
/** Sobre o produto: {product} */
"about": (values: { product: string | number }) => string,
/** Departamento */
"department": string,
/** Enviar mensagem */
"submit": string,
/** Recebemos sua mensagem. A resposta vai para o seu e-mail. */
"done": string,
/** Enviar outra mensagem */
"another": string,
/** Cite o código da peça e a bitola do cabo, se souber. */
"hint": string,
},
"application": {
/** Envie seu currículo */
"title": string,
/** Área de interesse */
"interest": string,
/** Escolaridade */
"education": string,
/** Formação */
"training": string,
/** Experiência */
"experience": string,
/** Currículo */
"cv": string,
/** PDF, DOC ou DOCX de até 5 MB. Não mande CPF nem foto. */
"cvHint": string,
/** Enviar candidatura */
"submit": string,
/** Recebemos sua candidatura. Guarde o número do protocolo. */
"done": string,
/** Enviar outra candidatura */
"another": string,
/** Concordo que guardem meus dados por 12 meses para processos seletivos. */
"consent": string,
},
}
export declare const leadFormsTexts: LocalTexts<LeadFormsTexts>
