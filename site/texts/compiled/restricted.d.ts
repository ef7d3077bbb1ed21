import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface RestrictedTexts {
/** Área restrita */
"area": string,
"login": {
/** Área restrita */
"title": string,
/** Documentos técnicos e comerciais para quem vende, especifica e instala nossos conectores. */
"lead": string,
/** E-mail */
"email": string,
/** Senha */
"password": string,
/** Entrar */
"submit": string,
/** Esqueci minha senha */
"forgot": string,
/** Pedir acesso */
"register": string,
/** Ainda não tem acesso? */
"noAccount": string,
/** Enviar o e-mail de confirmação de novo */
"again": string,
/** Motivo: {text} */
"reason": (values: { text: string | number }) => string,
/** Senha alterada. Entre com a nova senha. */
"changed": string,
/** Você saiu da área restrita. */
"left": string,
/** Se há um cadastro à espera de confirmação com este e-mail, a mensagem está a caminho. */
"sentAgain": string,
},
"register": {
/** Pedir acesso */
"title": string,
/** Preencha os dados da sua empresa. Nossa equipe responde por e-mail. */
"lead": string,
/** Nome completo */
"name": string,
/** Empresa */
"company": string,
/** País */
"country": string,
/** CNPJ ou registro fiscal */
"taxId": string,
/** No Brasil, o CNPJ, com ou sem pontuação. De outro país, o registro fiscal de lá. */
"taxIdHint": string,
/** Perfil */
"profile": string,
/** E-mail */
"email": string,
/** Telefone ou WhatsApp */
"phone": string,
/** Com DDD; de fora do Brasil, com + e o código do país. */
"phoneHint": string,
/** Senha */
"password": string,
/** Pelo menos 8 caracteres. */
"passwordHint": string,
/** Concordo com o uso destes dados para analisar o meu pedido de acesso. */
"consent": string,
/** Ler a política de privacidade */
"policy": string,
/** Enviar pedido */
"submit": string,
/** Pedido recebido */
"done": string,
/** Número do pedido: {number} */
"receipt": (values: { number: string | number }) => string,
"steps": {
/** Abra o e-mail que enviamos e confirme o seu endereço. */
"confirm": string,
/** Nossa equipe analisa o cadastro. */
"review": string,
/** A resposta chega por e-mail. Se for aprovado, você entra com a senha que escolheu. */
"answer": string,
},
},
"forgot": {
/** Recuperar a senha */
"title": string,
/** Informe o e-mail do cadastro. Enviamos um link para escolher outra senha. */
"lead": string,
/** Enviar link */
"submit": string,
/** Confira o seu e-mail */
"done": string,
/** Se há um cadastro com este endereço, o link está a caminho. Ele vale por pouco tempo. */
"doneText": string,
/** Voltar para a entrada */
"back": string,
},
"update": {
/** Alterar a senha */
"title": string,
/** Depois da troca, todas as sessões são encerradas e você entra de novo. */
"lead": string,
/** Senha atual */
"current": string,
/** Nova senha */
"password": string,
/** Alterar a senha */
"submit": string,
/** Este link já foi usado ou venceu */
"expired": string,
/** Peça outro link para escolher a nova senha. */
"expiredText": string,
/** Pedir outro link */
"another": string,
},
"confirm": {
/** Confirmar o e-mail */
"title": string,
/** Confirme que {email} é o seu endereço. */
"lead": (values: { email: string | number }) => string,
/** Confirmar */
"submit": string,
/** E-mail confirmado */
"done": string,
/** Seu cadastro está em análise. Avisaremos por e-mail assim que houver resposta. */
"doneText": string,
/** Seu acesso está liberado. */
"approvedText": string,
/** Este link já foi usado ou venceu */
"expired": string,
/** Se o seu e-mail ainda não foi confirmado, peça outra mensagem. */
"expiredText": string,
/** Enviar outra mensagem */
"another": string,
},
"logout": {
/** Sair */
"title": string,
/** Tem certeza que deseja sair do sistema? */
"text": string,
/** Sair */
"submit": string,
/** Cancelar */
"cancel": string,
},
"data": {
/** Meus dados */
"title": string,
/** Dados */
"yours": string,
/** Para mudar e-mail, registro fiscal ou perfil, fale conosco. */
"fixed": string,
/** Salvar */
"save": string,
/** Dados salvos */
"saved": string,
/** As alterações já valem. */
"savedText": string,
/** Senha */
"password": string,
/** Sessões */
"sessions": string,
/** Onde você está conectado. */
"sessionsText": string,
/** esta sessão */
"current": string,
/** Encerrar */
"end": string,
/** Encerrar a sessão {device} */
"endOf": (values: { device: string | number }) => string,
/** Encerrar as outras */
"endOthers": string,
/** desde {date} */
"since": (values: { date: string | number }) => string,
/** Navegador não identificado */
"unknown": string,
/** Sessões encerradas */
"ended": string,
},
"sections": {
/** Seções */
"title": string,
/** Os documentos que o seu perfil pode ver. */
"lead": string,
/** Buscar nas seções e nos documentos */
"search": string,
/** Buscar */
"searchButton": string,
/** Nenhuma seção por enquanto */
"none": string,
/** Quando houver documentos para o seu perfil, eles aparecem aqui. */
"noneText": string,
/** Nada encontrado para “{text}” */
"notFound": (values: { text: string | number }) => string,
/** Confira a grafia ou busque por outra palavra. */
"notFoundText": string,
/** Ver todas as seções */
"all": string,
/** Documentos encontrados */
"documents": string,
/** {count, plural, one {# documento} other {# documentos}} */
"count": (values: { count: number }) => string,
/** {count, plural, one {# novo} other {# novos}} */
"fresh": (values: { count: number }) => string,
/** Páginas */
"page": string,
},
"section": {
/** Documentos */
"documents": string,
/** Nenhum documento nesta seção */
"none": string,
/** Documento */
"document": string,
/** Tipo */
"type": string,
/** Tamanho */
"size": string,
/** Revisão */
"revision": string,
/** Data */
"date": string,
/** Novo */
"fresh": string,
/** Baixar {title} */
"download": (values: { title: string | number }) => string,
},
}
export declare const restrictedTexts: LocalTexts<RestrictedTexts>
