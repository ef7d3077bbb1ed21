/** Content in parts of `bytes` each; the last part may be shorter. */
export async function* inParts(
  content: AsyncIterable<Buffer>,
  bytes: number,
): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = []
  let length = 0
  for await (const chunk of content) {
    let rest = chunk
    while (length + rest.length >= bytes) {
      const taken = bytes - length
      yield Buffer.concat([...chunks, rest.subarray(0, taken)])
      rest = rest.subarray(taken)
      chunks = []
      length = 0
    }
    if (rest.length === 0) continue
    chunks.push(rest)
    length += rest.length
  }
  if (length > 0) yield Buffer.concat(chunks)
}
