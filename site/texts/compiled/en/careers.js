export default {
"title": "Work with us",
"description": "Our works are in Brazil, and so are our openings.",
"look": "What we look for",
"lookText": "People who check before they sign, ask when they do not know and say when they are wrong. Experience helps; care counts more. All openings are open to people with disabilities.",
"areas": "Areas",
"sendFor": (v) => `Résumé: ${v.area}`,
"portuguese": {
"title": "Applications are taken in Portuguese",
"text": "Openings are at our works in Brazil. The Portuguese page says what we look for and how to apply.",
"link": "Go to the page in Portuguese",
},
}
