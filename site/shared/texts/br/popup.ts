/** Pop-ups; loaded after the page, so not part of `all.ts`. */
export const popup = { close: 'Fechar aviso' }
