import { expect, test } from 'vitest'
import { getCaseQuery } from '@/lib/features/collection-cases/client/cases'
import { renderPage } from '@/tests/support/render-page'
import { CasePage } from './case-page'

const organizationId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

test.each([
  ['{}', {}, 'We couldn’t load case 123456'],
  ['{ data: null }', { data: null }, 'We couldn’t load case 123456'],
  ['an empty list', { data: [] }, 'Case 123456 not found'],
  ['a list of others', { data: [{ caseNumber: 9 }] }, 'Case 123456 not found'],
])('%s: %s', (_, answer, title) => {
  const markup = renderPage(
    <CasePage
      organizationId={organizationId}
      caseNumber="123456"
      userName="kari"
      rates={[]}
      mayDecide
    />,
    (client) => client.setQueryData(getCaseQuery(organizationId, '123456').queryKey, answer),
  )
  const titles = ['We couldn’t load case 123456', 'Case 123456 not found']
  expect(titles.filter((each) => markup.includes(each))).toEqual([title])
})
