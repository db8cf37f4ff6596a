import { useHydrated, useShowsRest } from '@/lib/client/hydration'
import { AddressFields } from '../sections/address-fields'
import { IdentityFields } from '../sections/identity-fields'
import { OtherFacts } from '../sections/other-facts'
import {
  BlockFields,
  ContactFields,
  InvoicingFields,
  TermsFields,
} from '../sections/plain-sections'
import { StopFields } from '../sections/stop-fields'
import { CustomerFormContext, type CustomerFormState } from './customer-form-context'
import { FocusField } from './focus-field'

type CustomerFieldsProps = {
  form: CustomerFormState
  isNew?: boolean
  /** Nothing can be typed for the moment. */
  isFrozen?: boolean
}

/**
 * Every field of interface.md 2.1, grouped as a person thinks; of a customer that exists also what
 * only a read carries.
 */
export function CustomerFields({ form, isNew = false, isFrozen = false }: CustomerFieldsProps) {
  const isHydrated = useHydrated()
  const showsRest = useShowsRest() || isNew
  return (
    // what is typed before the page takes it would be mixed with what the form puts there
    <div inert={!isHydrated || isFrozen}>
      <CustomerFormContext value={form}>
        <IdentityFields />
        <AddressFields />
        {showsRest && (
          <>
            <ContactFields />
            <InvoicingFields />
            <StopFields />
            <BlockFields />
            <TermsFields />
            {!isNew && <OtherFacts />}
            {!isNew && <FocusField />}
          </>
        )}
      </CustomerFormContext>
    </div>
  )
}
