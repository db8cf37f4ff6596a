import 'server-only'
import { randomUUID } from 'node:crypto'
import { requestToken, type TokenAnswer } from '@/lib/contracts/identity/tokens'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import type { Failure, Result } from '@/lib/contracts/result'
import { getEnv } from '@/lib/platform/env'
import { toWireFormat } from '@/lib/platform/gateway/to-wire-format'
import { requestPartnerAccess } from '@/lib/platform/session/partner-access'
import { parseTokenClaims } from '@/lib/platform/session/token-claims'
import { callUpstream } from '@/lib/platform/upstream/call'
import { findDifferences, redactName } from '@/lib/platform/upstream/drift/differences'
import { getOverride } from '@/lib/platform/upstream/overrides/overrides'
import { type Days, type Known, type KnownName, questions, skippedOperations } from './questions'

export type Verdict =
  | 'as the contract'
  | 'no such record'
  | 'differs'
  | 'missing'
  | 'refused'
  | 'off contract'
  | 'no answer'
  | 'not asked'

/** How one operation was answered: names and kinds, no value of a record. */
export type ProbeRow = {
  operation: string
  area: string
  request: string
  source: string
  verdict: Verdict
  status: number | null
  /** What does not parse, what is more than the contract has, and which words it does not know. */
  wrong: string[]
  fields: string[]
  values: string[]
  note: string
}

export type ProbeReport = { signedIn: boolean; at: string; rows: ProbeRow[] }

const daysBack = 30

/**
 * Signs a person in as the desk does, and asks every read of `questions` once with their token.
 * Nothing is written upstream, and nothing is stored.
 */
export async function probeService(
  userName: string,
  password: string,
  now = new Date(),
): Promise<ProbeReport> {
  const at = now.toISOString()
  const answer = await callUpstream(
    requestToken,
    { body: { grant_type: 'password', username: userName, password } },
    null,
    randomUUID(),
  )
  const signIn = toProbeRow(requestToken, answer)
  if (!answer.ok) return { signedIn: false, at, rows: [signIn] }

  const token = (answer.value as TokenAnswer).access_token
  const workspaces = parseTokenClaims(answer.value as TokenAnswer, now).workspaces ?? []
  const access = await requestPartnerAccess(userName, password)
  const partnerToken = access === null ? token : access.kind === 'given' ? access.token : null
  const known: Known = toKnown(workspaces)
  const days: Days = {
    from: new Date(now.getTime() - daysBack * 86_400_000).toISOString().slice(0, 10),
    to: at.slice(0, 10),
  }
  const rows = [signIn]
  for (const { name, needs, ask, tells } of questions) {
    const operation: Operation = operations[name]
    const missing = needs.filter((need) => known[need] === undefined)
    const bearer = operation.area === 'partner' ? partnerToken : token
    if (missing.length > 0)
      rows.push(makeSkippedRow(operation, `nothing tells ${missing.join(', ')}`))
    else if (bearer === null) rows.push(makeSkippedRow(operation, 'the partner part gave no token'))
    else {
      const result = await callUpstream(
        operation,
        toWireFormat(operation, ask(known as Required<Known>, days)),
        bearer,
        randomUUID(),
      )
      rows.push(toProbeRow(operation, result))
      if (result.ok) addKnown(known, result.value, tells)
    }
  }
  for (const name of skippedOperations.filter((each) => each !== 'requestToken'))
    rows.push(makeSkippedRow(operations[name], 'asked for by other means'))
  return { signedIn: true, at, rows }
}

function toKnown(
  workspaces: NonNullable<ReturnType<typeof parseTokenClaims>['workspaces']>,
): Known {
  const known: Record<string, string | number | null | undefined> = {
    clientno: workspaces.find((each) => each.clientNo !== null)?.clientNo,
    organizationId: workspaces.find((each) => each.organizationId !== null)?.organizationId,
    CompanyId: workspaces.flatMap(({ companyIds }) => companyIds)[0],
  }
  return Object.fromEntries(
    Object.entries(known).filter(([, value]) => value !== null && value !== undefined),
  ) as Known
}

/** Takes what the first row that has it tells; what is known already stays. */
function addKnown(
  known: Known,
  answer: unknown,
  tells: Partial<Record<KnownName, readonly string[]>> = {},
) {
  const rows = listRows(answer)
  for (const [name, fields] of Object.entries(tells) as [KnownName, readonly string[]][]) {
    const found = fields
      .flatMap((field) => rows.map((row) => row[field]))
      .find((value) => isNumberOrText(value))
    if (known[name] === undefined && found !== undefined) known[name] = found as string | number
  }
}

const isNumberOrText = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'

/** The rows of the first list in an answer. */
function listRows(answer: unknown): Record<string, unknown>[] {
  if (Array.isArray(answer))
    return answer.filter((each) => typeof each === 'object' && each !== null)
  if (typeof answer !== 'object' || answer === null) return []
  const list = Object.values(answer).find(Array.isArray)
  return list ? listRows(list) : []
}

function toProbeRow(operation: Operation, result: Result<unknown>): ProbeRow {
  return {
    ...makeEmptyRow(operation),
    ...(result.ok
      ? classifyAnswer(operation, result.value, result.status)
      : classifyFailure(result.failure)),
  }
}

const makeSkippedRow = (operation: Operation, note: string): ProbeRow => ({
  ...makeEmptyRow(operation),
  verdict: 'not asked',
  note,
})

function makeEmptyRow(operation: Operation): ProbeRow {
  const { method = operation.method, path = operation.path } = getOverride(operation)
  const { name, area, source } = operation
  return {
    operation: name,
    area,
    request: `${method} ${path}`,
    source,
    verdict: 'as the contract',
    status: null,
    wrong: [],
    fields: [],
    values: [],
    note: '',
  }
}

function classifyAnswer(operation: Operation, value: unknown, status = 200): Partial<ProbeRow> {
  const schema =
    operation.answers[status] ?? Object.values(operation.answers).find((each) => each !== null)
  const { wrong, fields, values } = schema
    ? findDifferences(schema, value)
    : { wrong: [], fields: [], values: [] }
  const verdict =
    wrong.length > 0
      ? 'off contract'
      : fields.length + values.length > 0
        ? 'differs'
        : 'as the contract'
  return { verdict, status, wrong, fields, values }
}

/** What a failure tells. Its words are left out: they may name somebody. */
function classifyFailure({ kind, code, fields = {}, ...more }: Failure): Partial<ProbeRow> {
  const status = more.status ?? null
  if (code === 'not-offered')
    return { verdict: 'missing', status, note: status === null ? 'an override says so' : '' }
  if (code === 'maybe-not-offered')
    return { verdict: 'missing', status, note: 'or the record alone is' }
  if (kind === 'not-found') return { verdict: 'no such record', status }
  if (kind === 'unreachable' || kind === 'not-sent')
    return { verdict: 'no answer', status, note: redactName(code ?? '') }
  if (kind !== 'off-contract') return { verdict: 'refused', status }
  const wrong = Object.entries(fields).map(
    ([path, words]) => `${path.split('.').map(redactName).join('.')}: ${words}`,
  )
  return { verdict: 'off contract', status, wrong, note: code === 'unreadable' ? 'no JSON' : '' }
}

/**
 * The rows at which the service is not as the contract says. A record that is not there, and what
 * could not be asked, are none of them.
 */
export const listDifferingRows = ({ rows }: ProbeReport): ProbeRow[] =>
  rows.filter(
    ({ verdict }) => !['as the contract', 'no such record', 'not asked'].includes(verdict),
  )

/** Where the areas stand, for the head of the report. */
export const listAreaAddresses = (): string[] => [
  getEnv().IDENTITY_URL,
  getEnv().RECEIVABLES_URL,
  getEnv().DISTRIBUTION_URL,
  getEnv().COLLECTION_URL,
]
