import { parseArgs } from 'node:util'
import { Problem } from './user-error.mjs'

/**
 * The options that a script was started with.
 *
 * @throws Problem that names the one that it does not know, or whose value is missing.
 */
export function commandLine(options) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new Problem(error.message.split('. ')[0])
  }
}
