import 'server-only'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { readAsPerson } from '@/lib/platform/gateway/read-as-person'
import { identifyFollowUps } from '../../domain/work-identities'
import { findReadablePlaces } from '../mark-places'
import {
  type ListDueFollowUps,
  listClients,
  readEachPlace,
  type Work,
  type WorkReader,
} from '../work-reader'
import { toShown } from './shown-text'

/** So many customers of a client are counted at most. */
const followUpsMax = 500

/** Customers that are named on a line at most. */
const namedMax = 12

/**
 * Customers of whom the person said that they look again today or earlier, a line for each client of
 * theirs. What is kept of a client is told only to who may read it still.
 */
export async function readFollowUpWork(reader: WorkReader): Promise<Result<Work>> {
  const { session, today, listDueFollowUps } = reader
  const places = listClients(session)
  const readable = await findReadablePlaces(
    session,
    [...places.keys()].map((clientNo) => ({ clientNo })),
  )
  if (readable === null) return makeFailure({ kind: 'unreachable', code: 'rights' })
  const clients = readable.flatMap((place) => ('clientNo' in place ? [place.clientNo] : []))
  return readEachPlace(clients, async (clientNo) => {
    const found = await listDueFollowUps(clientNo, {
      ...{ person: session.userName, today },
      limit: followUpsMax + 1,
    })
    const isWhole = found.length <= followUpsMax
    const client = { clientNo, name: places.get(clientNo) ?? null, isWhole }
    const line = await toLine(client, found.slice(0, followUpsMax), reader)
    return makeSuccess({ lines: line ? [line] : [], isWhole })
  })
}

async function toLine(
  { clientNo, name, isWhole }: { clientNo: string; name: string | null; isWhole: boolean },
  due: Awaited<ReturnType<ListDueFollowUps>>,
  reader: WorkReader,
): Promise<WorkLine | null> {
  const [first] = due
  if (!first) return null
  return {
    ...identifyFollowUps(clientNo),
    count: due.length,
    sums: null,
    since: null,
    due: first.followUpOn,
    shows: toShown(
      due.map(({ customerNo, followUpOn }) => `${customerNo} ${followUpOn}`),
      ', ',
    ),
    ...{ isWhole, clientNo },
    place: name,
    customers: await Promise.all(
      due.slice(0, namedMax).map(async ({ customerNo, followUpOn }) => ({
        customerNo,
        name: await findName(clientNo, customerNo, reader),
        on: followUpOn,
      })),
    ),
    unnamed: Math.max(0, due.length - namedMax),
  }
}

/** What a customer is called; null where it could not be read: its number tells it apart. */
async function findName(clientno: string, customerno: string, reader: WorkReader) {
  const read = await readAsPerson('getCustomer', { params: { clientno, customerno } }, reader)
  return read.ok ? (read.value.name ?? null) : null
}
