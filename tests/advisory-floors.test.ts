import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Package = { version?: string; resolved?: string; integrity?: string; link?: boolean }

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Record<string, string>
>
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>
}
const locked = Object.entries(lock.packages).filter(([path]) => path !== '')

/**
 * The oldest version of each package without a known hole. Raised by hand, because the registry's
 * audit may not be reachable.
 */
const floors: Record<string, { atLeast: string; because: string }> = {
  next: {
    atLeast: '16.4.1',
    because: 'CVE-2026-94482: any app with one server action can be stopped',
  },
  react: { atLeast: '19.2.6', because: 'CVE-2026-23870: denial of service in Flight' },
  'react-dom': { atLeast: '19.2.6', because: 'CVE-2026-23870: denial of service in Flight' },
  'next-auth': {
    atLeast: '4.24.15',
    because: 'GHSA-7rqj-j65f-68wh, CVE-2026-73418 and the mix-up of check cookies',
  },
  '@auth/core': { atLeast: '0.41.3', because: 'the same as in next-auth' },
}

/** Never fixed on npm, or no longer kept. */
const refused = ['xlsx', 'exceljs', 'next-pwa']

describe('the locked packages', () => {
  test.each(Object.entries(floors))(
    '%s is not older than its last known hole',
    (name, { atLeast, because }) => {
      const versions = versionsOf(name)
      for (const version of versions)
        expect(
          isAtLeast(version, atLeast),
          `${name} ${version} is below ${atLeast}: ${because}`,
        ).toBe(true)
      if (name in manifest.dependencies) expect(versions).not.toEqual([])
    },
  )

  test.each(refused)('%s is not among them', (name) => expect(versionsOf(name)).toEqual([]))

  test('come from whatever registry the machine uses', () => {
    expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
  })

  test('are each checked by a hash', () => {
    const unchecked = locked.filter(
      ([path, { integrity, link }]) => !integrity && !link && !isBundled(path),
    )
    expect(unchecked.map(([path]) => path)).toEqual([])
  })
})

describe('package.json', () => {
  const wanted = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.overrides,
  })

  test.each(wanted)('%s is pinned exactly', (_, version) =>
    expect(version).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/),
  )

  test('says what package-lock.json says', () => {
    const root = lock.packages[''] as unknown as typeof manifest
    expect(root.dependencies).toEqual(manifest.dependencies)
    expect(root.devDependencies).toEqual(manifest.devDependencies)
  })
})

function versionsOf(name: string): string[] {
  return locked
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .flatMap(([, { version }]) => version ?? [])
}

function isAtLeast(version: string, floor: string): boolean {
  const order = new Intl.Collator('en', { numeric: true })
  return !version.includes('-') && order.compare(version, floor) >= 0
}

/** Packed inside another package, whose hash covers it. */
const isBundled = (path: string) =>
  (lock.packages[path] as { inBundle?: boolean }).inBundle === true
