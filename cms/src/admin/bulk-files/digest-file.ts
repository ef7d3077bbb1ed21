const hexOf = (digest: Uint8Array): string =>
  [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a file in hexadecimal digits; empty for a file that cannot be read. */
export async function digestOf(file: Blob): Promise<string> {
  // absent in insecure contexts: over plain HTTP
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  try {
    if (subtle)
      return hexOf(new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer())))
    const { sha256 } = await import('@noble/hashes/sha2.js')
    const hash = sha256.create()
    const reader = file.stream().getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read())
      hash.update(part.value)
    return hexOf(hash.digest())
  } catch {
    return ''
  }
}
