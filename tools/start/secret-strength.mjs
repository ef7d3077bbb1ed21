/** Minimum length of a production secret, characters. */
export const minSecretLength = 32

/**
 * Minimum number of distinct characters of a secret: 32 hexadecimal digits have 14 on average, and
 * fewer than 9 once in a million.
 */
const minDifferent = 9

/**
 * Words of examples and passphrases; one in ten thousand texts of 64 random digits contains one.
 */
const words = /secret|passw|senha|change|example|default|vitrine|qwert|abcdef|012345|123456|\btest/i

/** Pattern of a passphrase: three or more words of one case with separators. */
const passphrase = /^(?:[A-Z]?[a-z]+|[A-Z]+)(?:[^A-Za-z\d]+(?:[A-Z]?[a-z]+|[A-Z]+)){2,}[\W\d]*$/

/** Weakness of a production secret, as the end of a sentence; `undefined` if it may be random. */
export function weakness(secret) {
  if (secret.length < minSecretLength) return `is shorter than ${minSecretLength} characters`
  if (new Set(secret).size < minDifferent || isPeriodic(secret)) return 'repeats itself'
  if (words.test(secret) || passphrase.test(secret) || isSequence(secret))
    return 'is made of words or of keys in a row'
  return undefined
}

/** True if a text repeats one piece (`abcabcabc`). */
const isPeriodic = (text) => `${text}${text}`.indexOf(text, 1) <= text.length / 2

/**
 * True if more than half of the characters repeat their predecessor or are next to it in the
 * alphabet; in random text one in fifty does.
 */
function isSequence(text) {
  let steps = 0
  for (let index = 1; index < text.length; index += 1)
    if (Math.abs(text.charCodeAt(index) - text.charCodeAt(index - 1)) <= 1) steps += 1
  return steps > text.length / 2
}
