import 'server-only'
import type { ColumnMatch } from '@/lib/contracts/desk/user-state'
import type { Answer, Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { makeKeyedDigest } from '@/lib/platform/database/sealed'
import type { Session } from '@/lib/platform/session/current-session'
import {
  findUserState,
  readUserStates,
  storeUserState,
  type UserStateChange,
  type UserStateKey,
} from '@/lib/platform/user-state/user-state'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { omitFields } from './omit-fields'

type Lookup = Input<'keepLookups'>['body']['lookup']
type Draft = Input<'getDraft'> | Input<'dropDraft'> | Input<'keepDraft'>

const toDraftKey = (session: Session, { params, body }: Draft): UserStateKey => ({
  person: session.userName,
  kind: 'draft',
  subject: `${params.clientno}/${body.subject}`,
})
/**
 * Of whom a document goes to, a draft keeps neither the identity number nor the birth date; of a
 * registration neither the account nor what may be an identity number, as that of a sole trader is;
 * of a note about a customer nothing that no note may hold.
 */
function omitIdentity({ subject, content }: { subject: string; content: unknown }): unknown {
  if (subject.startsWith('customer-note:')) return omitFields(content, [], hasIdentityNumber)
  if (subject.startsWith('send')) return omitFields(content, ['nationalid', 'birthdate'])
  return /^new-(company|bank-agreement)\b/.test(subject)
    ? omitFields(content, ['bankaccountnumber'], hasIdentityNumber)
    : content
}

const toColumnsKey = (session: Session, list: string): UserStateKey => ({
  person: session.userName,
  kind: 'columns',
  subject: list,
})

const toMatchesKey = (session: Session, imports: string): UserStateKey => ({
  person: session.userName,
  kind: 'matches',
  subject: imports,
})

/** The subject stands in the clear, so it tells nothing of what was looked up. */
const toLookupKey = (session: Session, { has, text }: Lookup): UserStateKey => ({
  person: session.userName,
  kind: 'lookup',
  subject: makeKeyedDigest(`lookup ${has} ${text}`),
})

/** Look-ups that are given back. */
const lookupsMax = 20

/**
 * What a person keeps for themselves: always under the name of the one who is signed in, never
 * under one that an input gives.
 */
export const userStateHandlers = {
  keepDraft: (input: Input<'keepDraft'>, session: Session) =>
    input.body.userName === session.userName
      ? changeOwnState(session, toDraftKey(session, input), {
          ...input.body,
          content: omitIdentity(input.body),
        })
      : refuseOtherPerson(),
  dropDraft: (input: Input<'dropDraft'>, session: Session) =>
    input.body.userName === session.userName
      ? changeOwnState(session, toDraftKey(session, input), { ...input.body, content: null })
      : refuseOtherPerson(),
  getDraft: async (input: Input<'getDraft'>, session: Session) => {
    const found = await findUserState(toDraftKey(session, input))
    return makeSuccess({
      draft: found && { content: found.content, keptAt: found.keptAt.toISOString() },
    })
  },
  keepColumns: ({ body }: Input<'keepColumns'>, session: Session) =>
    changeOwnState(session, toColumnsKey(session, body.list), {
      ...body,
      content: body.columns && { columns: body.columns, widths: body.widths, pinned: body.pinned },
    }),
  getColumns: async ({ body }: Input<'getColumns'>, session: Session) => {
    const found = await findUserState(toColumnsKey(session, body.list))
    return makeSuccess(parseColumns(found?.content))
  },
  keepColumnMatches: async ({ body }: Input<'keepColumnMatches'>, session: Session) =>
    body.matches.some(({ head }) => hasIdentityNumber(head))
      ? makeFailure({ kind: 'invalid', code: 'identity-number' })
      : changeOwnState(session, toMatchesKey(session, body.imports), {
          ...body,
          content: body.matches,
        }),
  getColumnMatches: async ({ body }: Input<'getColumnMatches'>, session: Session) => {
    const found = await findUserState(toMatchesKey(session, body.imports))
    return makeSuccess({ matches: (found?.content ?? []) as ColumnMatch[] })
  },
  keepLookups: async (
    { body: { lookup, isKept, ...page } }: Input<'keepLookups'>,
    session: Session,
  ) =>
    hasIdentityNumber(lookup.text)
      ? makeFailure({ kind: 'invalid', code: 'identity-number' })
      : changeOwnState(session, toLookupKey(session, lookup), {
          ...page,
          content: isKept ? lookup : null,
        }),
  getLookups: async (_: Input<'getLookups'>, { userName }: Session) => {
    const found = await readUserStates({ person: userName, kind: 'lookup' }, lookupsMax)
    return makeSuccess({
      lookups: found.map(({ content, keptAt }) => ({
        ...(content as Lookup),
        at: keptAt.toISOString(),
      })),
    })
  },
}

/** What stands in a row of columns: a list of keys alone where no widths were kept with it. */
function parseColumns(content: unknown): Answer<'getColumns'> {
  if (Array.isArray(content)) return { columns: content, widths: {}, pinned: 0 }
  return (content as Answer<'getColumns'> | undefined) ?? { columns: null, widths: {}, pinned: 0 }
}

async function changeOwnState(
  session: Session,
  key: UserStateKey,
  change: Omit<UserStateChange, 'sessionId'>,
): Promise<Result<null>> {
  const { writer, turn, content, typedMsAgo } = change
  const lives = await storeUserState(key, {
    sessionId: session.rowId,
    writer,
    turn,
    content,
    typedMsAgo,
  })
  return lives ? makeSuccess(null) : makeFailure({ kind: 'unauthenticated' })
}

/** Somebody else has signed in with the browser in which this was typed. */
const refuseOtherPerson = async (): Promise<Result<null>> =>
  makeFailure({ kind: 'conflict', code: 'other-person' })
