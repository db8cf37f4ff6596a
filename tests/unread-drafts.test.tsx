import type { QueryClient } from '@tanstack/react-query'
import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { expect, test } from 'vitest'
import { PostingsPage } from '@/components/auto-postings/postings-page'
import { NewDocumentPage } from '@/components/documents/new/new-document-page'
import { NewInvoiceWithDraft } from '@/components/invoice-registration/one-invoice/new-invoice-with-draft'
import { OneDocument } from '@/components/invoice-sending/one-document'
import { PaymentsPage } from '@/components/payment-matching/payments-page'
import { useKeptRegistration, useRegistrationDraft } from '@/components/registrations/public'
import { OperationFailed } from '@/lib/client/operation-failed'
import { getOperationQuery } from '@/lib/client/operation-query'
import { getDraftQuery } from '@/lib/client/user-state'
import { postingsDraftKey } from '@/lib/features/auto-postings/domain/postings-draft'
import { getNewDocumentDraftKey } from '@/lib/features/documents/client/new-document-draft'
import { getNewInvoiceDraftKey } from '@/lib/features/invoice-registration/client/new-invoice-draft'
import { getDocumentDraftKey } from '@/lib/features/invoice-sending/client/document-draft'
import { getPaymentsDraftKey } from '@/lib/features/payment-matching/client/payment-keys'
import { renderPage } from './support/render-page'

const companies = getOperationQuery('listAvailableCompanies', {})
const person = { clientNo: '1001', userName: 'kari' }

const Registration = () => {
  const workspaces = [
    { clientNo: '1001', name: 'Nordkust', organizationId: null, companyIds: [501] },
  ]
  const kept = useKeptRegistration('new-company', workspaces)
  return kept && <RegistrationForm {...{ workspaces, kept }} />
}
const RegistrationForm = (
  read: Pick<Parameters<typeof useRegistrationDraft>[0], 'workspaces' | 'kept'>,
) => {
  const blank = { Name: '' }
  const draft = useRegistrationDraft({ ...read, userName: 'kari', draftKey: 'new-company', blank })
  return <input aria-label={draft.failure ? 'Your draft isn’t being saved' : 'Name'} />
}

const pages = [
  [
    'a document to send',
    getDocumentDraftKey('business'),
    <OneDocument
      key="send"
      {...{ ...person, companies: [], replaced: null, route: 'business' as const }}
      onNext={() => {}}
    />,
  ],
  [
    'an invoice for collection',
    getNewInvoiceDraftKey('7'),
    <NewInvoiceWithDraft key="invoice" {...person} organizationId="7" />,
  ],
  [
    'a new document',
    getNewDocumentDraftKey('10001'),
    <NewDocumentPage key="document" {...person} customerNo="10001" />,
  ],
  [
    'payments',
    getPaymentsDraftKey('7'),
    <NuqsTestingAdapter key="payments">
      <PaymentsPage {...person} organizationId="7" />
    </NuqsTestingAdapter>,
  ],
  ['postings', postingsDraftKey, <PostingsPage key="postings" {...person} />],
  ['a registration', 'new-company', <Registration key="company" />],
] as const

const isOpen = (markup: string) => markup.includes('<input')
const saysUnkept = (markup: string) => markup.includes('Your draft isn’t being saved')

test.each(pages)('the page of %s waits until its draft is read, or was not', (_, subject, page) => {
  const { queryKey } = getDraftQuery('1001', subject)
  const paint = (fill: (client: QueryClient) => void) => {
    const markup = renderPage(page, (client) => {
      client.setDefaultOptions({ queries: { retryOnMount: false } })
      client.setQueryData(companies.queryKey, [])
      fill(client)
    })
    return [isOpen(markup), saysUnkept(markup)]
  }
  expect(paint(() => {})).toEqual([false, false])
  expect(paint((client) => client.setQueryData(queryKey, { draft: null }))).toEqual([true, false])
  expect(
    paint((client) =>
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({ status: 'error', error: new OperationFailed({ kind: 'unreachable' }) }),
    ),
  ).toEqual([true, true])
})
