export default {
"request": {
"title": "Seus dados pessoais",
"lead": "Peça aqui o que a LGPD garante. Confirmamos por e-mail e respondemos em até 15 dias.",
"kind": "O que você quer",
"submit": "Enviar pedido",
"done": "Enviamos um e-mail com um link. Abra-o para confirmar o pedido.",
"another": "Fazer outro pedido",
"message": "Detalhes",
"kinds": {
"confirm": "Saber se há dados meus",
"access": "Receber uma cópia",
"correct": "Corrigir dados",
"erase": "Apagar dados",
"withdraw": "Retirar o consentimento",
},
"consent": "Estes dados servem só para atender o pedido.",
},
"requestConfirmation": {
"title": "Confirmar pedido",
"text": "Confirme para começar a contar o prazo de 15 dias.",
"submit": "Confirmar pedido",
"done": "Pedido confirmado. Respondemos por e-mail em até 15 dias.",
},
}
