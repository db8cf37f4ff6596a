import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A program that a test run started, and how it is ended. */
export type Started = { stop: () => Promise<void>; killHard: () => Promise<void> }

/**
 * Starts a Node program in a process group of its own; both its streams go to the end of a file.
 */
export function start(args: string[], env: Record<string, string>, logFile: string): Started {
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    detached: true,
  })
  return { stop: () => end(child, 'SIGTERM'), killHard: () => end(child, 'SIGKILL') }
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.exitCode !== null || child.signalCode !== null) return
  process.kill(-child.pid!, signal)
  const late = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 5_000)
  await ended
  clearTimeout(late)
}

/**
 * By this a desk gives the service up soon, for who waits until a write of a killed desk is not under
 * way any more: that takes several calls at their longest.
 */
export const soonGivenUp = { UPSTREAM_TIMEOUT_SECONDS: '4' }

/**
 * Settings with which a desk process speaks to the sandbox of this run. Every run has secrets of
 * its own.
 */
export const deskSettings = (port: number, sandbox: string, folder: string) => ({
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  NEXTAUTH_URL: `http://127.0.0.1:${port}`,
  DESK_URL: '',
  DATABASE_URL: '',
  DESK_WORKSPACES: '',
  DESK_LABEL: 'Sandbox data',
  DESK_DATA_DIR: folder,
  LOG_LEVEL: 'debug',
  IDENTITY_URL: `${sandbox}/auth`,
  RECEIVABLES_URL: `${sandbox}/arm/v1`,
  DISTRIBUTION_URL: `${sandbox}/distribution`,
  COLLECTION_URL: `${sandbox}/collection/v1`,
})

/** Starts the built desk. */
export const startDesk = (port: number, env: Record<string, string>, logFile: string) =>
  start(['scripts/desk-server.mjs', '-p', String(port), '-H', '127.0.0.1'], env, logFile)

/** As long as a program may take to start on a machine that has much else to do. */
const startMs = 150_000

/** So long a fixture may take that starts a program. */
export const startTimeout = startMs + 30_000

/**
 * Waits until an address answers with success.
 *
 * @throws after `startMs`, with where to look.
 */
export async function answering(url: string, logFile: string) {
  const deadline = Date.now() + startMs
  while (!(await answers(url))) {
    if (Date.now() > deadline)
      throw new Error(`${url} does not answer after ${startMs / 1000} s; see ${logFile}`)
    await pause(50)
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )

/** The port that is asked for, or a free one. */
export function port(wanted?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', () => reject(new Error(`port ${wanted} is in use`)))
    server.listen(Number(wanted ?? 0), '127.0.0.1', () => {
      const { port: found } = server.address() as { port: number }
      server.close(() => resolve(found))
    })
  })
}
