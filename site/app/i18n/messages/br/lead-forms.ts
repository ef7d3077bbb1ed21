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
}
