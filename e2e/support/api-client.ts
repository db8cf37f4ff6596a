import { readFileSync } from 'node:fs'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { keep, keepAnswer } from './leak-corpus'
import { type FreshTenant, sandbox } from './sandbox'

const own = () => ({ origin: process.env.E2E_DESK! })

type AskRoute = (
  request: APIRequestContext,
  operation: string,
  input: unknown,
  headers?: Record<string, string>,
) => Promise<APIResponse>

/** Asks a route as a page of the desk does; `headers` stand in for what such a page sends. */
const asking =
  (addressOf: (operation: string) => string): AskRoute =>
  async (request, operation, input, headers = {}) => {
    const all = { 'content-type': 'application/json', 'x-desk': '1', ...own(), ...headers }
    return keepAnswer(
      await request.post(addressOf(operation), {
        headers: all,
        data: typeof input === 'string' ? input : JSON.stringify(input),
      }),
    )
  }

export const readRoute = asking(routes.read)
export const localWriteRoute = asking(routes.localWrite)
export const localWriteRouteOfOlderPages = asking((name: string) => `/api/keep/${name}`)

export type Action = { id: string; name: string; page: string }

/** Every server action of the build, and a page that carries it. */
export function serverActions(): Action[] {
  const manifest = JSON.parse(
    readFileSync('.next/server/server-reference-manifest.json', 'utf8'),
  ) as {
    node: Record<string, { exportedName: string; workers: Record<string, unknown> }>
    edge: Record<string, unknown>
  }
  if (Object.keys(manifest.edge).length > 0)
    throw new Error('actions of the edge are not enumerated')
  return Object.entries(manifest.node).map(([id, { exportedName, workers }]) => ({
    id,
    name: exportedName,
    page: Object.keys(workers)[0]!,
  }))
}

/** What an action came to: its result, or the status with which the request itself was refused. */
export type ActionAnswer = {
  status: number
  result: { ok: boolean; failure?: { kind: string; code?: string } } | null
  text: string
}

/** Calls a server action as the browser does. */
export async function callAction(
  request: APIRequestContext,
  { id, at, input }: { id: string; at: string; input: unknown },
  headers: Record<string, string> = {},
): Promise<ActionAnswer> {
  const all = {
    'next-action': id,
    accept: 'text/x-component',
    'content-type': 'text/plain;charset=UTF-8',
    ...own(),
    ...headers,
  }
  const answer = await request.post(at, { headers: all, data: JSON.stringify([input]) })
  const text = await answer.text()
  keep(`${answer.status()} POST ${answer.url()}`, `${JSON.stringify(answer.headers())}\n${text}`)
  const line = /^1:(\{.*\})$/m.exec(text)?.[1]
  return { status: answer.status(), result: line ? JSON.parse(line) : null, text }
}

export type DocumentedOperation = {
  name: string
  effect: 'read' | 'write' | 'local-write'
  area: string
}

type OpenApiOperation = { operationId: string; 'x-effect': 'read' | 'write' }

/** Every operation that the sandbox documents, from its OpenAPI documents. */
export async function documentedOperations(): Promise<DocumentedOperation[]> {
  const areas = ['identity', 'receivables', 'distribution', 'partner', 'collection', 'legacy']
  const documents = await Promise.all(
    areas.map((area) =>
      sandbox<{ paths: Record<string, Record<string, OpenApiOperation>> }>(`/openapi/${area}.json`),
    ),
  )
  return documents.flatMap(({ paths }, at) =>
    Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((operation) => ({
        name: operation.operationId,
        effect: operation['x-effect'],
        area: areas[at]!,
      })),
    ),
  )
}

/** What a page of somebody else, or none, sends along. */
export const foreign: [string, Record<string, string>][] = [
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['the origin null', { origin: 'null' }],
  [
    'a foreign origin that is also the forwarded host',
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
]

/** How many calls of a tenant have arrived upstream. */
export const upstreamCalls = async (tenant: Pick<FreshTenant, 'requests'>) =>
  Object.values((await tenant.requests()).counts).reduce((sum, count) => sum + count, 0)
