import { useQuery } from '@tanstack/react-query'
import { CodeName } from '@/components/codes/public'
import { createNumberFact, Facts } from '@/components/form/facts'
import { RegistrationPane } from '@/components/registrations/public'
import { Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { PanelSection } from '@/components/ui/page-section'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { isDenied, toFailure } from '@/lib/client/operation-failed'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { toBundlesQuery } from '@/lib/features/documents/client/bundles'
import { getDocumentQuery } from '@/lib/features/documents/client/documents'
import { routes } from '@/lib/shared/routes'
import { CustomerOf } from './document-columns'
import { DocumentLines } from './document-lines'
import { SameNumber } from './same-number'

/** One document: its facts, its lines, and what is attached to it. */
export function DocumentPane({ clientNo, documentNo, onClose }: Props) {
  const t = useT()
  const { data, error, refetch } = useQuery(getDocumentQuery(clientNo, documentNo))
  const isGone = error !== null && isDenied(toFailure(error))
  return (
    <RegistrationPane title={documentNo} copy={documentNo} of={documentNo} onClose={onClose}>
      {isGone ? (
        <StateBlock kind="empty" level={3} title={t('documents.pane.gone')} />
      ) : (
        (error || !data) && (
          <ReadStates
            failure={error && toFailure(error)}
            isHeld={data !== undefined}
            rows={8}
            columns={2}
            onAgain={() => void refetch()}
          />
        )
      )}
      {data && !isGone && (
        <>
          <SameNumber clientNo={clientNo} documentNo={documentNo} document={data} />
          <DocumentReading clientNo={clientNo} document={data} />
        </>
      )}
    </RegistrationPane>
  )
}

type Props = { clientNo: string; documentNo: string; onClose: () => void }

function DocumentReading({ clientNo, document }: ReadingProps) {
  const t = useT()
  const { currency, currencyAmounts: amounts, arItemId } = document
  const toAmount = (value: Parameters<typeof MoneyAmount>[0]['value']) => (
    <MoneyAmount value={value} currency={currency} />
  )
  return (
    <div className="px-6 max-narrow:px-4">
      <PanelSection title={t('documents.pane.facts')}>
        <Facts
          items={[
            {
              label: t('documents.column.type'),
              value: (
                <CodeName clientNo={clientNo} type="documentType" code={document.documentType} />
              ),
            },
            {
              label: t('documents.column.customer'),
              value: <CustomerOf clientNo={clientNo} customerNo={document.customerNo} />,
            },
            createNumberFact(t('documents.pane.subCustomer'), document.subCustomerNo),
            { label: t('documents.column.date'), value: document.documentDate },
            { label: t('documents.column.due'), value: document.dueDate },
            createNumberFact(t('documents.pane.kid'), document.kid),
            { label: t('documents.pane.exclVat'), value: toAmount(amounts?.exclVat) },
            { label: t('documents.pane.vat'), value: toAmount(amounts?.vat) },
            { label: t('documents.pane.inclVat'), value: toAmount(amounts?.inclVat) },
            {
              label: t('documents.pane.item'),
              value:
                arItemId == null ? null : (
                  <Link href={routes.item(clientNo, String(arItemId))}>{String(arItemId)}</Link>
                ),
            },
            {
              label: t('documents.pane.bundle'),
              value: document.bundleId && (
                <Link
                  href={routes.documentBundles(
                    clientNo,
                    toBundlesQuery({ page: 1, open: document.bundleId }),
                  )}
                >
                  {document.bundleId}
                </Link>
              ),
            },
          ]}
        />
      </PanelSection>
      <DocumentLines document={document} />
      <PanelSection title={t('documents.pane.attachments')}>
        <AttachmentList clientNo={clientNo} names={document.attachmentFiles} />
      </PanelSection>
    </div>
  )
}

type ReadingProps = { clientNo: string; document: Answer<'getDocument'> }

/** The files that go with a document, each looked for among the stored ones by its name. */
function AttachmentList({ clientNo, names }: AttachmentProps) {
  const t = useT()
  if (!Array.isArray(names))
    return <p className="text-ink-3">{t('documents.pane.untoldAttachments')}</p>
  if (names.length === 0) return <p className="text-ink-3">{t('documents.pane.noAttachments')}</p>
  return (
    <ul>
      {names.map((name) => (
        <li key={name} className="py-1 wrap-anywhere">
          <Link href={routes.storedFiles(clientNo, new URLSearchParams({ q: name }).toString())}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type AttachmentProps = { clientNo: string; names: readonly string[] | null | undefined }
