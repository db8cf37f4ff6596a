import { isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ForbiddenPage } from '@/components/layout/not-offered-page'
import { asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { everyRight } from '@/tests/support/tokens'
import SendAgainRoute from './again/page'
import SendRoute from './page'

const desk = deskUnderTest()

const open = (route: (props: never) => Promise<ReactNode>, query: Record<string, string> = {}) =>
  route({ params: Promise.resolve({}), searchParams: Promise.resolve(query) } as never)

const isForbidden = (page: ReactNode) => isValidElement(page) && page.type === ForbiddenPage

test.each([
  ['one invoice', SendRoute, {}],
  ['many', SendAgainRoute, { cause: 'silent' }],
] as const)(
  'the page to send %s opens for who may send and for nobody else',
  async (_, route, query) => {
    upstreamAnswers(desk, (_, response) => json(response, 404, {}))
    await asKari({ rights: everyRight })
    expect(isForbidden(await open(route, query))).toBe(false)
    await asKari({ rights: everyRight.filter((each) => !each.startsWith('write:distribution')) })
    expect(isForbidden(await open(route, query))).toBe(true)
  },
)
