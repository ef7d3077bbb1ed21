export const leadForms = {
  consent: 'Concordo com o uso dos meus dados para responder a este contato.',
  policy: 'Política de privacidade',
  fields: { name: 'Nome', email: 'E-mail', phone: 'Telefone ou WhatsApp', company: 'Empresa', country: 'País', state: 'Estado', city: 'Cidade', message: 'Mensagem' },
  contact: {
    title: 'Escreva para nós', about: (product: string) => `Sobre o produto: ${product}`, department: 'Departamento', submit: 'Enviar mensagem', done: 'Recebemos sua mensagem. A resposta vai para o seu e-mail.', another: 'Enviar outra mensagem',
    hint: 'Cite o código da peça e a bitola do cabo, se souber.',
  },
  application: {
    title: 'Envie seu currículo', interest: 'Área de interesse', education: 'Escolaridade', training: 'Formação', experience: 'Experiência', cv: 'Currículo',
    cvHint: 'PDF, DOC ou DOCX de até 5 MB. Não mande CPF nem foto.', submit: 'Enviar candidatura', done: 'Recebemos sua candidatura. Guarde o número do protocolo.', another: 'Enviar outra candidatura',
    consent: 'Concordo que guardem meus dados por 12 meses para processos seletivos.',
  },
  newsletter: {
    title: 'Newsletter', lead: 'Produtos novos, normas e notas técnicas. Um e-mail por mês, no máximo.', interests: 'Assuntos', submit: 'Assinar', done: 'Enviamos um e-mail com um link. Abra-o para confirmar a assinatura.', another: 'Assinar com outro e-mail',
    consent: 'Quero receber a newsletter e posso sair quando quiser.',
  },
  confirmation: { title: 'Confirmar assinatura', text: 'Falta um clique para começar a receber a newsletter.', submit: 'Confirmar assinatura', done: 'Assinatura confirmada.' },
  leaving: { title: 'Cancelar assinatura', text: 'Você deixa de receber a newsletter na hora.', submit: 'Cancelar assinatura', done: 'Assinatura cancelada. Nada mais será enviado.' },
  request: {
    title: 'Seus dados pessoais', lead: 'Peça aqui o que a LGPD garante. Confirmamos por e-mail e respondemos em até 15 dias.', kind: 'O que você quer', submit: 'Enviar pedido', done: 'Enviamos um e-mail com um link. Abra-o para confirmar o pedido.', another: 'Fazer outro pedido', message: 'Detalhes',
    kinds: { confirm: 'Saber se há dados meus', access: 'Receber uma cópia', correct: 'Corrigir dados', erase: 'Apagar dados', withdraw: 'Retirar o consentimento' },
    consent: 'Estes dados servem só para atender o pedido.',
  },
  requestConfirmation: { title: 'Confirmar pedido', text: 'Confirme para começar a contar o prazo de 15 dias.', submit: 'Confirmar pedido', done: 'Pedido confirmado. Respondemos por e-mail em até 15 dias.' },
}
