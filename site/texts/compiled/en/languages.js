export default {
"samePage": "This page in English",
"offer": {
"label": "Language",
"close": "Dismiss",
},
}
