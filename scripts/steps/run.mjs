import { spawn } from 'node:child_process'
import { inProject, root } from './root.mjs'

/**
 * Runs a command to its end, with nothing to read. Tells its exit code and what it wrote; with
 * `shown`, its output goes straight on. It ends when this process does.
 */
export function run(command, args, { env = process.env, shown = false } = {}) {
  const output = shown ? 'inherit' : 'pipe'
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', output, output],
    shell: command === 'npm' && process.platform === 'win32',
  })
  const parts = []
  child.stdout?.on('data', (part) => parts.push(part))
  child.stderr?.on('data', (part) => parts.push(part))

  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  return new Promise((done, refuse) => {
    child.once('error', refuse)
    child.once('close', (code, signal) => {
      process.off('exit', stop)
      done({ code: code ?? signal, output: Buffer.concat(parts).toString('utf8').trim() })
    })
  })
}

/** Runs a package's program, named by its file in node_modules, on the Node that this is. */
export const runPackage = (file, args, options) =>
  run(process.execPath, [inProject('node_modules', file), ...args], options)
