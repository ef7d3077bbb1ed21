/** Lengths of texts that the staff type, UTF-16 code units: for the fields and for the panel's own forms. */
export const titleMax = 160
export const slugMax = 120
export const summaryMax = 600
export const alternativeTextMax = 300
/** Of the company, and of the text beside its logo. */
export const nameMax = 80
export const wordmarkMax = 40
