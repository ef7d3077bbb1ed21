export default {
"samePage": "Esta página en español",
"offer": {
"label": "Idioma",
"close": "Descartar",
},
}
