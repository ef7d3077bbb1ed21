/*
 * Loads modules of a program, then waits for a message of its supervisor before the program begins;
 * loaded with `node --import`. `?program=` names the only script to which this applies, `?module=`
 * what is loaded.
 */
import { once } from 'node:events'

const { searchParams } = new URL(import.meta.url)
if (process.channel && process.argv[1] === searchParams.get('program')) {
  const begin = once(process, 'message')
  // `follow-parent.mjs` lets the process end with its channel open
  process.channel.ref()
  // what is wrong with a module is reported when the program imports it
  for (const module of searchParams.getAll('module')) await import(module).catch(() => undefined)
  await begin
  process.channel?.unref()
}
