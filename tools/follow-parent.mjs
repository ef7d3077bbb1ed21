/*
 * Loaded into each program (node --import): when the one who started it is gone, even by kill -9,
 * it stops as well.
 * What a program starts for itself inherits the flag and must keep its own channel: the program is
 * named in `?program=`.
 */
const program = new URL(import.meta.url).searchParams.get('program')
if (process.channel && process.argv[1] === program) {
  process.channel.unref()
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
