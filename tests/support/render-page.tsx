import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
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
      <SearchParamsContext value={new URLSearchParams()}>
        <AppRouterContext value={router}>
          <QueryClientProvider client={client}>{page}</QueryClientProvider>
        </AppRouterContext>
      </SearchParamsContext>
    </SessionGuardContext>,
  )
  client.clear()
  return markup.replace(/[\u00a0\u202f]/g, ' ')
}

/** A page that is painted on the server goes nowhere. */
const router = {} as AppRouterInstance

/** The heading of a painted page. */
export const findHeading = (markup: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1]
