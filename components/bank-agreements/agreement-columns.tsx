import { defineColumns } from '@/components/data-grid/define-columns'
import { Moment } from '@/components/ui/moment'
import { Absent } from '@/components/ui/money-amount'
import { PersonLink } from '@/components/ui/record-links/person-link'
import type { SentAgreement } from '@/lib/contracts/desk/registrations'
import {
  labelAccountType,
  labelTarget,
} from '@/lib/features/bank-agreements/messages/agreement-labels'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { formatOrganizationNumber } from '@/lib/shared/references/organization-number'
import { toVisibleMask } from '@/lib/shared/wire/masks'
import { AgreementStatusMark } from './agreement-status'

/** What was sent under a name, as a text; null where it was erased. */
export const findSent = ({ sent }: Pick<SentAgreement, 'sent'>, name: string): string | null => {
  const value = sent?.[name]
  return typeof value === 'string' ? value : null
}

export const createAgreementColumns = (t: Translate) =>
  defineColumns<SentAgreement>()([
    {
      key: 'name',
      card: 'top',
      title: t('bankAgreements.column.name'),
      width: 'w-64',
      cell: (entry) => findSent(entry, 'name') ?? entry.target ?? t('bankAgreements.unnamed'),
    },
    {
      key: 'status',
      card: 'left',
      title: t('bankAgreements.column.status'),
      width: 'w-36',
      cell: (entry) => <AgreementStatusMark entry={entry} />,
    },
    {
      key: 'number',
      card: 'right',
      title: t('bankAgreements.column.number'),
      width: 'w-36',
      cell: (entry) =>
        formatOrganizationNumber(findSent(entry, 'organizationNumber')) ?? <Absent />,
    },
    {
      key: 'account',
      card: 'low-left',
      title: t('bankAgreements.column.account'),
      width: 'w-44',
      cell: (entry) => {
        const [type, account] = [
          findSent(entry, 'bankAccountType'),
          findSent(entry, 'bankAccountNumber'),
        ]
        return type === null ? (
          <Absent />
        ) : (
          `${labelAccountType(t, type)} ${account ? toVisibleMask(account) : ''}`
        )
      },
    },
    {
      key: 'target',
      title: t('bankAgreements.column.target'),
      width: 'w-32',
      cell: (entry) => {
        const target = findSent(entry, 'targetGroup')
        return target === null ? <Absent /> : labelTarget(t, target)
      },
    },
    {
      key: 'at',
      card: 'low-right',
      title: t('bankAgreements.column.at'),
      width: 'w-36',
      cell: ({ sentAt }) => <Moment instant={sentAt} format={formatDateTime} />,
    },
    {
      key: 'by',
      title: t('bankAgreements.column.by'),
      width: 'w-28',
      cell: ({ person }) => <PersonLink person={person} />,
    },
  ])
