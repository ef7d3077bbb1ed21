import type { LocalTexts } from '#shared/texts/local-texts.ts'
export interface PageTexts {
"catalogue": {
"home": {
/** Início */
"title": string,
/** Procure, por exemplo */
"examples": string,
/** Linhas de produtos */
"lines": string,
/** Mais consultados */
"mostViewed": string,
/** Ver todos os produtos */
"allProducts": string,
/** Aplicações */
"applications": string,
/** Base de conhecimento */
"publications": string,
/** Notícias */
"news": string,
/** Código ou produto */
"search": string,
/** Todas as soluções */
"allSolutions": string,
/** Ver aplicação */
"seeApplication": string,
/** Toda a base de conhecimento */
"allPublications": string,
/** Todas as notícias */
"allNews": string,
/** {count, plural, one {# família} other {# famílias}} */
"families": (values: { count: number }) => string,
},
"products": {
/** Produtos */
"title": string,
/** Catálogo de terminais, conectores, aterramento e redes de dados, com tabelas de códigos e desenhos. */
"description": string,
/** Linhas de produtos */
"lines": string,
/** Todos os produtos */
"all": string,
},
"category": {
/** Subcategorias */
"subcategories": string,
/** Produtos */
"products": string,
},
},
"consent": {
/** Cookies e privacidade */
"title": string,
/** Aceitar */
"accept": string,
/** Recusar */
"refuse": string,
/** Escolher */
"choose": string,
/** Fechar */
"close": string,
},
"errors": {
"403": {
/** Acesso não permitido */
"title": string,
/** Seu perfil não tem acesso a esta página. Se precisar dela, fale com a gente. */
"text": string,
},
"404": {
/** Página não encontrada */
"title": string,
/** A página não existe ou mudou de endereço. Confira o endereço digitado ou procure pelo código da peça. */
"text": string,
},
"500": {
/** Ocorreu algum problema interno */
"title": string,
/** A página está temporariamente indisponível. Já fomos avisados; tente de novo em alguns minutos. */
"text": string,
},
"502": {
/** Site em manutenção */
"title": string,
/** Estamos em manutenção. Tente de novo mais tarde. */
"text": string,
},
"other": {
/** Oops! Ocorreu um erro */
"title": string,
/** Algo não saiu como esperado. Volte para o início ou tente de novo. */
"text": string,
},
/** This page could not be found */
"notFoundMessage": string,
/** Voltar para o início */
"home": string,
/** Erro {status} */
"status": (values: { status: string | number }) => string,
/** Procurar um produto */
"searchLabel": string,
},
"listing": {
"search": {
/** Procurar nesta lista */
"label": string,
/** Código ou palavra */
"placeholder": string,
/** Procurar */
"submit": string,
},
"sort": {
/** Ordenar */
"label": string,
/** Mais relevantes */
"relevance": string,
/** Menos relevantes */
"relevance-asc": string,
/** A–Z */
"title": string,
/** Z–A */
"title-desc": string,
},
"view": {
/** Exibição */
"label": string,
/** Em grade */
"grid": string,
/** Em lista */
"list": string,
},
"filters": {
/** Filtros */
"title": string,
/** Filtrar */
"open": string,
/** Fechar filtros */
"close": string,
/** Aplicar filtros */
"apply": string,
/** Limpar tudo */
"clear": string,
/** Remover {label} */
"remove": (values: { label: string | number }) => string,
/** Filtros ativos */
"active": string,
},
/** {count, plural, =0 {Nenhum produto} one {# produto} other {# produtos}} */
"results": (values: { count: number }) => string,
/** {count, plural, one {# código} other {# códigos}} */
"codes": (values: { count: number }) => string,
/** Resultado para “{text}” */
"resultsFor": (values: { text: string | number }) => string,
"pages": {
/** Páginas */
"label": string,
/** Anterior */
"previous": string,
/** Próxima */
"next": string,
/** Página {page} */
"page": (values: { page: string | number }) => string,
},
"empty": {
/** Nenhum produto encontrado */
"title": string,
/** Confira o código: ele pode ser escrito com ou sem hífens. Ou procure por menos palavras. */
"text": string,
/** Ver todos os produtos */
"clear": string,
},
"emptyCategory": {
/** Ainda não há produtos aqui */
"title": string,
/** Veja as outras linhas do catálogo. */
"text": string,
},
/** Código encontrado */
"matched": string,
/** Ver produto */
"see": string,
/** Você está em */
"breadcrumbs": string,
},
"popup": {
/** Fechar aviso */
"close": string,
},
"reading": {
/** Nesta página */
"contents": string,
/** {count, number} min de leitura */
"minutes": (values: { count: number }) => string,
/** Publicado em */
"published": string,
/** Atualizado em */
"updated": string,
/** Leitura */
"time": string,
/** Para baixar */
"files": string,
/** Produtos citados */
"products": string,
/** Leia também */
"more": string,
"share": {
/** Compartilhar */
"title": string,
/** Copiar link */
"copy": string,
/** Link copiado */
"copied": string,
/** Enviar por e-mail */
"mail": string,
/** Enviar por WhatsApp */
"whatsapp": string,
},
"video": {
/** Vídeo */
"title": string,
/** Assistir ao vídeo: {title} */
"play": (values: { title: string | number }) => string,
/** Ao assistir, seu navegador se conecta ao YouTube. */
"note": string,
},
},
"shell": {
/** Ir para o conteúdo */
"skip": string,
/** Página inicial */
"home": string,
/** Principal */
"navigation": string,
"nav": {
/** Institucional */
"institutional": string,
/** Produtos */
"products": string,
/** Soluções */
"solutions": string,
/** Notícias */
"news": string,
/** Base de conhecimento */
"knowledge-base": string,
/** Contato */
"contact": string,
/** Área Restrita */
"restricted-area": string,
/** Trabalhe Conosco */
"work-with-us": string,
/** Política de privacidade */
"privacy-policy": string,
/** Termos de uso */
"terms-of-use": string,
},
"menu": {
/** Menu */
"open": string,
/** Fechar menu */
"close": string,
/** Menu */
"title": string,
},
"search": {
/** Buscar */
"open": string,
/** Fechar busca */
"close": string,
/** Buscar no site */
"label": string,
/** Código ou produto, como TC-50-10 */
"placeholder": string,
/** Buscar */
"submit": string,
},
"languages": {
/** Idioma */
"label": string,
},
/** Preferências de cookies */
"cookies": string,
"newsletter": {
/** Newsletter */
"title": string,
/** Receba a newsletter: seu e-mail */
"label": string,
/** Quero receber a newsletter e posso sair quando quiser. */
"consent": string,
/** Escolher os assuntos */
"subjects": string,
/** Assinar */
"submit": string,
},
/** Seus dados pessoais */
"yourData": string,
"footer": {
/** WhatsApp */
"whatsapp": string,
/** Prêmios */
"rewards": string,
/** Redes sociais */
"social": string,
/** Desenvolvido por */
"vendor": string,
/** © {year} {company}. Todos os direitos reservados. */
"rights": (values: { year: string | number; company: string | number }) => string,
},
"modal": {
/** Voltar */
"back": string,
/** Cancelar */
"cancel": string,
/** Fechar */
"close": string,
},
"system": {
/** Seções */
"sections": string,
/** Meus Dados */
"data": string,
/** Área Restrita */
"navigation": string,
/** Sair */
"leave": string,
/** Confirmação */
"confirmTitle": string,
/** Tem certeza que deseja sair do sistema? */
"confirmText": string,
},
/** Carregando */
"loading": string,
"preview": {
/** Pré-visualização */
"title": string,
/** Pré-visualização: você vê rascunhos que o público ainda não vê. */
"text": string,
/** Sair da pré-visualização */
"close": string,
},
/** Você está em um ambiente de testes: o que fizer aqui não afeta a produção. */
"environment": string,
},
}
export declare const pageTexts: LocalTexts<PageTexts>
