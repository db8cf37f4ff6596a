/**
 * Runs once when a desk process starts: wrong settings and a store that cannot be opened end it
 * with one line that names the setting.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startDesk } = await import('./lib/composition/start-desk')
  await startDesk()
}
