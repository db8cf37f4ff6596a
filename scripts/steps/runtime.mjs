import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inProject } from './root.mjs'
import { onStopSignal } from './stop-signals.mjs'
import { Problem } from './user-error.mjs'

const pinned = () =>
  JSON.parse(readFileSync(inProject('package.json'), 'utf8')).devDependencies.node

/** The pinned Node, which npm installed beside the other packages. */
export const pinnedNode = () =>
  inProject('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** True when this process already is the pinned Node. */
export const runsOnPinnedNode = () => process.versions.node === pinned()

/**
 * Starts the same script again on the pinned Node, and ends as that one ends. Signals are passed
 * on; when this process is killed, the other one notices by its closed channel (`whenParentGone`).
 */
export function startAgainOnPinnedNode() {
  const found = `this is Node ${process.versions.node}, and the project runs on ${pinned()}`
  if (process.env.DESK_STARTED_AGAIN === 'yes')
    throw new Problem(`node: ${found}; remove node_modules and start again`)
  if (!existsSync(pinnedNode())) {
    throw new Problem(
      `node: ${found}; its package has no program (npm was told not to run install scripts?): remove node_modules and allow them`,
    )
  }
  console.log(`${found}: going on with that one`)

  const again = spawn(pinnedNode(), process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DESK_STARTED_AGAIN: 'yes' },
  })
  onStopSignal((signal) => again.kill(signal))
  return new Promise((_, refuse) => {
    again.once('error', (error) =>
      refuse(new Problem(`node: ${pinnedNode()} does not run here (${error.code})`)),
    )
    again.once('exit', (code) => process.exit(code ?? 1))
  })
}

/**
 * Calls `end` when the process that started this one is gone without a word: the one that started
 * it again, or npm and its shell. Started by hand it may outlive its terminal.
 */
export function whenParentGone(end) {
  if (process.connected) process.once('disconnect', end)
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end()
  }, 500)
  watch.unref()
}
