/** Called once by Next at server start: services are up before the first request. */
export async function register(): Promise<void> {
  if (
    process.env['NEXT_RUNTIME'] !== 'nodejs' ||
    process.env['NEXT_PHASE'] === 'phase-production-build'
  )
    return
  const { startServices } = await import('./start-services.ts')
  await startServices()
}
