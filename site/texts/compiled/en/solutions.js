import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
"title": "Solutions",
"description": "Where connections do their work: the problem on site, the assembly and the parts it takes.",
"count": (v) => plural(v.count, 'en', { "=0": "In preparation", "one": `${number(v.count, 'en')} application`, "other": `${number(v.count, 'en')} applications` }),
"applications": "Applications",
"none": {
"title": "There are no applications here yet",
"text": "See the other solutions, or go straight to the product.",
},
"about": "About the application",
"marks": "In the picture",
"products": "Products for this application",
"publications": "Read before you install",
"related": "Other applications",
}
