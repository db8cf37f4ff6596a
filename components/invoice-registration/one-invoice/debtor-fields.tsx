import { Field } from '@/components/form/field'
import { InvoiceInput } from '@/components/invoice-registration/invoice-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import {
  checkOtherDebtor,
  type OtherDebtor,
  otherRoles,
} from '@/lib/features/invoice-registration/domain/invoice-extras'
import type { InvoiceField } from '@/lib/features/invoice-registration/domain/invoice-file-columns'

type Props = {
  debtor: OtherDebtor
  /** Its number among the debtors of the invoice. */
  place: number
  isAsked: boolean
  onDebtor: (debtor: OtherDebtor) => void
  onRemove: () => void
}

const shown = [
  ...(['debtorType', 'debtorName', 'debtorCustomerNumber', 'debtorOrganizationNumber'] as const),
  ...(['debtorEmail', 'debtorStreet', 'debtorZipCode', 'debtorCity'] as const),
  'debtorCountryCode',
] as const satisfies InvoiceField[]

/** The role of another debtor, and the fields that are asked of one. */
export function DebtorFields({ debtor, place, isAsked, onDebtor, onRemove }: Props) {
  const t = useT()
  const { role, entry } = debtor
  const findings = checkOtherDebtor(debtor).filter(
    ({ field }) => isAsked || entry[field] !== undefined,
  )
  return (
    <fieldset className="mb-2 border-b border-line pb-2">
      <legend className="sr-only">
        {t('invoiceRegistration.one.other', { place: String(place) })}
      </legend>
      <Field label={t('invoiceRegistration.one.role')}>
        {({ variant: _, ...control }) => (
          <select
            {...control}
            className="input"
            value={role}
            onChange={({ target }) =>
              onDebtor({ entry, role: target.value as OtherDebtor['role'] })
            }
          >
            {otherRoles.map((each) => (
              <option key={each} value={each}>
                {t(`invoiceRegistration.one.roles.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {shown.map((field) => (
        <InvoiceInput
          key={field}
          field={field}
          register={(name) => ({
            name: `${name}-${place}`,
            value: entry[name] ?? '',
            onChange: ({ target }) => onDebtor({ role, entry: { ...entry, [name]: target.value } }),
          })}
          entry={entry}
          findings={findings.filter((each) => each.field === field)}
          refused={[]}
        />
      ))}
      <Button size="sm" onClick={onRemove}>
        {t('invoiceRegistration.one.removeOther', { place: String(place) })}
      </Button>
    </fieldset>
  )
}
