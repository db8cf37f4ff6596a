/**
 * What a person can put right. Its message is one line that names the setting or the program; no
 * stack is shown.
 */
export class Problem extends Error {}

/** Ends a script: a Problem as its one line, anything else as the bug that it is. */
export function endWith(error) {
  console.error(error instanceof Problem ? error.message : error)
  process.exit(1)
}
