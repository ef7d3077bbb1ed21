export default {
"newsletter": {
"title": "Newsletter",
"lead": "New products, standards and technical notes. One e-mail a month at most.",
"interests": "Subjects",
"submit": "Subscribe",
"done": "We sent you an e-mail with a link. Open it to confirm your subscription.",
"another": "Subscribe with another e-mail",
"consent": "I want the newsletter and can leave whenever I like.",
},
"confirmation": {
"title": "Confirm subscription",
"text": "One more click and the newsletter is yours.",
"submit": "Confirm subscription",
"done": "Subscription confirmed.",
},
"leaving": {
"title": "Unsubscribe",
"text": "You stop getting the newsletter at once.",
"submit": "Unsubscribe",
"done": "You are unsubscribed. Nothing more will be sent.",
},
}
