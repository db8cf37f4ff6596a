import type { Database } from '@/lib/platform/database/open'

type Client = { query: (text: string, ...more: unknown[]) => Promise<unknown> }

/** The statements that a store is asked while some work is done, outside of transactions. */
export async function countStatements(
  db: Database,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const { client } = (db as unknown as { session: { client: Client } }).session
  const query = client.query
  const texts: string[] = []
  client.query = (text, ...more) => {
    texts.push(text)
    return query.call(client, text, ...more)
  }
  try {
    await work()
  } finally {
    client.query = query
  }
  return texts
}
