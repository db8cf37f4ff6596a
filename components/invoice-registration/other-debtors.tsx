import { Field } from '@/components/form/field'
import { Section } from '@/components/form/section'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import {
  checkOtherDebtor,
  type OtherDebtor,
  otherRoles,
} from '@/lib/features/invoice-registration/domain/invoice-extras'
import type { InvoiceField } from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import { InvoiceInput } from './invoice-input'

type Props = {
  others: readonly OtherDebtor[]
  /** The person has asked to send, so that what is missing is said. */
  isAsked: boolean
  onOthers: (others: readonly OtherDebtor[]) => void
}

const shown = [
  ...(['debtorType', 'debtorName', 'debtorCustomerNumber', 'debtorOrganizationNumber'] as const),
  ...(['debtorEmail', 'debtorStreet', 'debtorZipCode', 'debtorCity'] as const),
  'debtorCountryCode',
] as const satisfies InvoiceField[]

/** Who owes beside the first debtor, each with a role. */
export function OtherDebtors({ others, isAsked, onOthers }: Props) {
  const t = useT()
  const put = (at: number, debtor: OtherDebtor) => onOthers(others.with(at, debtor))
  return (
    <Section
      title={t('invoiceRegistration.one.others')}
      note={t('invoiceRegistration.one.othersNote')}
    >
      {others.map((debtor, at) => {
        const findings = checkOtherDebtor(debtor).filter(
          ({ field }) => isAsked || debtor.entry[field] !== undefined,
        )
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a debtor is its place
            key={at}
            className="mb-2 border-b border-line pb-2"
          >
            <legend className="sr-only">
              {t('invoiceRegistration.one.other', { place: String(at + 2) })}
            </legend>
            <Field label={t('invoiceRegistration.one.role')}>
              {({ look: _, ...control }) => (
                <select
                  {...control}
                  className="input"
                  value={debtor.role}
                  onChange={({ target }) =>
                    put(at, { ...debtor, role: target.value as OtherDebtor['role'] })
                  }
                >
                  {otherRoles.map((role) => (
                    <option key={role} value={role}>
                      {t(`invoiceRegistration.one.roles.${role}`)}
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
                  name: `${name}-${at}`,
                  value: debtor.entry[name] ?? '',
                  onChange: ({ target }) =>
                    put(at, { ...debtor, entry: { ...debtor.entry, [name]: target.value } }),
                })}
                entry={debtor.entry}
                findings={findings.filter((each) => each.field === field)}
                refused={[]}
              />
            ))}
            <Button size="sm" onClick={() => onOthers(others.toSpliced(at, 1))}>
              {t('invoiceRegistration.one.removeOther', { place: String(at + 2) })}
            </Button>
          </fieldset>
        )
      })}
      <Button onClick={() => onOthers([...others, { role: 'CO_DEBTOR', entry: {} }])}>
        <Icon name="plus" />
        {t('invoiceRegistration.one.addOther')}
      </Button>
    </Section>
  )
}
