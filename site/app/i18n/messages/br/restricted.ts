export const restricted = {
  area: 'Área restrita',
  login: {
    title: 'Área restrita', lead: 'Documentos técnicos e comerciais para quem vende, especifica e instala nossos conectores.',
    email: 'E-mail', password: 'Senha', submit: 'Entrar', forgot: 'Esqueci minha senha', register: 'Pedir acesso', noAccount: 'Ainda não tem acesso?',
    again: 'Enviar o e-mail de confirmação de novo',
    reason: (text: string) => `Motivo: ${text}`,
    changed: 'Senha alterada. Entre com a nova senha.', left: 'Você saiu da área restrita.', sentAgain: 'Se há um cadastro à espera de confirmação com este e-mail, a mensagem está a caminho.',
  },
  register: {
    title: 'Pedir acesso', lead: 'Preencha os dados da sua empresa. Nossa equipe responde por e-mail.',
    name: 'Nome completo', company: 'Empresa', country: 'País', taxId: 'CNPJ ou registro fiscal', taxIdHint: 'No Brasil, o CNPJ, com ou sem pontuação. De outro país, o registro fiscal de lá.',
    profile: 'Perfil', email: 'E-mail', phone: 'Telefone ou WhatsApp', phoneHint: 'Com DDD; de fora do Brasil, com + e o código do país.',
    password: 'Senha', passwordHint: 'Pelo menos 8 caracteres.', consent: 'Concordo com o uso destes dados para analisar o meu pedido de acesso.', policy: 'Ler a política de privacidade', submit: 'Enviar pedido',
    done: 'Pedido recebido', receipt: (number: string) => `Número do pedido: ${number}`,
    steps: ['Abra o e-mail que enviamos e confirme o seu endereço.', 'Nossa equipe analisa o cadastro.', 'A resposta chega por e-mail. Se for aprovado, você entra com a senha que escolheu.'],
  },
  forgot: {
    title: 'Recuperar a senha', lead: 'Informe o e-mail do cadastro. Enviamos um link para escolher outra senha.', submit: 'Enviar link',
    done: 'Confira o seu e-mail', doneText: 'Se há um cadastro com este endereço, o link está a caminho. Ele vale por pouco tempo.', back: 'Voltar para a entrada',
  },
  update: {
    title: 'Alterar a senha', lead: 'Depois da troca, todas as sessões são encerradas e você entra de novo.', current: 'Senha atual', password: 'Nova senha', submit: 'Alterar a senha',
    expired: 'Este link já foi usado ou venceu', expiredText: 'Peça outro link para escolher a nova senha.', another: 'Pedir outro link',
  },
  confirm: {
    title: 'Confirmar o e-mail', lead: (email: string) => `Confirme que ${email} é o seu endereço.`, submit: 'Confirmar', done: 'E-mail confirmado',
    doneText: 'Seu cadastro está em análise. Avisaremos por e-mail assim que houver resposta.', approvedText: 'Seu acesso está liberado.', expired: 'Este link já foi usado ou venceu', expiredText: 'Se o seu e-mail ainda não foi confirmado, peça outra mensagem.', another: 'Enviar outra mensagem',
  },
  logout: { title: 'Sair', text: 'Tem certeza que deseja sair do sistema?', submit: 'Sair', cancel: 'Cancelar' },
  data: {
    title: 'Meus dados', yours: 'Dados', fixed: 'Para mudar e-mail, registro fiscal ou perfil, fale conosco.', save: 'Salvar', saved: 'Dados salvos', savedText: 'As alterações já valem.',
    password: 'Senha', sessions: 'Sessões', sessionsText: 'Onde você está conectado.', current: 'esta sessão', end: 'Encerrar', endOf: (device: string) => `Encerrar a sessão ${device}`, endOthers: 'Encerrar as outras', since: (date: string) => `desde ${date}`, unknown: 'Navegador não identificado', ended: 'Sessões encerradas',
  },
  sections: {
    title: 'Seções', lead: 'Os documentos que o seu perfil pode ver.', search: 'Buscar nas seções e nos documentos', searchButton: 'Buscar', none: 'Nenhuma seção por enquanto', noneText: 'Quando houver documentos para o seu perfil, eles aparecem aqui.',
    notFound: (text: string) => `Nada encontrado para “${text}”`, notFoundText: 'Confira a grafia ou busque por outra palavra.', all: 'Ver todas as seções', documents: 'Documentos encontrados',
    count: { one: '{count} documento', other: '{count} documentos' }, fresh: { one: '{count} novo', other: '{count} novos' }, page: 'Páginas',
  },
  section: { documents: 'Documentos', none: 'Nenhum documento nesta seção', document: 'Documento', type: 'Tipo', size: 'Tamanho', revision: 'Revisão', date: 'Data', fresh: 'Novo', download: (title: string) => `Baixar ${title}` },
}
