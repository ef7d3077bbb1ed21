/*
 * Ends a program when its parent process ends, also by SIGKILL; loaded with `node --import`. Child
 * processes of the program inherit the flag and keep their own IPC channel: `?program=` names the
 * only script to which this applies.
 */
const program = new URL(import.meta.url).searchParams.get('program')
if (process.channel && process.argv[1] === program) {
  process.channel.unref()
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
