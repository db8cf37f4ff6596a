import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { root } from './root.mjs'
import { Problem } from './user-error.mjs'

/**
 * Looks whether the desk and the sandbox could run here with these settings: ports free, folders
 * writable and not in use, databases there. It makes the data folder, changes nothing else, and
 * takes milliseconds.
 *
 * @throws Problem that names the setting.
 */
export async function runPreflightChecks(settings) {
  const { withSandbox, databaseUrl, sandboxDatabaseUrl } = settings
  await refuseTakenPort('PORT', settings.port, settings.host)
  if (withSandbox) await refuseTakenPort('SANDBOX_PORT', settings.sandboxPort, '127.0.0.1')

  if (!databaseUrl) refuseFolder(settings.dataFolder, 'desk')
  if (withSandbox && !sandboxDatabaseUrl) refuseFolder(settings.dataFolder, 'sandbox')

  if (databaseUrl) await refuseSilent('DATABASE_URL', databaseUrl)
  if (withSandbox && sandboxDatabaseUrl && !settings.sandboxInMemory)
    await refuseSilent('SANDBOX_DATABASE_URL', sandboxDatabaseUrl)
}

function refuseTakenPort(name, port, host) {
  return new Promise((done, refuse) => {
    const server = createServer()
    server.once('error', (error) => refuse(new Problem(portProblem(name, port, host, error.code))))
    server.listen({ port, host, exclusive: true }, () => server.close(() => done()))
  })
}

function portProblem(name, port, host, code) {
  if (code === 'EADDRINUSE')
    return `${name}: port ${port} is in use by another program; stop it, or set ${name} to a free port`
  if (code === 'EACCES')
    return `${name}: port ${port} is not allowed for this user; set ${name} to one above 1023`
  return `HOST: cannot listen on ${host} port ${port} (${code})`
}

function refuseFolder(dataFolder, part) {
  const folder = resolve(root, dataFolder, part)
  const reason = whyNotWritable(dirname(folder)) ?? (existsSync(folder) && whyNotWritable(folder))
  if (reason)
    throw new Problem(
      `DESK_DATA_DIR: ${dataFolder} cannot be written (${reason}); set it to a folder of your own`,
    )

  const holder = livingHolder(`${folder}.lock`)
  if (holder)
    throw new Problem(
      `DESK_DATA_DIR: ${join(dataFolder, part)} is in use by process ${holder}; stop it, or set another folder`,
    )
}

/** Tries it, because permissions alone do not tell (a read-only disk, root). */
function whyNotWritable(folder) {
  try {
    makeFolder(folder)
    rmSync(mkdtempSync(join(folder, 'probe-')), { recursive: true })
    return null
  } catch (error) {
    return error.code
  }
}

/** Step by step: Node's own `recursive` never comes back from a place like /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** The process that holds a lock file of lib/platform/database/lock.ts, when it still lives. */
function livingHolder(file) {
  try {
    const holder = Number.parseInt(readFileSync(file, 'utf8'), 10)
    if (!holder) return null
    process.kill(holder, 0)
    return holder
  } catch (error) {
    return error.code === 'EPERM' ? 'of another user' : null
  }
}

/** A database on a socket file has no host and is first tried by its driver. */
function refuseSilent(name, url) {
  const { hostname, port } = new URL(url)
  if (!hostname) return
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((done, refuse) => {
    const silent = (reason) => {
      socket.destroy()
      refuse(new Problem(`${name}: no database answers at ${host}:${port || 5432} (${reason})`))
    }
    const socket = connect({ host, port: Number(port || 5432), timeout: 3_000 })
    socket.once('connect', () => done(socket.destroy()))
    socket.once('timeout', () => silent('no answer within 3 s'))
    socket.once('error', (error) => silent(error.code ?? 'refused'))
  })
}
