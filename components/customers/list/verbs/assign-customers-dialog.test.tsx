import { expect, test } from 'vitest'
import { getFollowUpsQuery } from '@/lib/features/customers/client/customers'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { AssignCustomersDialog } from './assign-customers-dialog'

test('who has a customer now is a link, where the customer is given to somebody else', () =>
  expect(
    readWithLinks(
      renderPage(
        <AssignCustomersDialog
          clientNo="1001"
          userName="kari"
          customers={[
            { customerNo: '7', name: 'Berg' },
            { customerNo: '8', name: 'Dahl' },
          ]}
          bulk={{ isPending: false, failure: null } as never}
          onClose={() => {}}
        />,
        (client) =>
          client.setQueryData(getFollowUpsQuery('1001', ['7', '8']).queryKey, {
            followUps: [{ customerNo: '7', owner: 'ola', followUpOn: null }],
            people: ['ola'],
          }),
      ),
    ),
  ).toContain('Berg 7: now [ola](/journal?who=ola)Dahl 8: '))
