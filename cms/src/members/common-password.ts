/** Beginnings of the passwords that leaks show most, in the languages of the site; digits and signs after them change nothing. */
const known = [
  'password', 'passw0rd', 'p@ssw0rd', 'senha', 'minhasenha', 'contrasena', 'contraseña', 'qwerty', 'qwertyuiop', 'asdfgh', 'asdfghjkl', 'zxcvbn', 'zxcvbnm', 'qazwsx', 'iloveyou', 'teamo', 'euteamo',
  'welcome', 'bemvindo', 'bienvenido', 'admin', 'administrator', 'administrador', 'letmein', 'master', 'mestre', 'dragon', 'monkey', 'football', 'futebol', 'baseball', 'superman', 'batman', 'princess', 'princesa',
  'sunshine', 'shadow', 'michael', 'trustno', 'computer', 'computador', 'internet', 'abc', 'abcd', 'abcdef', 'abcdefgh', 'mudar', 'mudarsenha', 'changeme', 'teste', 'test', 'acesso', 'usuario', 'user', 'guest', 'login',
  'brasil', 'brazil', 'flamengo', 'corinthians', 'palmeiras', 'saopaulo', 'vasco', 'santos', 'gremio', 'cruzeiro', 'amor', 'jesus', 'deus', 'familia', 'felicidade', 'secret', 'secreto', 'segredo', 'starwars', 'whatever',
]

const stripped = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every character is the same as, or the next of, the one before. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, index) => (character.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0))
  return steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1
}

/**
 * Whether a password is one of those that are tried first (ASVS 5.0, 6.2.4): a common word with digits or signs about it,
 * digits alone in a run or a date, one character again and again, or what is known of its owner.
 */
export function isCommonPassword(password: string, owner: readonly string[]): boolean {
  const text = stripped(password)
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (known.some((word) => core === stripped(word)) || new Set(text).size <= 3 || isRun(text)) return true
  if (/^\d+$/.test(text) && (text.length <= 10 || isRun(text.slice(0, 8)))) return true
  return owner.flatMap((own) => stripped(own).split(/[@.\s-]+/)).some((own) => own.length >= 4 && core === own)
}
