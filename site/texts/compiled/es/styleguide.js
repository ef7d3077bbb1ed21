export default {
"title": "Guía de estilo",
"description": "Las piezas del sitio y sus estados. Colores y medidas son variables: otra casa cambia los valores y conserva las pantallas.",
"sections": {
"colors": "Colores",
"type": "Letras",
"buttons": "Botones",
"fields": "Campos",
"notices": "Avisos",
"navigation": "Navegación",
"search": "Búsqueda",
"pictures": "Imágenes",
"cards": "Tarjetas",
"rows": "Filas",
"table": "Tabla",
"filters": "Filtros",
"documents": "Documentos",
"panels": "Paneles",
"reading": "Lectura",
"empty": "Vacío",
},
"type": {
"body": "Una compresión es buena cuando el metal del barril y los hilos del conductor forman un solo cuerpo. Tres señales lo muestran sin instrumentos: el índice grabado legible, la rebaba simétrica y el orificio de inspección lleno.",
"label": "Etiqueta",
},
"buttons": {
"primary": "Dónde comprar",
"secondary": "Pedir cotización",
"quiet": "Cancelar",
"busy": "Enviando",
"disabled": "No disponible",
"iconLabel": "Compartir",
"link": "Ver productos",
"textLink": "Ver todos los productos",
},
"fields": {
"text": {
"label": "Nombre",
"hint": "Como figura en su tarjeta.",
},
"wrong": {
"label": "Correo electrónico",
"error": "Escriba un correo válido, como nombre@empresa.com.",
"value": "ana@",
},
"area": {
"label": "Mensaje",
"hint": "Cite el código, si lo sabe.",
},
"select": {
"label": "Estado",
"placeholder": "Elija",
"options": {
"mg": "Minas Gerais",
"pr": "Paraná",
"sp": "São Paulo",
},
},
"checkbox": {
"label": "Quiero recibir avisos de nuevas revisiones",
"hint": "Uno al mes como máximo.",
},
"file": {
"label": "Currículum",
"hint": "PDF, DOC o DOCX de hasta 5 MB.",
"error": "Envíe un archivo de hasta 5 MB.",
},
"sending": {
"label": "Enviando curriculum.pdf",
"cancel": "Cancelar el envío",
},
"radios": {
"company": "Empresa",
"person": "Particular",
},
"optional": "opcional",
},
"notices": {
"info": {
"title": "Nueva edición",
"text": "Esta publicación cita la ABNT NBR 5370.",
},
"success": {
"title": "Mensaje enviado",
"text": "Respondemos en un plazo de dos días hábiles.",
},
"warning": {
"title": "Certificado vencido",
"text": "Pida el vigente al laboratorio.",
},
"error": {
"title": "No se pudo enviar",
"text": "Revise los campos marcados e intente de nuevo.",
},
},
"tabs": {
"label": "Vistas",
"photo": "Foto",
"drawing": "Plano",
"texts": {
"photo": "El panel de la foto.",
"drawing": "El panel del plano acotado.",
},
},
"disclosure": {
"summary": "¿Puedo usar la misma matriz en un conductor clase 5?",
"text": "Confirme la matriz indicada en la tabla del producto.",
},
"dialog": {
"open": "Abrir diálogo",
"title": "Confirmación",
"text": "¿Seguro que desea salir del sistema?",
"close": "Cerrar",
"confirm": "Salir",
},
"modals": {
"title": "Ventanas",
"status": "Mensaje de estado",
"ask": "Pedido de confirmación",
"locked": "Sin botón de cierre",
"leading": "Lleva al inicio",
"confirmed": "Confirmado.",
"cancelled": "Cancelado.",
},
}
