/** Lengths of texts that the staff type, UTF-16 code units: for the fields and for the panel's own forms. */
export const titleMax = 160
export const summaryMax = 600
export const alternativeTextMax = 300
