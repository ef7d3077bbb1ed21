import br from './br/languages.js'
import en from './en/languages.js'
import es from './es/languages.js'
export const languagesTexts = { br, en, es }
