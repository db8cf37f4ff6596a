'use client'

import { useState } from 'react'
import type { AddressField } from '@/lib/features/customers/domain/address-group'
import type { CustomerField } from '@/lib/features/customers/domain/editable-fields'

/**
 * What a save would destroy unasked, each kind with one tick: fields of the address that the read
 * did not carry, fields that a pasted address left blank, and lists that are replaced though nobody
 * knows what they hold. A tick holds for exactly what it was given for.
 */
export function useConsents(needs: {
  unknownBlank: AddressField[]
  pastedBlank: AddressField[]
  unknownLists: CustomerField[]
}) {
  const [given, setGiven] = useState<string[]>([])
  const listKeys = (kind: keyof typeof needs) => needs[kind].map((name) => `${kind} ${name}`)
  const isGiven = (kind: keyof typeof needs) => listKeys(kind).every((key) => given.includes(key))
  const kinds = Object.keys(needs) as (keyof typeof needs)[]
  return {
    ...needs,
    isGiven,
    give: (kind: keyof typeof needs, isTicked: boolean) =>
      setGiven(
        isTicked
          ? [...given, ...listKeys(kind)]
          : given.filter((key) => !listKeys(kind).includes(key)),
      ),
    /** How many ticks are still needed. */
    missing: kinds.filter((kind) => !isGiven(kind)).length,
    forget: () => setGiven([]),
  }
}

export type Consents = ReturnType<typeof useConsents>
