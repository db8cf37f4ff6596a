import 'server-only'
import { customerNotesMax } from '@/lib/contracts/desk/receivables/customer-notes'
import type { Answer, Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { mayRead } from '@/lib/platform/gateway/may-read'
import type { Session } from '@/lib/platform/session/current-session'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import {
  type CustomerKey,
  deleteOwnNote,
  readCustomerNotes,
  storeCustomerNote,
} from './customer-notes'
import { findFollowUp, findFollowUps, listClientPeople, storeFollowUp } from './follow-ups'

/** Notes about a customer and who has it: for everybody who may read the client's customers. */
export const customerNoteHandlers = {
  listCustomerNotes: (
    { params }: Input<'listCustomerNotes'>,
    session: Session,
  ): Promise<Result<Answer<'listCustomerNotes'>>> =>
    runForClient(params, { session, ifUnknown: 'unreachable' }, async (of) => {
      const notes = await readCustomerNotes(of, customerNotesMax + 1)
      return makeSuccess({
        notes: notes.slice(0, customerNotesMax),
        all: notes.length <= customerNotesMax,
      })
    }),
  addCustomerNote: (
    { params, body: { Id, Text } }: Input<'addCustomerNote'>,
    session: Session,
  ): Promise<Result<null>> =>
    runForClient(params, { session, ifUnknown: 'not-sent' }, async (of) => {
      if (hasIdentityNumber(Text))
        return makeFailure({
          kind: 'invalid',
          code: 'identity-number',
          fields: { 'body.Text': 'identity-number' },
        })
      await storeCustomerNote(of, { id: Id, person: session.userName, text: Text.trim() })
      return makeSuccess(null)
    }),
  removeCustomerNote: (
    { params, body: { Id } }: Input<'removeCustomerNote'>,
    session: Session,
  ): Promise<Result<null>> =>
    runForClient(params, { session, ifUnknown: 'not-sent' }, async (of) =>
      (await deleteOwnNote(of, { id: Id, person: session.userName }))
        ? makeSuccess(null)
        : makeFailure({ kind: 'forbidden', code: 'note-of-other' }),
    ),
  getFollowUp: (
    { params }: Input<'getFollowUp'>,
    session: Session,
  ): Promise<Result<Answer<'getFollowUp'>>> =>
    runForClient(params, { session, ifUnknown: 'unreachable' }, async (of) => {
      const stored = await findFollowUp(of)
      return makeSuccess({
        owner: stored?.owner ?? null,
        followUpOn: stored?.followUpOn ?? null,
        by: stored?.person ?? null,
        at: stored?.changedAt.toISOString() ?? null,
      })
    }),
  listFollowUps: (
    { params: { clientno }, body }: Input<'listFollowUps'>,
    session: Session,
  ): Promise<Result<Answer<'listFollowUps'>>> =>
    runForClient({ clientno }, { session, ifUnknown: 'unreachable' }, async ({ clientNo }) => {
      const [followUps, people] = await Promise.all([
        findFollowUps(clientNo, body.CustomerNos),
        listClientPeople(clientNo),
      ])
      return makeSuccess({
        followUps: followUps.map(({ customerNo, owner, followUpOn }) => ({
          ...{ customerNo, owner, followUpOn },
        })),
        people,
      })
    }),
  changeFollowUp: (
    { params, body: { Seen, Owner, FollowUpOn } }: Input<'changeFollowUp'>,
    session: Session,
  ): Promise<Result<null>> =>
    runForClient(params, { session, ifUnknown: 'not-sent' }, async (of) => {
      if (hasIdentityNumber(Owner ?? ''))
        return makeFailure({
          kind: 'invalid',
          code: 'identity-number',
          fields: { 'body.Owner': 'identity-number' },
        })
      const next = { owner: Owner?.trim() ?? null, followUpOn: FollowUpOn }
      return (await storeFollowUp(of, { seen: Seen, next, person: session.userName }))
        ? makeSuccess(null)
        : makeFailure({ kind: 'conflict', code: 'changed-meanwhile' })
    }),
}

/**
 * Runs what reaches rows of a client for a person who may read its customers. Where the token does
 * not tell, the service is asked; `ifUnknown` is how it fails where that cannot be asked.
 */
async function runForClient<Value>(
  { clientno, customerno = '' }: { clientno: string; customerno?: string },
  { session, ifUnknown }: { session: Session; ifUnknown: 'unreachable' | 'not-sent' },
  run: (of: CustomerKey) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const verdict = await mayRead(session, { clientNo: clientno })
  if (verdict === 'no') return makeFailure({ kind: 'forbidden', code: 'scope' })
  if (verdict === 'unknown') return makeFailure({ kind: ifUnknown, code: 'rights' })
  return run({ clientNo: clientno, customerNo: customerno })
}
