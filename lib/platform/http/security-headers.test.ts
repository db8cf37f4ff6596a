import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildSecurityHeaders } from './security-headers'

afterEach(() => vi.unstubAllEnvs())

describe('the content security policy', () => {
  test.each(['production', 'test', ''])('allows neither eval nor inline code in "%s"', (mode) => {
    const policy = policyIn(mode)

    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';")
    expect(policy).toContain("style-src 'self' 'nonce-abc';")
    expect(policy).toContain("worker-src 'self';")
    expect(policy).not.toMatch(/unsafe-/)
  })

  test('allows in development what the reload of the framework needs, and nothing else', () => {
    const opened = policyIn('development')

    expect(opened).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic' 'unsafe-eval';")
    expect(opened).toContain("style-src 'self' 'unsafe-inline';")
    expect(withoutSources(opened)).toEqual(withoutSources(policyIn('production')))
  })
})

test('says that the desk is to be reached over TLS only where it is', () => {
  expect(buildSecurityHeaders('abc', false)).not.toHaveProperty('strict-transport-security')
  expect(buildSecurityHeaders('abc', true)).toHaveProperty('strict-transport-security')
})

function policyIn(mode: string): string {
  vi.stubEnv('NODE_ENV', mode)
  return buildSecurityHeaders('abc', false)['content-security-policy']!
}

/** The directives but those of scripts and styles. */
const withoutSources = (policy: string) =>
  policy.split('; ').filter((directive) => !/^(script|style)-src /.test(directive))
