import { Button } from '@/components/ui/button'
import { ButtonLink, Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ExistingDocument } from '@/lib/contracts/desk/receivables/new-document'
import type { DocumentSending } from '@/lib/features/documents/client/use-document-writes'
import type { TypedDocument } from '@/lib/features/documents/domain/typed-document'
import { labelDocumentType } from '@/lib/features/documents/messages/document-labels'
import { routes } from '@/lib/shared/routes'
import type { NewDocumentState } from './use-new-document'

/** A document that was created, with the ways to it and on. */
export function CreatedDocument({
  clientNo,
  typed,
  sending: { outcome },
  onNext,
}: {
  clientNo: string
  typed: TypedDocument
  sending: DocumentSending
  onNext: () => void
}) {
  const t = useT()
  const [number, customerNo] = [typed.documentNo.trim(), typed.customerNo.trim()]
  const isFound = outcome?.outcome === 'created' && outcome.isFound
  return (
    <StateBlock
      kind="done"
      title={t(isFound ? 'documents.create.done' : 'documents.create.accepted', {
        type: labelDocumentType(t, typed.documentType),
        number,
      })}
      steps={
        <>
          <ButtonLink href={routes.ledgerDocument(clientNo, number)}>
            {t('documents.create.openDocument')}
          </ButtonLink>
          <ButtonLink href={routes.customerInvoices(clientNo, customerNo)}>
            {t('documents.create.openCustomer')}
          </ButtonLink>
          <Button onClick={onNext}>{t('documents.create.next')}</Button>
        </>
      }
    >
      {!isFound && t('documents.create.acceptedMeaning')}
    </StateBlock>
  )
}

/** Why a document is not created, or not known to be, and then the way to look. */
export function DocumentResult({ clientNo, form }: { clientNo: string; form: NewDocumentState }) {
  const t = useT()
  const { sending, typed, isTried, document, differences } = form
  const { outcome, failure, look, isUnknown, idempotencyKey } = sending
  const number = typed.documentNo.trim()
  return (
    <div aria-live="polite">
      {isTried && !document && <Blockers form={form} />}
      {isTried && !document && differences.length > 0 && (
        <StateBlock variant="strip" kind="warned" title={t('documents.create.addUp')} />
      )}
      {outcome?.outcome === 'exists' && (
        <StateBlock
          kind="warned"
          title={t('documents.create.exists', { number })}
          steps={
            <ButtonLink href={routes.ledgerDocument(clientNo, number)}>
              {t('documents.create.openDocument')}
            </ButtonLink>
          }
        >
          {t('documents.create.existsMeaning')}
          <ul>
            {outcome.existing.map((each) => (
              <li key={JSON.stringify(each)}>
                <Existing each={each} />
              </li>
            ))}
          </ul>
        </StateBlock>
      )}
      {outcome?.outcome === 'open' && (
        <StateBlock
          kind="unknown"
          title={t('documents.create.earlier')}
          steps={
            <Link href={routes.journalLine(outcome.idempotencyKey)}>
              {t('documents.create.toActivity')}
            </Link>
          }
        >
          {t('documents.create.earlierMeaning')}
        </StateBlock>
      )}
      {failure && (
        <FailureBlock
          failure={failure}
          doing="write"
          note={isUnknown ? t('documents.create.unknownNote') : undefined}
          steps={
            isUnknown && (
              <>
                <Button
                  onClick={sending.checkAgain}
                  busy={sending.isLooking}
                  busyLabel={t('documents.create.checking')}
                >
                  {t('documents.create.checkStatus')}
                </Button>
                <Link href={routes.ledgerDocument(clientNo, number)}>
                  {t('documents.create.openDocument')}
                </Link>
                {idempotencyKey && (
                  <Link href={routes.journalLine(idempotencyKey)}>
                    {t('documents.create.toActivity')}
                  </Link>
                )}
              </>
            )
          }
        />
      )}
      {look && (
        <StateBlock
          variant="strip"
          kind={look === 'notMade' ? 'warned' : 'unknown'}
          title={t(`documents.create.${look}`)}
        />
      )}
    </div>
  )
}

/** The fields that are to be mended first, by their names. */
function Blockers({ form: { problems, lineProblems } }: { form: NewDocumentState }) {
  const t = useT()
  const names = [
    ...(Object.keys(problems) as (keyof typeof problems)[]).map((field) =>
      t(`documents.create.field.${field}`),
    ),
    ...lineProblems.flatMap((found, at) =>
      (Object.keys(found) as (keyof typeof found)[]).map((field) =>
        t(`documents.create.line.${field}`, { number: String(at + 1) }),
      ),
    ),
  ]
  if (names.length === 0) return null
  return (
    <StateBlock
      variant="strip"
      kind="warned"
      title={t('documents.create.fix', { count: names.length, names: names.join(', ') })}
    />
  )
}

/** What stands under a number that was to be used. */
function Existing({ each }: { each: ExistingDocument }) {
  const t = useT()
  const type = each.documentType
  return (
    <>
      {t('documents.create.existing', {
        type: type ? labelDocumentType(t, type) : t('documents.create.unknownType'),
        customer: each.customerNo ?? t('documents.create.unknownCustomer'),
      })}{' '}
      <MoneyAmount value={each.amount} currency={each.currency} />
    </>
  )
}
