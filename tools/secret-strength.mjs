/** The shortest secret of production, characters. */
export const shortestSecret = 32

/**
 * Fewest different characters of a random secret: 32 hexadecimal digits have 14 on average, and
 * under 9 once in a million.
 */
const fewestDifferent = 9

/**
 * What examples and passphrases are made of; 64 random digits hold one of these once in ten
 * thousand.
 */
const words = /secret|passw|senha|change|example|default|vitrine|qwert|abcdef|012345|123456|\btest/i

/** Three words or more between separators, each of one case: a passphrase, however long. */
const passphrase = /^(?:[A-Z]?[a-z]+|[A-Z]+)(?:[^A-Za-z\d]+(?:[A-Z]?[a-z]+|[A-Z]+)){2,}[\W\d]*$/

/**
 * What is wrong with a secret of production, as the end of a sentence; `undefined`: it may be
 * random.
 */
export function weakness(secret) {
  if (secret.length < shortestSecret) return `is shorter than ${shortestSecret} characters`
  if (new Set(secret).size < fewestDifferent || isPeriodic(secret)) return 'repeats itself'
  if (words.test(secret) || passphrase.test(secret) || isSequence(secret))
    return 'is made of words or of keys in a row'
  return undefined
}

/** `abcabcabc`: the text is one piece again and again. */
const isPeriodic = (text) => `${text}${text}`.indexOf(text, 1) <= text.length / 2

/**
 * Characters that follow one another in the alphabet more often than at random (one in fifty), or
 * stand twice.
 */
function isSequence(text) {
  let steps = 0
  for (let index = 1; index < text.length; index += 1)
    if (Math.abs(text.charCodeAt(index) - text.charCodeAt(index - 1)) <= 1) steps += 1
  return steps > text.length / 2
}
