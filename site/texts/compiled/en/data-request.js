export default {
"request": {
"title": "Your personal data",
"lead": "Ask here for what the law grants you. We confirm by e-mail and answer within 15 days.",
"kind": "What you want",
"submit": "Send request",
"done": "We sent you an e-mail with a link. Open it to confirm your request.",
"another": "Make another request",
"message": "Details",
"kinds": {
"confirm": "Know whether you hold my data",
"access": "Get a copy",
"correct": "Correct data",
"erase": "Erase data",
"withdraw": "Withdraw consent",
},
"consent": "This data is used for the request alone.",
},
"requestConfirmation": {
"title": "Confirm request",
"text": "Confirm, and the 15 days begin.",
"submit": "Confirm request",
"done": "Request confirmed. We answer by e-mail within 15 days.",
},
}
