export default {
"title": "Cookie preferences",
"intro": "The necessary ones make the site work. The optional ones stay off until you turn them on, and you can change your mind at any time, at the foot of the page.",
"save": "Save preferences",
"always": "Always on",
"count": (v) => `${v.on}/${v.all} on`,
}
