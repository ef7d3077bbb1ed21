export default {
"newsletter": {
"title": "Newsletter",
"lead": "Produtos novos, normas e notas técnicas. Um e-mail por mês, no máximo.",
"interests": "Assuntos",
"submit": "Assinar",
"done": "Enviamos um e-mail com um link. Abra-o para confirmar a assinatura.",
"another": "Assinar com outro e-mail",
"consent": "Quero receber a newsletter e posso sair quando quiser.",
},
"confirmation": {
"title": "Confirmar assinatura",
"text": "Falta um clique para começar a receber a newsletter.",
"submit": "Confirmar assinatura",
"done": "Assinatura confirmada.",
},
"leaving": {
"title": "Cancelar assinatura",
"text": "Você deixa de receber a newsletter na hora.",
"submit": "Cancelar assinatura",
"done": "Assinatura cancelada. Nada mais será enviado.",
},
}
