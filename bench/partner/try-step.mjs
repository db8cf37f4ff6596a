import { Problem } from '../../scripts/steps/user-error.mjs'

/**
 * What a step measured, or why it could not: one figure that is missing takes no other with it. A
 * run that is being ended ends.
 */
export async function tried(things, step) {
  try {
    return await step()
  } catch (error) {
    if (things.isEnding()) throw error
    const why = error instanceof Problem ? error.message : String(error?.stack ?? error)
    console.log(`  not taken: ${why}`)
    return { missing: why.split('\n')[0], failed: true }
  }
}
