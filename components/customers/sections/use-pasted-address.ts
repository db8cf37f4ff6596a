'use client'

import { type ClipboardEvent, useEffect, useRef } from 'react'
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

/** What became of a pasted text; `unread` where the part that reads addresses did not load. */
export type PasteResult = 'filled' | 'no-address' | 'unread'

const importAddressParser = () => import('@/lib/features/customers/domain/pasted-address')

type AddressParser = Awaited<ReturnType<typeof importAddressParser>>

/**
 * Fills the group from a pasted address, and a blank name of the customer from the name above it.
 * Lines that belong to no field of it are told, never dropped in silence.
 */
export function usePastedAddress() {
  const { edit } = useCustomerForm()
  const parser = useLoaded(importAddressParser)

  function fill(text: string, { parsePastedAddress }: AddressParser): boolean {
    const pasted = parsePastedAddress(text)
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

  const latest = useRef(fill)
  useEffect(() => {
    latest.current = fill
  })

  /** Fills the group, once the part that reads addresses is here. */
  async function take(text: string): Promise<PasteResult> {
    const loaded = parser ?? (await importAddressParser().catch(() => undefined))
    if (!loaded) return 'unread'
    return latest.current(text, loaded) ? 'filled' : 'no-address'
  }

  async function takeOrInsert(text: string, field: HTMLElement) {
    if ((await take(text)) === 'filled') return
    field.focus()
    document.execCommand('insertText', false, text)
  }

  return {
    take,
    /** A paste before the part that reads addresses is here waits for it, and is not lost without it. */
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const text = event.clipboardData.getData('text')
      if (!text.includes('\n') || (parser && !fill(text, parser))) return
      event.preventDefault()
      if (!parser) void takeOrInsert(text, event.currentTarget)
    },
  }
}
