'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { type CustomerRead, getCustomerQuery } from '@/lib/features/customers/client/customers'
import { listAddressLines } from '@/lib/features/customers/domain/whole/contact'
import { NotKnownChip } from '../not-known'
import { AsideSection } from './aside-section'

/** How a customer is reached: e-mail, telephone, address, each to be copied. */
export function CustomerContact() {
  const t = useT()
  const { clientNo, customerNo } = useCustomerPlace()
  const { data } = useQuery(getCustomerQuery(clientNo, customerNo))
  if (!data) return null
  return (
    <AsideSection id="contact" title={t('customers.whole.contact.title')}>
      <ul className="grid gap-1">
        <Lines
          label={t('customers.whole.contact.email')}
          values={listEmails(data)}
          link="mailto:"
        />
        <Lines label={t('customers.whole.contact.phone')} values={listPhones(data)} link="tel:" />
        <Address lines={listAddressLines(data.postalAddress)} />
      </ul>
    </AsideSection>
  )
}

const listEmails = ({ emailAddressDocument, secondaryEmailAddress }: CustomerRead) =>
  emailAddressDocument == null && secondaryEmailAddress == null
    ? null
    : keepWritten([...(emailAddressDocument ?? []), ...(secondaryEmailAddress ?? [])])

const listPhones = ({ phoneNo, secondaryPhoneNo }: CustomerRead) =>
  phoneNo == null && secondaryPhoneNo == null ? null : keepWritten([phoneNo, secondaryPhoneNo])

const keepWritten = (values: readonly (string | null | undefined)[]) => [
  ...new Set(values.flatMap((value) => value?.trim() || [])),
]

/** Null where the answer told of none; an empty list where it told that there is none. */
function Lines({
  label,
  values,
  link,
}: {
  label: string
  values: readonly string[] | null
  link: 'mailto:' | 'tel:'
}) {
  const t = useT()
  if (values === null || values.length === 0)
    return (
      <Line label={label}>
        {values === null ? (
          <NotKnownChip />
        ) : (
          <span className="text-ink-3">{t('customers.whole.contact.none')}</span>
        )}
      </Line>
    )
  return values.map((value) => (
    <Line key={value} label={label} copied={value}>
      <a href={`${link}${encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%2B', '+')}`}>
        {value}
      </a>
    </Line>
  ))
}

function Address({ lines }: { lines: readonly string[] | null }) {
  const t = useT()
  return (
    <Line label={t('customers.whole.contact.address')} copied={lines?.join('\n')}>
      {lines === null ? (
        <NotKnownChip />
      ) : lines.length === 0 ? (
        <span className="text-ink-3">{t('customers.whole.contact.none')}</span>
      ) : (
        <span className="whitespace-pre-line">{lines.join('\n')}</span>
      )}
    </Line>
  )
}

function Line({
  label,
  copied,
  children,
}: {
  label: string
  copied?: string
  children: ReactNode
}) {
  const t = useT()
  return (
    <li className="flex items-start gap-2 py-0.5">
      <span className={copied ? 'sr-only' : 'flex-none text-ink-2'}>{label}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {copied && (
        <span className="-my-1 flex-none">
          <CopyButton text={copied} label={t('form.copyValue', { value: label })} />
        </span>
      )}
    </li>
  )
}
