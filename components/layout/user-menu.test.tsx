import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { UserMenu } from './user-menu'

vi.mock('@/components/ui/popover', () => ({
  Popover: ({ button, children }: Record<'button' | 'children', ReactNode>) => (
    <>
      {button}
      {children}
    </>
  ),
}))

test('the user name of who is signed in is a link to what they changed', () =>
  expect(
    readWithLinks(
      renderPage(
        <UserMenu
          person={{ name: 'Kari Nordmann', userName: 'kari' }}
          theme="system"
          onSignOut={() => {}}
        />,
      ),
    ),
  ).toContain('[kari](/journal?who=kari)'))
