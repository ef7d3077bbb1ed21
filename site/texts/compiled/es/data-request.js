export default {
"request": {
"title": "Sus datos personales",
"lead": "Pida aquí lo que la ley le garantiza. Confirmamos por correo y respondemos en hasta 15 días.",
"kind": "Qué desea",
"submit": "Enviar solicitud",
"done": "Le enviamos un correo con un enlace. Ábralo para confirmar la solicitud.",
"another": "Hacer otra solicitud",
"message": "Detalles",
"kinds": {
"confirm": "Saber si tienen datos míos",
"access": "Recibir una copia",
"correct": "Corregir datos",
"erase": "Borrar datos",
"withdraw": "Retirar el consentimiento",
},
"consent": "Estos datos sirven solo para atender la solicitud.",
},
"requestConfirmation": {
"title": "Confirmar solicitud",
"text": "Confirme y empieza a contar el plazo de 15 días.",
"submit": "Confirmar solicitud",
"done": "Solicitud confirmada. Respondemos por correo en hasta 15 días.",
},
}
