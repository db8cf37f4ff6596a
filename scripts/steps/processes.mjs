import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './root.mjs'

const lastLinesKept = 25

/**
 * The processes that one start runs. What they write is kept back until `show()`, and passes on
 * from then. `onDeath(name, code, lastLines)` is called for the first that ends by itself.
 *
 * @param {number} [patienceMs] how long one may take to end after it was asked to.
 */
export function processGroup(onDeath, patienceMs = 10_000) {
  const members = []
  let shown = false
  let stopping = false
  process.once('exit', () => {
    for (const { child } of members) child.kill('SIGTERM')
  })

  /** Starts one more, on the Node that this is. */
  function start(name, args, env) {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const lastLines = []
    const read = (stream, write) =>
      createInterface(stream).on('line', (line) => {
        lastLines.push(line)
        if (lastLines.length > lastLinesKept) lastLines.shift()
        if (shown) write(line)
      })
    read(child.stdout, console.log)
    read(child.stderr, console.error)
    const ended = new Promise((done) => child.once('close', (code, signal) => done(code ?? signal)))
    members.push({ child, ended })

    // A Ctrl-C reaches everyone at once: who ends with it did not die by itself.
    ended.then((code) => sleep(200).then(() => stopping || onDeath(name, code, lastLines)))
  }

  /** Ends all of them: asked first, killed when they take too long. */
  async function stop() {
    stopping = true
    const living = members.filter(
      ({ child }) => child.exitCode === null && child.signalCode === null,
    )
    for (const { child } of living) child.kill('SIGTERM')
    const late = setTimeout(() => {
      for (const { child } of living) child.kill('SIGKILL')
    }, patienceMs)
    await Promise.all(living.map(({ ended }) => ended))
    clearTimeout(late)
  }

  return { start, stop, show: () => (shown = true) }
}
