/** Passwords printed in the documentation; a site that uses one cannot be launched. */
export const printedPasswords = ['cavalo-bateria-grampo']
