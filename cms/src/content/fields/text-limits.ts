/**
 * Maximum lengths of texts typed by the staff, UTF-16 code units; used by fields and by our own
 * forms.
 */
export const titleMax = 160
export const slugMax = 120
export const summaryMax = 600
export const alternativeTextMax = 300
/** Maximum length of the company's name. */
export const nameMax = 80
/** Maximum length of the text beside the company's logo. */
export const wordmarkMax = 40
/** Maximum length of the name of a change set: a file, a release, a change of the structure. */
export const changeNameMax = 160
