/** Maximum name length without the file extension, characters. */
const maxNameLength = 80

/** Names that Windows reserves for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * Safe file name from any text: only letters, digits, hyphens, full stops and underscores; no
 * folder, no reserved name, no hidden file.
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

/** Lower-case extension of a stored name (`.pdf`); empty if it is not 1 to 8 letters or digits. */
export const endingOf = (name: string): string =>
  /\.[a-z\d]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''

/** Makes names unique, case-insensitively, by a number: `a-2.pdf`. */
export class UniqueNames {
  readonly #taken = new Set<string>()

  /** Unique safe name of `stem` and `ending`. */
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
