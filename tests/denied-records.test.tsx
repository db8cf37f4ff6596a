import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FoundAgreement } from '@/components/bank-agreements/found-agreement'
import { ReceivablesBatchPage } from '@/components/batches/receivables-batch-page'
import { FilePane as SentFilePane } from '@/components/bundles/file-pane'
import { BundlePane } from '@/components/documents/bundles/bundle-pane'
import { DocumentPane } from '@/components/documents/document-pane'
import { SettlementPane } from '@/components/settlements/settlement-pane'
import { FilePane } from '@/components/stored-files/file-pane'
import { OperationFailed } from '@/lib/client/operation-failed'
import { getAgreementByRequestQuery } from '@/lib/features/bank-agreements/client/agreements'
import { getReceivablesBatchQuery } from '@/lib/features/batches/client/batches'
import { getFileInvoicesQuery } from '@/lib/features/bundles/client/files'
import { getBundleQuery } from '@/lib/features/documents/client/bundles'
import { getDocumentQuery } from '@/lib/features/documents/client/documents'
import { getSettlementQuery } from '@/lib/features/settlements/client/settlements'
import { getFileQuery } from '@/lib/features/stored-files/client/stored-files'
import { renderPage } from './support/render-page'

const onClose = () => {}
const none = undefined

const records: [words: string, key: readonly unknown[], page: ReactNode][] = [
  [
    'Settlement not found',
    getSettlementQuery('o', 's').queryKey,
    <SettlementPane key="" organizationId="o" settlementId="s" row={none} onClose={onClose} />,
  ],
  [
    'This document isn’t there',
    getDocumentQuery('1001', 'D-1').queryKey,
    <DocumentPane key="" clientNo="1001" documentNo="D-1" onClose={onClose} />,
  ],
  [
    'This bundle isn’t there',
    getBundleQuery('1001', 'b').queryKey,
    <BundlePane key="" clientNo="1001" bundleId="b" onClose={onClose} />,
  ],
  [
    'This file isn’t there any more',
    getFileQuery('1001', 'f').queryKey,
    <FilePane key="" clientNo="1001" fileId="f" listed={none} onClose={onClose} />,
  ],
  [
    'No invoices with this file name',
    getFileInvoicesQuery(501, 'a.xml').queryKey,
    <SentFilePane
      key=""
      {...{ company: 501, fileName: 'a.xml', day: null, bundle: none, onClose }}
    />,
  ],
  [
    'No agreement with this request ID',
    getAgreementByRequestQuery('r').queryKey,
    <FoundAgreement key="" requestId="r" onClose={onClose} />,
  ],
  [
    'No batch with this ID',
    getReceivablesBatchQuery('1001', 'u').queryKey,
    <ReceivablesBatchPage key="" clientNo="1001" batchUuid="u" userName="kari" />,
  ],
]

test.each(records)(
  '“%s” is said only where the service surely has the operation',
  (words, key, page) => {
    const paint = (code?: string) =>
      renderPage(page, (client) => {
        client.setDefaultOptions({ queries: { retryOnMount: false } })
        client
          .getQueryCache()
          .build(client, { queryKey: key })
          .setState({ status: 'error', error: new OperationFailed({ kind: 'not-found', code }) })
      })
    expect(paint()).toContain(words)
    const maybe = paint('maybe-not-offered')
    expect(maybe).not.toContain(words)
    expect(maybe).toContain('doesn’t offer this')
  },
)
