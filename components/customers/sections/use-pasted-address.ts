'use client'

import type { ClipboardEvent } from 'react'
import { useLoaded } from '@/components/ui/hooks/use-loaded'
import { hasPostalForm } from '@/lib/features/customers/domain/postal-place'
import { useCustomerForm } from '../fields/customer-form-context'

/**
 * The country that stands, for a pasted address without one whose postal code fits it: at home an
 * address is seldom written with its country.
 */
function keepCountry(pasted: Pasted, stands: Record<'countryCode' | 'countryText', string>) {
  if (
    pasted.countryCode ||
    pasted.countryText ||
    !hasPostalForm(pasted.postalCode ?? '', stands.countryCode)
  )
    return {}
  return { countryCode: stands.countryCode, countryText: stands.countryText }
}

type Pasted = { countryCode?: string; countryText?: string; postalCode?: string }

const importAddressParser = () => import('@/lib/features/customers/domain/pasted-address')

/**
 * Fills the group from a pasted address, and a blank name of the customer from the name above it.
 * Lines that belong to no field of it are told, never dropped in silence.
 */
export function usePastedAddress() {
  const { edit } = useCustomerForm()
  const reader = useLoaded(importAddressParser)

  function take(text: string): boolean {
    const pasted = reader?.parsePastedAddress(text)
    if (!pasted) return false
    const { name, rest, ...address } = pasted
    const fillsName = name !== undefined && edit.typed.name === ''
    if (fillsName) edit.form.setValue('name', name, { shouldDirty: true })
    const isUsed = !name || fillsName || name === edit.typed.name || name === edit.typed.addressName
    edit.pasteAddress(
      { ...keepCountry(address, edit.typed.address), ...address },
      isUsed ? rest : [name, ...rest],
    )
    return true
  }

  return {
    take,
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text')
      if (text.includes('\n') && take(text)) event.preventDefault()
    },
  }
}
