import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
"title": "News",
"description": "Engineering, works, fairs and courses.",
"category": "Category",
"categories": "Categories",
"all": "All",
"search": {
"label": "Search the news",
"placeholder": "Subject or word",
},
"newest": "Newest",
"oldest": "Oldest",
"count": (v) => plural(v.count, 'en', { "=0": "No news", "one": `${number(v.count, 'en')} post`, "other": `${number(v.count, 'en')} posts` }),
"latest": "Latest",
"related": "More news",
"nothing": {
"title": "No news found",
"text": "Try fewer words or another category.",
},
"empty": {
"title": "There is no news here yet",
"text": "See the other categories, or come back soon.",
},
"see": "See all news",
}
