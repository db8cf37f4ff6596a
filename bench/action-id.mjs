import { readFileSync } from 'node:fs'
import { inProject } from '../scripts/steps/root.mjs'
import { Problem } from '../scripts/steps/user-error.mjs'

/**
 * The id under which the build takes a server action.
 *
 * @throws Problem when the build has none of that name.
 */
export function actionId(name) {
  const { node } = JSON.parse(
    readFileSync(inProject('.next/server/server-reference-manifest.json'), 'utf8'),
  )
  const found = Object.entries(node).find(([, { exportedName }]) => exportedName === name)
  if (!found) throw new Problem(`the build has no ${name}`)
  return found[0]
}
