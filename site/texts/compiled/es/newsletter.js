export default {
"newsletter": {
"title": "Boletín",
"lead": "Productos nuevos, normas y notas técnicas. Un correo por mes, como máximo.",
"interests": "Temas",
"submit": "Suscribirme",
"done": "Le enviamos un correo con un enlace. Ábralo para confirmar la suscripción.",
"another": "Suscribirme con otro correo",
"consent": "Quiero recibir el boletín y puedo salir cuando quiera.",
},
"confirmation": {
"title": "Confirmar suscripción",
"text": "Falta un clic para empezar a recibir el boletín.",
"submit": "Confirmar suscripción",
"done": "Suscripción confirmada.",
},
"leaving": {
"title": "Cancelar suscripción",
"text": "Deja de recibir el boletín al instante.",
"submit": "Cancelar suscripción",
"done": "Suscripción cancelada. No se enviará nada más.",
},
}
