'use client'

import { Note } from '@/components/form/note'
import { Section } from '@/components/form/section'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import {
  type AddressChange,
  type AddressField,
  addressGroup,
} from '@/lib/features/customers/domain/address-group'
import { useCustomerForm } from '../fields/customer-form-context'
import { FieldNotes } from '../fields/field-notes'
import { describeFinding, findFieldError } from '../fields/field-texts'
import { AddressConsents } from './address-consents'
import { PasteAddress } from './paste-address'
import { usePastedAddress } from './use-pasted-address'
import './address-fields.css'

/**
 * The postal address field group, now and after, and what a save does to each of its seven fields,
 * worked out by the function that builds the request. The name on the address stands below a strong
 * line: it is outside the group.
 */
export function AddressFields() {
  const t = useT()
  const { edit, isReadOnly } = useCustomerForm()
  const paste = usePastedAddress()
  const isSent = Object.values(edit.effects).some((effect) => effect !== 'keep')
  return (
    <Section
      title={t('customers.section.address')}
      note={t('customers.section.addressNote')}
      chip={
        isSent ? (
          <Chip variant="act" glyph="change">
            {t('customers.addressSent')}
          </Chip>
        ) : (
          <Chip variant="line" glyph="lock">
            {t('customers.addressNotSent')}
          </Chip>
        )
      }
      actions={
        <>
          {isSent && (
            <Button variant="quiet" size="sm" onClick={edit.putAddressBack}>
              {t('customers.addressTable.putBack')}
            </Button>
          )}
          {!isReadOnly && <PasteAddress onText={paste.take} />}
        </>
      }
    >
      {edit.notUsed.length > 0 && (
        <Note className="pb-2" role="status">
          <Glyph verdict="warn" />
          <span>{t('customers.paste.notUsed', { rest: edit.notUsed.join(' · ') })}</span>
        </Note>
      )}
      <table className="pafg">
        <thead>
          <tr>
            <th scope="col">{t('customers.addressTable.field')}</th>
            <th scope="col">{t('customers.addressTable.now')}</th>
            <th scope="col">{t('customers.addressTable.after')}</th>
            <th scope="col">{t('customers.addressTable.effect')}</th>
          </tr>
        </thead>
        <tbody>
          {addressGroup.map((field) => (
            <AddressRow
              key={field}
              field={field}
              now={edit.known[field]}
              effect={edit.effects[field]}
              onPaste={isReadOnly ? undefined : paste.onPaste}
            />
          ))}
        </tbody>
        <AddressConsents />
        <tbody className="pafg-apart">
          <AddressRow
            field="addressName"
            now={edit.baseline.postalAddress?.name}
            effect="outside"
          />
        </tbody>
      </table>
      <FieldNotes field="addressName" />
    </Section>
  )
}

type RowProps = {
  field: AddressField | 'addressName'
  now: string | null | undefined
  effect: AddressChange | 'outside'
  onPaste?: React.ClipboardEventHandler
}

function AddressRow({ field, now, effect, onPaste }: RowProps) {
  const t = useT()
  const { edit, failure, findings, isReadOnly } = useCustomerForm()
  const id = `field-${field}`
  const isChanged = edit.changed.includes('addressName')
  const shape =
    effect === 'outside'
      ? !isChanged
        ? 'keep'
        : edit.clearing.includes('addressName')
          ? 'blank'
          : 'change'
      : effect
  const error = edit.blotted.some((line) => line === field)
    ? t('customers.blottedLine')
    : findFieldError(failure, field === 'addressName' ? 'postalAddress.name' : field)
  const found = (findings[field] ?? []).filter(({ level }) => level === 'warning')
  const said = [`${id}-effect`, error && `${id}-error`, found.length > 0 && `${id}-found`]
    .filter(Boolean)
    .join(' ')
  return (
    <tr data-effect={shape}>
      <th scope="row">
        <label htmlFor={id}>{t(`customerFields.${field}`)}</label>
      </th>
      <td className="pafg-now">
        {now == null ? t('customers.addressTable.notKnown') : now || t('form.blank')}
      </td>
      <td className="pafg-after">
        <TextInput
          id={id}
          {...edit.register(field === 'addressName' ? field : `address.${field}`)}
          readOnly={isReadOnly}
          placeholder={
            now == null && shape === 'keep' ? t('customers.addressTable.notKnown') : t('form.blank')
          }
          variant={
            error ? 'refused' : found.length > 0 && shape === 'keep' ? 'warned' : variants[shape]
          }
          aria-describedby={said}
          aria-invalid={error ? true : undefined}
          onPaste={onPaste}
        />
        {error && (
          <Note id={`${id}-error`} refused role="alert">
            <Glyph verdict="fail" />
            <span>{error}</span>
          </Note>
        )}
        {found.length > 0 && (
          <Note id={`${id}-found`} role="status">
            <Glyph verdict="warn" />
            <span>{found.map((row) => describeFinding(t, row)).join(' ')}</span>
          </Note>
        )}
      </td>
      <td>
        <span
          id={`${id}-effect`}
          className={`inline-flex items-center gap-1.5 align-middle text-xs ${effectClasses[shape]}`}
        >
          <Glyph verdict={glyphs[shape]} />
          {t(`customers.addressEffect.${effect}`)}
        </span>
      </td>
    </tr>
  )
}

const variants = {
  keep: 'rest',
  change: 'changed',
  blank: 'to-blank',
  'unknown-blank': 'warned',
} as const
const effectClasses = {
  keep: 'text-ink-3',
  change: 'font-medium text-accent',
  blank: 'font-medium text-fail',
  'unknown-blank': 'font-medium text-unknown',
} as const
const glyphs = {
  keep: 'keep',
  change: 'change',
  blank: 'blank',
  'unknown-blank': 'unknown',
} as const
