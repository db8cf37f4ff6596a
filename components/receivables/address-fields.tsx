import { Checkbox } from '@/components/form/checkbox'
import { Section } from '@/components/form/section'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Glyph } from '@/components/ui/glyph'
import { addressGroup, type Fate } from '@/lib/domain/address-group'
import type { Failure } from '@/lib/format/failure-words'
import { t } from '@/lib/format/translate'
import { fieldError } from './field-errors'
import type { CustomerEdit } from './use-customer-edit'

/**
 * The postal address field group, now and after, and what a save does to each of its seven fields, worked out by the function that builds the
 * request. The name on the address stands below a strong line: it is outside the group.
 */
export function AddressFields({ edit, failure }: { edit: CustomerEdit; failure: Failure | null }) {
  const isSent = Object.values(edit.fates).some((fate) => fate !== 'keep')
  return (
    <Section
      title={t('customers.section.address')}
      note={t('customers.section.addressNote')}
      chip={
        isSent ? (
          <Chip look="act" glyph="change">
            {t('customers.addressSent')}
          </Chip>
        ) : (
          <Chip look="line" glyph="lock">
            {t('customers.addressNotSent')}
          </Chip>
        )
      }
      actions={
        isSent && (
          <Button variant="quiet" size="sm" onClick={() => edit.form.setValue('address', edit.before.address)}>
            {t('customers.addressTable.putBack')}
          </Button>
        )
      }
    >
      <table className="pafg">
        <thead>
          <tr>
            <th scope="col">{t('customers.addressTable.field')}</th>
            <th scope="col">{t('customers.addressTable.now')}</th>
            <th scope="col">{t('customers.addressTable.after')}</th>
            <th scope="col">{t('customers.addressTable.fate')}</th>
          </tr>
        </thead>
        <tbody>
          {addressGroup.map((field) => (
            <AddressRow
              key={field}
              name={`address.${field}`}
              label={t(`customers.field.${field}`)}
              now={edit.known[field]}
              fate={edit.fates[field]}
              edit={edit}
              error={fieldError(failure, field)}
            />
          ))}
        </tbody>
        <BlankingConsent edit={edit} />
        <tbody className="pafg-apart">
          <AddressRow
            name="addressName"
            label={t('customers.field.addressName')}
            now={edit.baseline.postalAddress?.name}
            fate="outside"
            edit={edit}
            error={fieldError(failure, 'postalAddress.name')}
          />
        </tbody>
      </table>
    </Section>
  )
}

type RowProps = {
  name: `address.${(typeof addressGroup)[number]}` | 'addressName'
  label: string
  now: string | null | undefined
  fate: Fate | 'outside'
  edit: CustomerEdit
  error?: string
}

function AddressRow({ name, label, now, fate, edit, error }: RowProps) {
  const id = `field-${name.replace('.', '-')}`
  const shape = fate === 'outside' ? (edit.changed.includes('addressName') ? 'change' : 'keep') : fate
  const said = error ? `${id}-fate ${id}-error` : `${id}-fate`
  return (
    <tr data-fate={shape}>
      <th scope="row">
        <label htmlFor={id}>{label}</label>
      </th>
      <td className="pafg-now">{now == null ? t('customers.addressTable.notKnown') : now || t('form.blank')}</td>
      <td className="pafg-after">
        <TextInput
          id={id}
          {...edit.form.register(name)}
          placeholder={now == null && shape === 'keep' ? t('customers.addressTable.notKnown') : t('form.blank')}
          look={error ? 'refused' : looks[shape]}
          aria-describedby={said}
          aria-invalid={error ? true : undefined}
        />
        {error && (
          <p id={`${id}-error`} className="note note-refused" role="alert">
            <Glyph verdict="fail" />
            <span>{error}</span>
          </p>
        )}
      </td>
      <td>
        <span id={`${id}-fate`} className="fate" data-fate={shape}>
          <Glyph verdict={glyphs[shape]} />
          {t(`customers.fate.${fate}`)}
        </span>
      </td>
    </tr>
  )
}

const looks = { keep: 'rest', change: 'changed', blank: 'to-blank', 'unknown-blank': 'warned' } as const
const glyphs = { keep: 'keep', change: 'change', blank: 'blank', 'unknown-blank': 'unknown' } as const

/** A blank that nobody asked for needs one explicit tick. */
function BlankingConsent({ edit }: { edit: CustomerEdit }) {
  if (edit.unasked.length === 0) return null
  const fields = edit.unasked.map((field) => t(`customers.field.${field}`)).join(', ')
  return (
    <tbody className="pafg-gate">
      <tr>
        <td colSpan={4}>
          <div className="gate gate-unknown">
            <Glyph verdict="unknown" />
            <span className="gate-text">{t('customers.consentUnknown', { fields, count: edit.unasked.length })}</span>
            <Checkbox checked={edit.isConsented} onChange={(event) => edit.consent(event.target.checked)}>
              {t('customers.consentTick', { count: edit.unasked.length })}
            </Checkbox>
          </div>
        </td>
      </tr>
    </tbody>
  )
}
