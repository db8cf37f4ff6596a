'use client'

import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { useCustomerForm } from '../fields/customer-form-context'
import { Gate } from '../fields/gate'

/** A blank that nobody asked for needs one explicit tick, inside the group that it concerns. */
export function AddressConsents() {
  const t = useT()
  const { edit } = useCustomerForm()
  const { unknownBlank, pastedBlank, isGiven, give } = edit.consents
  const labelAddressFields = (fields: typeof unknownBlank) =>
    fields.map((field) => t(`customerFields.${field}`)).join(', ')
  if (unknownBlank.length + pastedBlank.length === 0) return null

  function keepLines() {
    for (const field of pastedBlank)
      edit.form.setValue(`address.${field}`, edit.before.address[field], { shouldDirty: true })
  }

  return (
    <tbody className="pafg-gate">
      <tr>
        <td colSpan={4}>
          {pastedBlank.length > 0 && (
            <Gate
              verdict="blank"
              text={t('customers.consentPasted', {
                held: pastedBlank
                  .map((field) => `${t(`customerFields.${field}`)} “${edit.before.address[field]}”`)
                  .join(', '),
                count: pastedBlank.length,
              })}
            >
              <Button size="sm" onClick={keepLines}>
                {t('customers.keepLines', { count: pastedBlank.length })}
              </Button>
              <Checkbox
                checked={isGiven('pastedBlank')}
                onChange={(event) => give('pastedBlank', event.target.checked)}
              >
                {t('customers.consentTick', { count: pastedBlank.length })}
              </Checkbox>
            </Gate>
          )}
          {unknownBlank.length > 0 && (
            <Gate
              isUnknown
              verdict="unknown"
              text={t('customers.consentUnknown', {
                fields: labelAddressFields(unknownBlank),
                count: unknownBlank.length,
              })}
            >
              <Checkbox
                checked={isGiven('unknownBlank')}
                onChange={(event) => give('unknownBlank', event.target.checked)}
              >
                {t('customers.consentTick', { count: unknownBlank.length })}
              </Checkbox>
            </Gate>
          )}
        </td>
      </tr>
    </tbody>
  )
}
