/** Says what a step does, runs it, and says how long it took. */
export async function timed(doing, step) {
  console.log(`${doing} …`)
  const started = performance.now()
  const value = await step()
  console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return value
}
