/**
 * Form of a text: `#` is a digit, `@` a letter, `?` one character, `*` any text, also none; a sign
 * after `\` and every other one is itself. Several forms are divided by `|`.
 */
export type Pattern = string

type Sign = { is: (character: string) => boolean } | 'any'

function signsOf(form: string): Sign[] {
  const characters = [...form]
  const signs: Sign[] = []
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? ''
    const literal = character === '\\' ? characters[(at += 1)] : undefined
    if (literal !== undefined) signs.push({ is: (one) => one === literal })
    else if (character === '#') signs.push({ is: (one) => /^\d$/.test(one) })
    else if (character === '@') signs.push({ is: (one) => /^\p{L}$/u.test(one) })
    else if (character === '?') signs.push({ is: () => true })
    else if (character === '*') signs.push('any')
    else signs.push({ is: (one) => one === character })
  }
  return signs
}

/** True if a text has a form; time: characters of the text × signs of the form. */
function hasForm(text: readonly string[], form: readonly Sign[]): boolean {
  let reached = new Set([0])
  const withoutText = (from: ReadonlySet<number>): Set<number> => {
    const all = new Set(from)
    for (const at of all) if (form[at] === 'any') all.add(at + 1)
    return all
  }
  reached = withoutText(reached)
  for (const character of text) {
    const next = new Set<number>()
    for (const at of reached) {
      const sign = form[at]
      if (sign === 'any') next.add(at)
      else if (sign?.is(character)) next.add(at + 1)
    }
    reached = withoutText(next)
  }
  return reached.has(form.length)
}

/** Forms of a pattern; a `|` after `\` divides none. */
function formsOf(pattern: Pattern): string[] {
  const forms = ['']
  let isLiteral = false
  for (const character of pattern) {
    if (character === '|' && !isLiteral) forms.push('')
    else forms.push(`${forms.pop() ?? ''}${character}`)
    isLiteral = character === '\\' && !isLiteral
  }
  return forms.map((form) => form.trim()).filter((form) => form !== '')
}

/** True if a text has one of the forms of a pattern. */
export const matchesPattern = (text: string, pattern: Pattern): boolean => {
  const characters = [...text]
  return formsOf(pattern).some((form) => hasForm(characters, signsOf(form)))
}
