/** What every form says, and the words of each. */
export const leadForms = {
  sent: 'Enviado',
  failed: 'Não foi enviado',
  receipt: (number: string) => `Protocolo ${number}`,
  lost: 'Sem resposta do servidor. Nada do que você escreveu se perdeu: tente de novo.',
  sending: 'Enviando…',
  close: 'Fechar',
  back: 'Voltar ao formulário',
  optional: 'opcional',
  choose: 'Escolha',
  consent: 'Concordo com o uso dos meus dados para responder a este contato.',
  policy: 'Política de privacidade',
  fileAgain: 'Escolha o arquivo de novo: sem JavaScript o navegador não guarda a escolha.',
  fields: { name: 'Nome', email: 'E-mail', phone: 'Telefone ou WhatsApp', company: 'Empresa', country: 'País', state: 'Estado', city: 'Cidade', message: 'Mensagem' },
  contact: {
    title: 'Escreva para nós', about: (product: string) => `Sobre o produto: ${product}`, department: 'Departamento', submit: 'Enviar mensagem',
    hint: 'Cite o código da peça e a bitola do cabo, se souber.',
  },
  application: {
    title: 'Envie seu currículo', interest: 'Área de interesse', education: 'Escolaridade', training: 'Formação', experience: 'Experiência', cv: 'Currículo',
    cvHint: 'PDF, DOC ou DOCX de até 5 MB. Não mande CPF nem foto.', submit: 'Enviar candidatura',
    consent: 'Concordo que guardem meus dados por 12 meses para processos seletivos.',
  },
  newsletter: {
    title: 'Newsletter', lead: 'Produtos novos, normas e notas técnicas. Um e-mail por mês, no máximo.', interests: 'Assuntos', submit: 'Assinar',
    consent: 'Quero receber a newsletter e posso sair quando quiser.',
  },
  confirmation: { title: 'Confirmar assinatura', text: 'Falta um clique para começar a receber a newsletter.', submit: 'Confirmar assinatura', done: 'Assinatura confirmada.' },
  leaving: { title: 'Cancelar assinatura', text: 'Você deixa de receber a newsletter na hora.', submit: 'Cancelar assinatura', done: 'Assinatura cancelada. Nada mais será enviado.' },
  request: {
    title: 'Seus dados pessoais', lead: 'Peça aqui o que a LGPD garante. Confirmamos por e-mail e respondemos em até 15 dias.', kind: 'O que você quer', submit: 'Enviar pedido', message: 'Detalhes',
    kinds: { confirm: 'Saber se há dados meus', access: 'Receber uma cópia', correct: 'Corrigir dados', erase: 'Apagar dados', withdraw: 'Retirar o consentimento' },
    consent: 'Estes dados servem só para atender o pedido.',
  },
  requestConfirmation: { title: 'Confirmar pedido', text: 'Confirme para começar a contar o prazo de 15 dias.', submit: 'Confirmar pedido', done: 'Pedido confirmado. Respondemos por e-mail em até 15 dias.' },
}
