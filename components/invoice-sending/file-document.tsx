'use client'

import { useState } from 'react'
import { Facts } from '@/components/form/facts'
import { Field } from '@/components/form/field'
import { Section } from '@/components/form/section'
import { Button } from '@/components/ui/button'
import type { UblReading } from '@/lib/client/files/ubl/ubl-result'
import { useT } from '@/lib/client/translation'
import type { UblDocument } from '@/lib/contracts/distribution/ubl-document'
import type { DocumentCheck } from '@/lib/features/document-rules/domain/public'
import { toSentDocument } from '@/lib/features/invoice-sending/client/prepare-files'
import {
  findBuyerAddress,
  findBuyerName,
  findPayable,
  findSellerName,
  isOtherSeller,
} from '@/lib/features/invoice-sending/domain/ubl-facts'
import { formatAmount } from '@/lib/shared/format/amount'
import { truncateId } from '@/lib/shared/format/truncate-id'
import { CompanySelect, type OwnCompany, useKnownCompanies } from './company-select'
import { ConfirmSend } from './confirm-send'
import type { useSending } from './use-sending'

type Props = {
  reading: Extract<UblReading, { ok: true }>
  identifier: string
  check: DocumentCheck | null
  companies: readonly OwnCompany[]
  sending: Pick<ReturnType<typeof useSending>, 'isBusy' | 'submit'>
  /** It may not be sent now. */
  isStill: boolean
}

/** What a document of a file says, what of it cannot be carried, and the button that sends it. */
export function FileDocument(props: Props) {
  const { reading, identifier, check, companies, sending, isStill } = props
  const t = useT()
  const { document } = reading
  const [companyId, setCompanyId] = useState<number | null>(
    companies.length === 1 ? companies[0]!.companyId : null,
  )
  const [isAsked, setAsked] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const findKnown = useKnownCompanies()
  const number = companyId === null ? null : findKnown(companyId)?.OrganizationNumber
  const isOther = isOtherSeller(document, number)
  const facts = listFacts(document)

  const outgoing =
    companyId === null ? null : { companyId, document: toSentDocument(document, identifier) }

  async function submit(besides: readonly string[]) {
    if (!outgoing) return
    await sending.submit(outgoing.companyId, outgoing.document, besides)
    setConfirming(false)
  }

  return (
    <>
      <Section title={t(`invoiceSending.choice.${document.kind}`)}>
        <Facts
          items={facts.map(([name, value]) => ({
            label: t(`invoiceSending.file.fact.${name}`),
            value,
          }))}
        />
      </Section>
      <NotCarriedList reading={reading} />
      <Section title={t('invoiceSending.section.sender')}>
        <Field
          label={t('invoiceSending.company')}
          error={isAsked && companyId === null ? t('invoiceSending.noCompany') : undefined}
          warning={isOther ? t('invoiceSending.file.otherSeller') : undefined}
        >
          {(control) => (
            <CompanySelect
              {...control}
              companies={companies}
              value={companyId}
              disabled={isStill}
              onChoose={(own) => setCompanyId(own?.companyId ?? null)}
            />
          )}
        </Field>
        <Button
          className="mt-2"
          variant="primary"
          aria-disabled={isStill || undefined}
          onClick={() => {
            setAsked(true)
            if (companyId !== null) setConfirming(true)
          }}
        >
          {t('invoiceSending.send')}
        </Button>
      </Section>
      {isConfirming && (
        <ConfirmSend
          title={t(
            document.kind === 'creditNote'
              ? 'invoiceSending.questionCredit'
              : 'invoiceSending.question',
            {
              number: document.body.ID ?? '',
              name: findBuyerName(document) ?? '',
              amount: formatPayable(document) ?? '',
            },
          )}
          identifier={identifier}
          outgoing={outgoing}
          check={check}
          isBusy={sending.isBusy}
          onCancel={() => setConfirming(false)}
          onSubmit={(besides) => void submit(besides)}
        />
      )}
    </>
  )
}

/** The places of a file that the body has no room for. */
function NotCarriedList({ reading: { notCarried, unlisted } }: Pick<Props, 'reading'>) {
  const t = useT()
  if (notCarried.length === 0) return null
  return (
    <Section
      title={t('invoiceSending.file.notCarried')}
      note={t('invoiceSending.file.notCarriedNote')}
    >
      <ul className="grid gap-0.5">
        {notCarried.map(({ path, reason, count }) => (
          <li key={`${path} ${reason}`} className="wrap-anywhere">
            <code>{path}</code>{' '}
            <span className="text-ink-2">
              {t(`invoiceSending.file.reason.${reason}`)}
              {count > 1 && ` × ${count}`}
            </span>
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p>{t('invoiceSending.file.unlisted', { count: String(unlisted) })}</p>}
    </Section>
  )
}

function formatPayable(document: UblDocument): string | null {
  const { Value, CurrencyID } = findPayable(document) ?? {}
  return Value === undefined ? null : `${formatAmount(Value as `${number}`)} ${CurrencyID ?? ''}`
}

/** What a person looks at first: number, days, parties and the total as the file states it. */
function listFacts(document: UblDocument) {
  const { body, kind } = document
  const lines = kind === 'creditNote' ? document.body.CreditNoteLine : document.body.InvoiceLine
  return [
    ['number', body.ID],
    ['issueDate', body.IssueDate],
    ['dueDate', kind === 'invoice' ? document.body.DueDate : undefined],
    ['seller', findSellerName(document)],
    ['buyer', findBuyerName(document)],
    ['receiver', findBuyerAddress(document)],
    [
      'reference',
      body.PaymentMeans?.[0]?.PaymentID?.[0] && truncateId(body.PaymentMeans[0].PaymentID[0]),
    ],
    ['lines', String(lines?.length ?? 0)],
    ['payable', formatPayable(document)],
  ] as const
}
