import 'server-only'
import { randomUUID } from 'node:crypto'
import { type JoinSaid, type JoinWord, placeOfWord, readOfJoinArea } from '../contracts/desk/joins'
import type { Input } from '../contracts/registry'
import { failed, type Result, succeeded } from '../contracts/result'
import { dropJoin, type InvoiceJoin, joinsOf, keepJoin } from '../kept/invoice-joins'
import type { Session } from '../session/current-session'
import { callAsPerson } from './call-as-person'
import { isVouched, mayRead } from './may-read'
import { mayDo } from './rights'

/** What persons have said of an invoice. Where nobody knows which companies are a person's, nothing is joined by hand: the page cannot offer it either. */
export const joinHandlers = {
  listJoins: async ({ body }: Input<'listJoins'>, session: Session): Promise<Result<{ joins: JoinSaid[] }>> => {
    if (session.workspaces === null) return notTheirs
    const rows = await joinsOf(invoiceOf(body))
    const shown = await Promise.all(rows.map((row) => maySee(session, row)))
    return succeeded({ joins: rows.filter((_, at) => shown[at]).map(saidOf) })
  },
  joinByHand: async ({ body }: Input<'joinByHand'>, session: Session): Promise<Result<null>> => {
    const refused = await refusalOf(body, session)
    if (refused) return refused
    await keepJoin({ ...rowOf(body), person: session.userName })
    return succeeded(null)
  },
  unjoinByHand: async ({ body }: Input<'unjoinByHand'>, session: Session): Promise<Result<null>> => {
    const refused = await refusalOf(body, session)
    if (refused) return refused
    await dropJoin(rowOf(body))
    return succeeded(null)
  },
}

const notTheirs = failed({ kind: 'forbidden', code: 'scope' })

const invoiceOf = ({ CompanyId, TransactionRid }: Input<'listJoins'>['body']) => ({
  companyId: Number(CompanyId),
  transactionRid: Number(TransactionRid),
})

const rowOf = (word: JoinWord) => ({ ...invoiceOf(word), area: word.Area, place: placeOfWord(word), target: word.Id, same: word.Same })

const saidOf = ({ area, place, target, same, person, saidAt }: InvoiceJoin): JoinSaid => ({
  ...{ area, place, same },
  id: target,
  by: person,
  at: saidAt.toISOString(),
})

/** What a person may not read, they are not told of either. */
async function maySee(session: Session, { area, companyId, place }: InvoiceJoin): Promise<boolean> {
  if (!mayDo(session, readOfJoinArea[area]) || !isTogether(session, area, companyId, place)) return false
  return (await mayRead(session, area === 'claim' ? { organizationId: place } : { clientNo: place })) === 'yes'
}

/** Whether a company and a client or an organization stand in one workspace of the person: one of another must not join what this one sent. */
const isTogether = ({ workspaces }: Session, area: InvoiceJoin['area'], companyId: number, place: string) =>
  (workspaces ?? []).some((each) => each.companyIds.includes(companyId) && place === (area === 'claim' ? each.organizationId : each.clientNo))

/** Why a person may not say a word of this, or null. Where the token does not tell their rights, the upstream is asked for the thing itself. */
async function refusalOf(word: JoinWord, session: Session): Promise<Result<never> | null> {
  if (!isTogether(session, word.Area, Number(word.CompanyId), placeOfWord(word))) return notTheirs
  if (isVouched(session)) return null
  const read = await readOf(word, session)
  return read.ok ? null : read
}

function readOf(word: JoinWord, session: Session) {
  const ask = (operation: Parameters<typeof callAsPerson>[0], params: object) => callAsPerson(operation, { params, query: {} }, session, randomUUID())
  if (word.Area === 'item') return ask(readOfJoinArea.item, { clientno: word.ClientNo, aritemid: word.Id })
  if (word.Area === 'claim') return ask(readOfJoinArea.claim, { organizationId: word.OrganizationId, invoiceId: word.Id })
  return ask(readOfJoinArea.customer, { clientno: word.ClientNo, customerno: word.Id })
}
