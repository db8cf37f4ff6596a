import 'server-only'
import type { Answer, Input } from '../contracts/registry'
import { failed, type Result, succeeded } from '../contracts/result'
import { keyedDigest } from '../database/sealed'
import { holdsIdentityNumber } from '../domain/identity-number'
import { type Change, changeKept, type KeptKey, listKept, readKept } from '../kept/kept-rows'
import type { Session } from '../session/current-session'

type Lookup = Input<'keepLookups'>['body']['lookup']
type Draft = Input<'getDraft'> | Input<'dropDraft'> | Input<'keepDraft'>

const draftOf = (session: Session, { params, body }: Draft): KeptKey => ({
  person: session.userName,
  kind: 'draft',
  subject: `${params.clientno}/${body.subject}`,
})
const columnsOf = (session: Session, list: string): KeptKey => ({ person: session.userName, kind: 'columns', subject: list })

/** The subject stands in the clear, so it tells nothing of what was looked up. */
const lookupOf = (session: Session, { has, text }: Lookup): KeptKey => ({
  person: session.userName,
  kind: 'lookup',
  subject: keyedDigest(`lookup ${has} ${text}`),
})

/** Look-ups that are given back. */
const lookupsMax = 20

/** What a person keeps for themselves: always under the name of the one who is signed in, never under one that an input gives. */
export const keptHandlers = {
  keepDraft: (input: Input<'keepDraft'>, session: Session) =>
    input.body.userName === session.userName ? change(session, draftOf(session, input), input.body) : otherPerson(),
  dropDraft: (input: Input<'dropDraft'>, session: Session) =>
    input.body.userName === session.userName ? change(session, draftOf(session, input), { ...input.body, content: null }) : otherPerson(),
  getDraft: async (input: Input<'getDraft'>, session: Session) => {
    const found = await readKept(draftOf(session, input))
    return succeeded({ draft: found && { content: found.content, keptAt: found.keptAt.toISOString() } })
  },
  keepColumns: ({ body }: Input<'keepColumns'>, session: Session) =>
    change(session, columnsOf(session, body.list), {
      ...body,
      content: body.columns && { columns: body.columns, widths: body.widths, pinned: body.pinned },
    }),
  getColumns: async ({ body }: Input<'getColumns'>, session: Session) => {
    const found = await readKept(columnsOf(session, body.list))
    return succeeded(columnsIn(found?.content))
  },
  keepLookups: async ({ body: { lookup, isKept, ...page } }: Input<'keepLookups'>, session: Session) =>
    holdsIdentityNumber(lookup.text)
      ? failed({ kind: 'invalid', code: 'identity-number' })
      : change(session, lookupOf(session, lookup), { ...page, content: isKept ? lookup : null }),
  getLookups: async (_: Input<'getLookups'>, { userName }: Session) => {
    const found = await listKept({ person: userName, kind: 'lookup' }, lookupsMax)
    return succeeded({ lookups: found.map(({ content, keptAt }) => ({ ...(content as Lookup), at: keptAt.toISOString() })) })
  },
}

/** What stands in a row of columns: a list of keys alone where no widths were kept with it. */
function columnsIn(content: unknown): Answer<'getColumns'> {
  if (Array.isArray(content)) return { columns: content, widths: {}, pinned: 0 }
  return (content as Answer<'getColumns'> | undefined) ?? { columns: null, widths: {}, pinned: 0 }
}

async function change(session: Session, key: KeptKey, { writer, turn, content }: Omit<Change, 'sessionId'>): Promise<Result<null>> {
  const lives = await changeKept(key, { sessionId: session.rowId, writer, turn, content })
  return lives ? succeeded(null) : failed({ kind: 'unauthenticated' })
}

/** Somebody else has signed in with the browser in which this was typed. */
const otherPerson = async (): Promise<Result<null>> => failed({ kind: 'conflict', code: 'other-person' })
