/** Passwords in the commands of the documents: a site on which one is in use is not launched. */
export const printedPasswords = ['cavalo-bateria-grampo']
