/** Match of a sticky pattern at a position of a text. */
export function matchAt(sticky: RegExp, text: string, position: number): RegExpExecArray | null {
  sticky.lastIndex = position
  return sticky.exec(text)
}
