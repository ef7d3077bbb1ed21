import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
"title": "Knowledge base",
"description": "Short guides with tables, for those who design, buy and install.",
"search": {
"label": "Search the knowledge base",
"placeholder": "Subject, standard or word",
},
"count": (v) => plural(v.count, 'en', { "=0": "No publications", "one": `${number(v.count, 'en')} publication`, "other": `${number(v.count, 'en')} publications` }),
"sections": "Sections",
"others": "Other sections",
"nothing": {
"title": "No publication found",
"text": "Try fewer words, or choose a section below.",
},
"empty": {
"title": "There are no publications here yet",
"text": "See the other sections of the knowledge base.",
},
"see": "See the whole knowledge base",
}
