import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SessionGuardContext } from '@/lib/client/session-guard'
import { renderEnglish } from './render-english'

/**
 * What the server paints of a page whose reads have been made.
 *
 * @param fill puts into the client what was read.
 */
export function renderPage(page: ReactNode, fill: (client: QueryClient) => void = () => {}) {
  const client = new QueryClient()
  fill(client)
  const markup = renderEnglish(
    <SessionGuardContext value={async () => {}}>
      <QueryClientProvider client={client}>{page}</QueryClientProvider>
    </SessionGuardContext>,
  )
  client.clear()
  return markup.replace(/[\u00a0\u202f]/g, ' ')
}

/** The heading of a painted page. */
export const findHeading = (markup: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1]
