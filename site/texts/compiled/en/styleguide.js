export default {
"title": "Style guide",
"description": "The parts of the site and their states. Colors and measures are variables: another house changes the values and keeps the screens.",
"sections": {
"colors": "Colors",
"type": "Type",
"buttons": "Buttons",
"fields": "Fields",
"notices": "Notices",
"navigation": "Navigation",
"search": "Search",
"pictures": "Pictures",
"cards": "Cards",
"rows": "Rows",
"table": "Table",
"filters": "Filters",
"documents": "Documents",
"panels": "Panels",
"reading": "Reading",
"empty": "Empty",
},
"type": {
"body": "A crimp is good when the metal of the barrel and the strands of the conductor become one body. Three signs show it without an instrument: a legible die index, symmetrical flash, and a filled inspection hole.",
"label": "Label",
},
"buttons": {
"primary": "Where to buy",
"secondary": "Request a quote",
"quiet": "Cancel",
"busy": "Sending",
"disabled": "Unavailable",
"iconLabel": "Share",
"link": "See products",
"textLink": "See all products",
},
"fields": {
"text": {
"label": "Name",
"hint": "As on your business card.",
},
"wrong": {
"label": "E-mail",
"error": "Enter a valid e-mail, such as name@company.com.",
"value": "ana@",
},
"area": {
"label": "Message",
"hint": "Quote the part number if you know it.",
},
"select": {
"label": "State",
"placeholder": "Choose",
"options": {
"mg": "Minas Gerais",
"pr": "Paraná",
"sp": "São Paulo",
},
},
"checkbox": {
"label": "Tell me about new revisions",
"hint": "Once a month at most.",
},
"file": {
"label": "CV",
"hint": "PDF, DOC or DOCX up to 5 MB.",
"error": "Send a file of up to 5 MB.",
},
"sending": {
"label": "Sending cv.pdf",
"cancel": "Cancel sending",
},
"radios": {
"company": "Company",
"person": "Individual",
},
"optional": "optional",
},
"notices": {
"info": {
"title": "New edition",
"text": "This publication refers to ABNT NBR 5370.",
},
"success": {
"title": "Message sent",
"text": "We reply within two working days.",
},
"warning": {
"title": "Certificate expired",
"text": "Ask the laboratory for the current one.",
},
"error": {
"title": "It could not be sent",
"text": "Check the marked fields and try again.",
},
},
"tabs": {
"label": "Views",
"photo": "Picture",
"drawing": "Drawing",
"texts": {
"photo": "The panel of the picture.",
"drawing": "The panel of the dimensioned drawing.",
},
},
"disclosure": {
"summary": "Can I use the same die on a class 5 conductor?",
"text": "Check the die given in the product’s table.",
},
"dialog": {
"open": "Open dialog",
"title": "Confirmation",
"text": "Are you sure you want to log out?",
"close": "Close",
"confirm": "Log out",
},
"modals": {
"title": "Modals",
"status": "Status message",
"ask": "Confirmation request",
"locked": "Without a close button",
"leading": "Leads to the home page",
"confirmed": "Confirmed.",
"cancelled": "Canceled.",
},
}
