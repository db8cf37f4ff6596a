/**
 * A desk process of its own whose pages follow one invoice, for tests of what two of them ask. Told
 * a session id and a number of pages, it says `ready`. For each line `ask` every page asks by
 * itself, and what they were answered is printed; `later` takes its clock two seconds on.
 */
import { createInterface } from 'node:readline'
import { operations } from '@/lib/contracts/registry'
import { openDesk } from '@/lib/platform/database/desk-database'
import { callAsPerson } from '@/lib/platform/gateway/call-as-person'
import { sharePoll } from '@/lib/platform/gateway/shared-poll'
import { findSession } from '@/lib/platform/session/current-session'
import { findLiveSession } from '@/lib/platform/session/vault'

const [sessionId = '', pages = '1'] = process.argv.slice(2)
await openDesk()
const session = await findSession((await findLiveSession(sessionId))?.id ?? '')
if (!session) throw new Error('no such session')

const work = {
  operation: operations.getInvoiceStatus,
  input: { body: { Identifier: 'R-1' } },
  session,
}
const follow = () =>
  sharePoll(work, () => callAsPerson(work.operation, work.input, session, 'test'))

const clock = Date.now
process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'later') {
    const on = Date.now() - clock() + 2_000
    Date.now = () => clock() + on
    process.stdout.write('"later"\n')
    continue
  }
  const told = await Promise.all(Array.from({ length: Number(pages) }, follow))
  process.stdout.write(
    `${JSON.stringify(told.map((result) => (result.ok ? (result.value as { ReceiptId: string }).ReceiptId : result.failure.kind)))}\n`,
  )
}
