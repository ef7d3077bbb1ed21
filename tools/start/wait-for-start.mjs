/*
 * Preloads modules of a program (`node --import`) and delays its script until a message of the
 * supervisor. Query of this module's URL: `program`, the script to which it applies; `module`, a
 * module to load (repeatable).
 */
import { once } from 'node:events'

const { searchParams } = new URL(import.meta.url)
if (process.channel && process.argv[1] === searchParams.get('program')) {
  const begin = once(process, 'message')
  // `follow-parent.mjs` has unreferenced the channel, so that the process could end here
  process.channel.ref()
  // a broken module is reported when the program imports it
  for (const module of searchParams.getAll('module')) await import(module).catch(() => undefined)
  await begin
  process.channel?.unref()
}
