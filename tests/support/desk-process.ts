/**
 * A desk process of its own, for tests of what two of them do over one store. Told a session id and
 * a number of requests, it says `ready`, waits for a line, asks for that many bearer tokens at
 * once, and prints what it got, tokens hashed.
 */
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { openDesk } from '@/lib/platform/database/desk-database'
import { makeDigest } from '@/lib/platform/database/sealed'
import { getBearer, type Session } from '@/lib/platform/session/current-session'
import { findLiveSession } from '@/lib/platform/session/vault'

const [sessionId = '', requests = '1'] = process.argv.slice(2)
const store = await openDesk()
const row = await findLiveSession(sessionId)
if (!row) throw new Error('no such session')
const session: Session = {
  rowId: row.id,
  userName: row.userName,
  displayName: row.displayName,
  rights: row.rights,
  workspaces: row.workspaces,
  row,
}

process.stdout.write('ready\n')
await once(createInterface({ input: process.stdin }), 'line')
const bearers = await Promise.all(
  Array.from({ length: Number(requests) }, () => getBearer(session)),
)
process.stdout.write(
  `${JSON.stringify(bearers.map((bearer) => (bearer.ok ? makeDigest(bearer.token) : bearer.reason)))}\n`,
)
await store.close()
process.exit(0)
