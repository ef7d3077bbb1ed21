import { passwordMax, passwordMin } from '@vitrine/contract/text-limits'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Reason why a password is rejected, as a message key of the contract. */
export type PasswordProblem =
  | 'tooShort'
  | 'tooLong'
  | 'commonPassword'
  | 'currentPassword'
  | 'samePassword'

/**
 * Minimum number of guesses; fewer can be tried online within days (zxcvbn's score 2 and below,
 * "protection from throttled attacks").
 */
const minGuesses = 1e6

/**
 * Rank in a list of common passwords and words up to which a password is rejected, also if
 * surrounded by digits and symbols.
 */
const commonWordRank = 10_000

/**
 * Maximum characters that are estimated: more do not change the result, and the time grows
 * quadratically.
 */
const maxEstimatedLength = 32

/** Personal data of the account's owner: name, company, e-mail address. */
export type Owner = readonly string[]

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loads the estimator on first use, because its dictionaries take about 60 MB of memory. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
    import('@zxcvbn-ts/language-es-es'),
    import('@zxcvbn-ts/language-en'),
  ]).then(
    ([{ ZxcvbnFactory }, common, pt, es, en]) =>
      new ZxcvbnFactory({
        graphs: common.adjacencyGraphs,
        dictionary: {
          passwords: common.dictionary['passwords-common'],
          wordsPt: pt.dictionary['commonWords-pt-br'],
          knownPt: pt.dictionary['wikipedia-pt-br'],
          wordsEs: es.dictionary['commonWords-es-es'],
          namesPt: pt.dictionary['firstnames-pt-br'],
          namesEs: es.dictionary['firstnames-es-es'],
          namesEn: en.dictionary['firstnames-en'],
        },
      }),
  )
  return estimator
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const letters: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const unleet = (text: string): string =>
  [...text].map((character) => letters[character] ?? character).join('')

const wordsOf = (owner: Owner): string[] =>
  owner
    .flatMap((text) => {
      const words = plain(text).split(/[^\p{L}\p{N}]+/u)
      return [
        ...words,
        ...plain(text)
          .split('@')
          .map((part) => part.replace(/[^\p{L}\p{N}]+/gu, '')),
      ]
    })
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)

/** True if the text consists mostly of the owner's data, digits and symbols. */
function isDerivedFromOwner(text: string, words: readonly string[]): boolean {
  // a name of three letters alone with digits, within more letters it may be a syllable
  if (words.includes(text.replace(/[^\p{L}]+/gu, ''))) return true
  const rest = words
    .filter((word) => word.length >= 4)
    .reduce((left, word) => left.replaceAll(word, ' '), text)
  return rest !== text && rest.replace(/[^\p{L}]+/gu, '').length < 4
}

/** True if a dictionary word is surrounded only by digits and symbols. */
function isCommonWord(
  text: string,
  { check }: { check: (text: string) => ReturnType<ZxcvbnFactory['check']> },
): boolean {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (core.length < 3) return false
  const { sequence } = check(core)
  const [first] = sequence
  return (
    sequence.length === 1 &&
    first !== undefined &&
    'rank' in first &&
    typeof first.rank === 'number' &&
    first.rank <= commonWordRank
  )
}

/**
 * Password rule for members and staff (ASVS 5.0, 6.2): neither too short nor too long, not
 * guessable, not a common password, not derived from the owner's data. Returns the problem;
 * undefined if there is none.
 */
export async function findPasswordProblem(
  password: string,
  owner: Owner,
): Promise<PasswordProblem | undefined> {
  const length = [...password].length
  if (length < passwordMin) return 'tooShort'
  if (password.length > passwordMax) return 'tooLong'
  const words = wordsOf(owner)
  const text = plain(password)
  if ([text, unleet(text)].some((spelled) => isDerivedFromOwner(spelled, words)))
    return 'commonPassword'
  const factory = await loadEstimator()
  const check = (text: string) => factory.check(text, words)
  const { guesses } = check(password.slice(0, maxEstimatedLength))
  return guesses < minGuesses ||
    [text, unleet(text)].some((spelled) =>
      isCommonWord(spelled.slice(0, maxEstimatedLength), { check }),
    )
    ? 'commonPassword'
    : undefined
}
