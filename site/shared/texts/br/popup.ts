/** Around a pop-up; it comes after the page, so `all.ts` leaves it out. */
export const popup = { close: 'Fechar aviso' }
