'use client'

import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLoaded } from '@/components/ui/hooks/use-loaded'
import { useReferenceCheck } from '@/lib/client/use-reference-check'
import {
  type OrganizationCheck,
  type PastedReferences,
  parsePastedReferences,
  type ReferenceKind,
} from '@/lib/features/reference-check/domain/pasted-references'
import type { Chunk } from '@/lib/features/reference-check/domain/reference-chunks'
import { getPendingReferences, storePendingReferences } from './pending-references'

const importNumberChecks = () => import('@/lib/shared/checks/number-checks')

/**
 * What was asked for, as the paste stood then: it may have been edited since. `turn` counts the
 * searches.
 */
export type ReferenceSearch = { pasted: PastedReferences; tryAll: boolean; turn: number }

/**
 * What is in the page for pasted references: the text, what a person chose about it, and the check
 * that was started last.
 */
export function usePasteReferences() {
  const [text, setText] = useState(getPendingReferences)
  const [chosen, setChosen] = useState<ReferenceKind | null>(null)
  const [tryAll, setTryAll] = useState(false)
  const [asked, setAsked] = useState<ReferenceSearch | null>(null)
  const check = useReferenceCheck<Chunk>()
  useEffect(() => storePendingReferences(''), [])

  const numbers = useLoaded(importNumberChecks)
  const settled = useDeferredValue(text)
  const pasted = useMemo(
    () => parsePastedReferences(settled, chosen, numbers ? createOrganizationCheck(numbers) : null),
    [settled, chosen, numbers],
  )
  return { text, setText, chosen, setChosen, tryAll, setTryAll, asked, setAsked, check, pasted }
}

export type Paste = ReturnType<typeof usePasteReferences>

/**
 * A number fits when it is one of the four countries, also written as VAT number; one that is a
 * person's is a sole trader's.
 */
function createOrganizationCheck({
  checkNumbers,
}: Awaited<ReturnType<typeof importNumberChecks>>): OrganizationCheck {
  const others = {
    phoneNo: '',
    secondaryPhoneNo: '',
    organizationNoScheme: '',
    bankAccountNo: '',
    country: null,
  }
  return (organizationNo) => {
    const findings = checkNumbers({ ...others, organizationNo }).organizationNo ?? []
    return findings.every(
      ({ code }) => code === 'organizationNoIsVat' || code === 'organizationNoIsPersonal',
    )
  }
}
