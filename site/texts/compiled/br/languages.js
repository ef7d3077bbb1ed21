export default {
"samePage": "Esta página em português",
"offer": {
"label": "Idioma",
"close": "Dispensar",
},
}
