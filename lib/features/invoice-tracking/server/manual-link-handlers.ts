import 'server-only'
import { randomUUID } from 'node:crypto'
import {
  getLinkPlace,
  type ItemLinkDecision,
  type LinkDecision,
  linkAreaReads,
  type ManualLink,
} from '@/lib/contracts/desk/manual-links'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { callAsPerson } from '@/lib/platform/gateway/call-as-person'
import { hasTokenClaims, mayRead } from '@/lib/platform/gateway/may-read'
import { mayDo } from '@/lib/platform/gateway/rights'
import type { Session } from '@/lib/platform/session/current-session'
import {
  deleteManualLink,
  type ManualLinkRow,
  readItemLinks,
  readManualLinks,
  storeManualLink,
} from './manual-links'

/**
 * What persons have said of an invoice. Where nobody knows which companies are a person's, nothing
 * is joined by hand: the page cannot offer it either.
 */
export const manualLinkHandlers = {
  listJoins: async (
    { body }: Input<'listJoins'>,
    session: Session,
  ): Promise<Result<{ joins: LinkDecision[] }>> => {
    if (session.workspaces === null) return scopeRefusal
    const rows = await readManualLinks(toInvoiceKey(body))
    const shown = await Promise.all(rows.map((row) => maySeeLink(session, row)))
    return makeSuccess({ joins: rows.filter((_, at) => shown[at]).map(toLinkDecision) })
  },
  listItemJoins: async (
    { body }: Input<'listItemJoins'>,
    session: Session,
  ): Promise<Result<{ joins: ItemLinkDecision[] }>> => {
    if (session.workspaces === null) return scopeRefusal
    const rows = await readItemLinks(body.ClientNo, body.Ids)
    const shown = await Promise.all(rows.map((row) => maySeeLink(session, row)))
    return makeSuccess({
      joins: rows
        .filter((_, at) => shown[at])
        .map((row) => ({
          ...toLinkDecision(row),
          companyId: row.companyId,
          transactionRid: row.transactionRid,
        })),
    })
  },
  joinByHand: async ({ body }: Input<'joinByHand'>, session: Session): Promise<Result<null>> => {
    const refused = await findLinkRefusal(body, session)
    if (refused) return refused
    await storeManualLink({ ...toLinkRow(body), person: session.userName })
    return makeSuccess(null)
  },
  unjoinByHand: async (
    { body }: Input<'unjoinByHand'>,
    session: Session,
  ): Promise<Result<null>> => {
    const refused = await findLinkRefusal(body, session)
    if (refused) return refused
    await deleteManualLink(toLinkRow(body))
    return makeSuccess(null)
  },
}

const scopeRefusal = makeFailure({ kind: 'forbidden', code: 'scope' })

const toInvoiceKey = ({ CompanyId, TransactionRid }: Input<'listJoins'>['body']) => ({
  companyId: Number(CompanyId),
  transactionRid: Number(TransactionRid),
})

const toLinkRow = (word: ManualLink) => ({
  ...toInvoiceKey(word),
  area: word.Area,
  place: getLinkPlace(word),
  target: word.Id,
  same: word.Same,
})

const toLinkDecision = ({
  area,
  place,
  target,
  same,
  person,
  saidAt,
}: ManualLinkRow): LinkDecision => ({
  ...{ area, place, same },
  id: target,
  by: person,
  at: saidAt.toISOString(),
})

/** What a person may not read, they are not told of either. */
async function maySeeLink(
  session: Session,
  { area, companyId, place }: ManualLinkRow,
): Promise<boolean> {
  if (!mayDo(session, linkAreaReads[area]) || !isSameWorkspace(session, area, companyId, place))
    return false
  return (
    (await mayRead(session, area === 'claim' ? { organizationId: place } : { clientNo: place })) ===
    'yes'
  )
}

/**
 * Whether a company and a client or an organization stand in one workspace of the person: one of
 * another must not join what this one sent.
 */
const isSameWorkspace = (
  { workspaces }: Session,
  area: ManualLinkRow['area'],
  companyId: number,
  place: string,
) =>
  (workspaces ?? []).some(
    (each) =>
      each.companyIds.includes(companyId) &&
      place === (area === 'claim' ? each.organizationId : each.clientNo),
  )

/**
 * Why a person may not say a word of this, or null. Where the token does not tell their rights, the
 * upstream is asked for the thing itself.
 */
async function findLinkRefusal(word: ManualLink, session: Session): Promise<Result<never> | null> {
  if (!isSameWorkspace(session, word.Area, Number(word.CompanyId), getLinkPlace(word)))
    return scopeRefusal
  if (hasTokenClaims(session)) return null
  const read = await fetchLinkTarget(word, session)
  return read.ok ? null : read
}

function fetchLinkTarget(word: ManualLink, session: Session) {
  const ask = (operation: Parameters<typeof callAsPerson>[0], params: object) =>
    callAsPerson(operation, { params, query: {} }, session, randomUUID())
  if (word.Area === 'item')
    return ask(linkAreaReads.item, { clientno: word.ClientNo, aritemid: word.Id })
  if (word.Area === 'claim')
    return ask(linkAreaReads.claim, { organizationId: word.OrganizationId, invoiceId: word.Id })
  return ask(linkAreaReads.customer, { clientno: word.ClientNo, customerno: word.Id })
}
