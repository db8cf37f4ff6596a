import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pino', 'undici'],
  turbopack: {
    root: import.meta.dirname,
    /** Texts come compiled (lib/composition/messages/load-texts.ts): no page parses one. */
    resolveAlias: { 'use-intl/format-message': './lib/shared/i18n/fill-in.ts' },
  },
  /** Types are checked once, by `npm test`: a fresh `npm start` need not wait for them again. */
  typescript: { ignoreBuildErrors: true },
  /**
   * Pages get their headers from proxy.ts, which spares the routes of the API its cost. Files of
   * texts say for themselves how long a browser keeps them.
   */
  headers: async () => [
    {
      source: '/api/:path((?!texts/).*)',
      headers: [
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'referrer-policy', value: 'same-origin' },
        { key: 'cache-control', value: 'private, no-store' },
      ],
    },
  ],
  /** Where exports stood while only the partner search had them. */
  redirects: async () => [
    { source: '/partner/exports/:path*', destination: '/exports/:path*', permanent: true },
  ],
  rewrites: async () => [
    /** Asked for by what does not read the pages: feed readers, link previews, saved links. */
    { source: '/favicon.ico', destination: '/icons/icon-192.png' },
    /** Where pages that are older than the desk save what they hold (docs/decisions/0006). */
    { source: '/api/keep/lookAtView', destination: '/api/local-write/visitView' },
    { source: '/api/local-write/lookAtView', destination: '/api/local-write/visitView' },
    { source: '/api/keep/:operation', destination: '/api/local-write/:operation' },
  ],
  /**
   * A body that goes through proxy.ts is held in memory for it: no more than an action may bring,
   * and the largest brings a file in base64 (docs/decisions/0123).
   */
  experimental: {
    serverActions: { bodySizeLimit: '5600kb' },
    proxyClientMaxBodySize: '5600kb',
    /**
     * Seconds in which a page that is come back to is drawn from what the browser has of it; it
     * then reads its own data again (docs/decisions/0093). As long as TanStack Query keeps what
     * nobody shows.
     */
    staleTimes: { dynamic: 300 },
  },
}

export default config
