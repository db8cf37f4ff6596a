import type { Context } from 'hono'
import type * as z from 'zod'
import { parseExact } from '@/lib/contracts/exact-json'
import type { Operation } from '@/lib/contracts/operation'
import type { SandboxEnv } from './faults/reply'
import type { RequestRecord } from './recorder'
import { badRequest, notFound, Refusal, unprocessable } from './refusal'

/**
 * Path parameters, query and body, parsed by the contract.
 *
 * @throws Refusal that names each wrong field: 400, 404 for a path that cannot exist where the
 *   operation lists no 400, 422 for a date that has the right form and does not exist, 406 where it
 *   is listed and JSON is not wanted.
 *
 * @param inward how what came reads in the store's words.
 */
export async function parseInput(
  operation: Operation,
  context: Context<SandboxEnv>,
  record: RequestRecord,
  inward: (part: unknown) => unknown,
) {
  if (operation.refusals.includes(406) && !canAcceptJson(context.req.header('accept')))
    throw new Refusal(406, 'not_acceptable', 'Only application/json is spoken')

  const body = operation.body && (await readBody(operation, context))
  if (operation.area !== 'identity') record.body(body)
  return {
    params: operation.params && parsePath(operation, inward(context.req.param())),
    query: operation.query && parse(operation, operation.query, inward(context.req.query())),
    body: operation.body && parse(operation, operation.body, inward(body)),
  }
}

async function readBody(operation: Operation, context: Context<SandboxEnv>): Promise<unknown> {
  const text = await readBodyText(context, operation)
  if (operation.contentType === 'application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(text))
  try {
    const body = parseExact(text)
    if (!isStorable(JSON.stringify(body)))
      throw badRequest('The body holds a character that is not text', {
        body: 'U+0000 and lone surrogates are not text',
      })
    return body
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw badRequest('The body is not JSON', { body: 'not JSON' })
  }
}

/**
 * A Request of the fetch standard has no body in a GET, so that of one is read from what came in
 * (interface.md 4.5).
 */
async function readBodyText(context: Context<SandboxEnv>, operation: Operation): Promise<string> {
  if (context.req.method !== 'GET')
    return operation.refusals.includes(413) ? readBoundedText(context) : context.req.text()
  const chunks: Buffer[] = []
  for await (const chunk of context.env?.incoming ?? []) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** The most that a document may be with all that is around it, in bytes. Assumed. */
const bodyMax = 10_485_760

async function readBoundedText(context: Context<SandboxEnv>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of context.req.raw.body ?? []) {
    size += chunk.length
    if (size > bodyMax)
      throw new Refusal(413, 'too_large', `A document may have ${bodyMax} bytes at most`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/**
 * PostgreSQL stores neither U+0000 nor half of a surrogate pair. Both stand escaped in JSON that
 * JSON.stringify wrote.
 */
const isStorable = (json: string) => !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(json)

function parsePath(operation: Operation, params: unknown) {
  const parsed = operation.params!.safeParse(params)
  if (parsed.success) return parsed.data
  throw operation.refusals.includes(400)
    ? badRequest('The path is wrong', toFieldErrors(parsed.error.issues))
    : notFound('The path')
}

function parse(operation: Operation, schema: z.ZodType, input: unknown) {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  if (operation.refusals.includes(422) && issues.every((issue) => isImpossibleDate(issue, input)))
    throw unprocessable(toFieldErrors(issues))
  throw badRequest('The request is off the contract', toFieldErrors(issues))
}

function isImpossibleDate(issue: z.core.$ZodIssue, input: unknown) {
  const value = issue.path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown>)[key],
    input,
  )
  return (
    issue.code === 'invalid_format' &&
    issue.format === 'date' &&
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value)
  )
}

function toFieldErrors(issues: z.core.$ZodIssue[]) {
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'body', issue.message]))
}

const canAcceptJson = (accept: string | undefined) =>
  !accept || /(^|,)\s*(\*\/\*|application\/(\*|json))\s*(;|,|$)/.test(accept)
