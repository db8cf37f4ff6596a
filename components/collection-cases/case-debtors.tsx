import { PagePart } from '@/components/ui/page-part'
import type { CaseDebtor, CollectionCase } from '@/lib/contracts/collection/cases'
import { t } from '@/lib/shared/i18n/translate-collection-cases'
import { toVisibleMask } from '@/lib/shared/wire/masks'

/** Who owes, as the case names them. Identity numbers and birth dates arrive masked. */
export function CaseDebtors({ read }: { read: CollectionCase }) {
  const debtors = read.debtors ?? []
  return (
    <PagePart title={t('cases.debtors.title')} note={debtors.length}>
      {debtors.length === 0 && <p className="absent">{t('cases.debtors.none')}</p>}
      <ul>
        {debtors.map((debtor, place) => (
          <li key={debtor.debtorId ?? place} className="border-b border-line py-2 wrap-anywhere">
            <div className="flex flex-wrap justify-between gap-x-3">
              <b className="font-medium">
                {formatCaseDebtorName(debtor) ?? t('cases.debtors.noName')}
              </b>
              <span className="absent">
                {[labelDebtorType(debtor), labelRole(debtor)].filter(Boolean).join(', ')}
              </span>
            </div>
            {listDebtorLines(debtor).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </li>
        ))}
      </ul>
    </PagePart>
  )
}

/** The name of a debtor; null where the answer tells none. */
export const formatCaseDebtorName = ({
  fullName,
  firstName,
  lastName,
}: CaseDebtor): string | null => fullName || [firstName, lastName].filter(Boolean).join(' ') || null

const roles = ['PRIMARY_DEBTOR', 'CO_DEBTOR', 'GUARANTOR'] as const
const types = ['PRIVATE', 'COMPANY'] as const

function labelRole({ role }: CaseDebtor) {
  const known = roles.find((each) => each === role)
  return known ? t(`cases.debtors.role.${known}`) : role
}

function labelDebtorType({ type }: CaseDebtor) {
  const known = types.find((each) => each === type)
  return known ? t(`cases.debtors.type.${known}`) : type
}

function listDebtorLines({
  organizationNumber,
  identificationNumber,
  dateOfBirth,
  customerNumber,
  addresses,
  emails,
  phoneNumbers,
}: CaseDebtor): string[] {
  const ids = [
    identificationNumber && `${t('cases.debtors.identity')} ${toVisibleMask(identificationNumber)}`,
    dateOfBirth && `${t('cases.debtors.born')} ${toVisibleMask(dateOfBirth)}`,
    organizationNumber && `${t('cases.debtors.organization')} ${organizationNumber}`,
    customerNumber && t('cases.debtors.customer', { number: customerNumber }),
  ]
  const reached = [
    ...(phoneNumbers ?? []).map(({ countryCode, value }) =>
      [countryCode, value].filter(Boolean).join(' '),
    ),
    ...(emails ?? []).map(({ value }) => value),
  ]
  const places = (addresses ?? []).map(({ street, addressLines, zipCode, city, countryCode }) =>
    [street, ...(addressLines ?? []), [zipCode, city].filter(Boolean).join(' '), countryCode]
      .filter(Boolean)
      .join(', '),
  )
  return [ids, reached, places]
    .map((line) => line.filter(Boolean).join(', '))
    .filter((line) => line !== '')
}
