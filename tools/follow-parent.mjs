// Loaded into each program (node --import): when the one who started it is gone, even by kill -9, it stops as well.
if (process.channel) {
  process.channel.unref()
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
