import { PageSection } from '@/components/ui/page-section'
import { CustomerLink } from '@/components/ui/record-links/customer-link'
import { useClientOf } from '@/lib/client/places'
import { useT } from '@/lib/client/translation'
import type { CaseDebtor, CollectionCase } from '@/lib/contracts/collection/cases'
import type { Translate } from '@/lib/shared/i18n/translate'
import { toVisibleMask } from '@/lib/shared/wire/masks'

/** Who owes, as the case names them. Identity numbers and birth dates arrive masked. */
export function CaseDebtors({
  organizationId,
  read,
}: {
  organizationId: string
  read: CollectionCase
}) {
  const t = useT()
  const clientNo = useClientOf(organizationId)
  const debtors = read.debtors ?? []
  return (
    <PageSection title={t('collectionCases.debtors.title')} note={debtors.length}>
      {debtors.length === 0 && <p className="text-ink-3">{t('collectionCases.debtors.none')}</p>}
      <ul>
        {debtors.map((debtor, place) => (
          <li key={debtor.debtorId ?? place} className="border-b border-line py-2 wrap-anywhere">
            <div className="flex flex-wrap justify-between gap-x-3">
              <b className="font-medium">
                <CustomerLink clientNo={clientNo} customerNo={debtor.customerNumber}>
                  {formatCaseDebtorName(debtor) ?? t('collectionCases.debtors.noName')}
                </CustomerLink>
              </b>
              <span className="text-ink-3">
                {[labelDebtorType(t, debtor), labelRole(t, debtor)].filter(Boolean).join(', ')}
              </span>
            </div>
            {listDebtorLines(t, debtor).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </li>
        ))}
      </ul>
    </PageSection>
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

function labelRole(t: Translate, { role }: CaseDebtor) {
  const known = roles.find((each) => each === role)
  return known ? t(`collectionCases.debtors.role.${known}`) : role
}

function labelDebtorType(t: Translate, { type }: CaseDebtor) {
  const known = types.find((each) => each === type)
  return known ? t(`collectionCases.debtors.type.${known}`) : type
}

function listDebtorLines(
  t: Translate,
  {
    organizationNumber,
    identificationNumber,
    dateOfBirth,
    customerNumber,
    addresses,
    emails,
    phoneNumbers,
  }: CaseDebtor,
): string[] {
  const ids = [
    identificationNumber &&
      `${t('collectionCases.debtors.identity')} ${toVisibleMask(identificationNumber)}`,
    dateOfBirth && `${t('collectionCases.debtors.born')} ${toVisibleMask(dateOfBirth)}`,
    organizationNumber && `${t('collectionCases.debtors.organization')} ${organizationNumber}`,
    customerNumber && t('collectionCases.debtors.customer', { number: customerNumber }),
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
