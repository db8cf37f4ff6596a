/**
 * The headers of every page. Scripts and styles run by nonce only; `connect-src 'self'` because the
 * browser talks to the desk alone. In development alone (NODE_ENV, which a build writes into the
 * code) the framework may evaluate what changed and put styles in as it likes.
 *
 * @param isSecure true when browsers reach the desk over TLS.
 */
export function buildSecurityHeaders(nonce: string, isSecure: boolean): Record<string, string> {
  const isDevelopment = process.env.NODE_ENV === 'development'
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // Without it the one of scripts would hold, and allow workers from anywhere ('strict-dynamic').
    "worker-src 'self'",
    // Beside a nonce a browser would not hear 'unsafe-inline'.
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cache-control': 'private, no-store',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}
