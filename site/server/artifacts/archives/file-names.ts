/** Longest name without its ending, characters. */
const maxNameLength = 80

/** Names that Windows keeps for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * Name of a file in an archive from any text: letters, digits, hyphens, full stops and underscores, so
 * that it names no folder, no device and nothing hidden.
 */
export function safeName(text: string): string {
  const name = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replaceAll(/\.{2,}/g, '.')
    .slice(0, maxNameLength)
    .replaceAll(/^[.-]+|[.-]+$/g, '')
  return name === '' ? 'file' : reserved.test(name.split('.')[0] ?? '') ? `_${name}` : name
}

/** Ending of a stored name (`.pdf`); empty for none that is plain. */
export const endingOf = (name: string): string =>
  /\.[a-z\d]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''

/** Gives each name once, without regard to case: a further one is numbered (`a-2.pdf`). */
export class UniqueNames {
  readonly #taken = new Set<string>()

  /** `stem` and `ending` as one safe name. */
  take(stem: string, ending: string): string {
    const safe = safeName(stem)
    for (let time = 1; ; time += 1) {
      const name = `${safe}${time === 1 ? '' : `-${time}`}${ending}`
      if (this.#taken.has(name.toLowerCase())) continue
      this.#taken.add(name.toLowerCase())
      return name
    }
  }
}
