import { sandbox } from './sandbox'

type Schema = {
  type?: string
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}
type Described = {
  operationId: string
  'x-effect': string
  'x-sandbox'?: string
  responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>
}

/** What stands in the fields of an answer. A list has a row for each of `texts`. */
export type Filling = {
  texts: readonly string[]
  toText: (text: string) => unknown
  toNumber: (text: string) => unknown
}

/**
 * The reads of the receivables that name a client, but for those of customers, by their names; with
 * the answer of each, every field filled in as the document of the sandbox names them.
 */
export async function listFilledAnswers(
  filling: Filling,
): Promise<[name: string, body: unknown][]> {
  type Document = { paths: Record<string, Record<string, Described>> }
  const { paths } = await sandbox<Document>('/openapi/receivables.json')
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/clients/') && !path.includes('/customers'))
    .flatMap(([, methods]) => Object.values(methods))
    .filter((each) => each['x-effect'] === 'read' && !each['x-sandbox'])
    .map(({ operationId, responses }) => [
      operationId,
      fill(responses[200]!.content!['application/json']!.schema, filling, filling.texts[0]!),
    ])
}

function fill({ type, anyOf, items, properties }: Schema, filling: Filling, text: string): unknown {
  const bare = anyOf?.find((each) => each.type !== 'null')
  if (bare) return fill(bare, filling, text)
  if (type === 'array') return filling.texts.map((each) => fill(items ?? {}, filling, each))
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, fill(inner, filling, text)]),
    )
  return type === 'number' || type === 'integer' ? filling.toNumber(text) : filling.toText(text)
}
