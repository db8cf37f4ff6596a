'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import { useLoaded } from '@/components/ui/hooks/use-loaded'
import { useLeftBehind } from '@/lib/client/lists/use-left-behind'
import {
  getHandedLookup,
  useHandedLookup,
} from '@/lib/features/invoice-tracking/client/handed-lookup'
import {
  findOnlyHit,
  type Lookup,
  type LookupAccess,
} from '@/lib/features/invoice-tracking/client/lookup'
import { useRecentLookups } from '@/lib/features/invoice-tracking/client/recent-lookups'
import {
  type LeftReferences,
  useReferences,
} from '@/lib/features/invoice-tracking/client/references/use-references'
import { useLookup } from '@/lib/features/invoice-tracking/client/use-lookup'
import type { LookupField } from '@/lib/features/invoice-tracking/domain/lookup-table'
import { parseLookup } from '@/lib/features/invoice-tracking/domain/parse-lookup'
import {
  type OrganizationCheck,
  parsePastedReferences,
} from '@/lib/features/invoice-tracking/domain/references/pasted-references'

import type { ReferenceGroup } from '@/lib/features/invoice-tracking/domain/references/reference-report'

const importNumberChecks = () => import('@/lib/shared/checks/number-checks')

/**
 * What is in the page: the text, what a person chose about it, the look-up of one reference or the
 * check of several, and what was looked up before.
 *
 * Going back finds all of it, answers too, in the memory of the page. A reload does not: lines may hold
 * names and identity numbers, and the page promises that pasted lines are not stored.
 */
export function useReferencesPage(access: LookupAccess) {
  const [text, setText] = useState(() => getHandedLookup() ?? '')
  const [filed, setFiled] = useState('')
  const [chosen, setChosen] = useState<LookupField | null>(null)
  const lookUp = useLookup(access)
  const recent = useRecentLookups()
  const list = useReferences(access)

  const [shown, setShown] = useState<ReferenceGroup | null>(null)
  const { wanted, looked } = lookUp
  // One that led to its invoice would lead there again.
  const isOffered = looked !== null && !findOnlyHit(looked)?.page
  useLeftBehind<LeftPage>(
    { text, chosen, shown, wanted: isOffered ? wanted : null, references: list.leave() },
    text !== '' || list.asked !== null,
    (left) => {
      setText(left.text)
      setChosen(left.chosen)
      setShown(left.shown)
      lookUp.resume(left.wanted)
      if (left.references) list.resume(left.references)
    },
  )

  const numbers = useLoaded(importNumberChecks)
  const settled = useDeferredValue(text)
  const isOrganizationNumber = useMemo(
    () => (numbers ? createOrganizationCheck(numbers) : null),
    [numbers],
  )
  const pasted = useMemo(
    () => parsePastedReferences(settled, chosen, isOrganizationNumber),
    [settled, chosen, isOrganizationNumber],
  )

  function ask(lookup: Lookup) {
    if (!parseLookup(lookup.text, lookup.has).isPersonal) recent.note(lookup)
    lookUp.ask(lookup)
  }

  function edit(next: string) {
    setText(next)
    if (next.trim() === '') setChosen(null)
    lookUp.forget()
  }

  useHandedLookup((next) => {
    list.forget()
    setChosen(null)
    edit(next)
  })

  /** Asks for what was typed: one reference leads to its invoice, several become a result. */
  function find() {
    const read = parsePastedReferences(text, chosen, isOrganizationNumber)
    const [only] = read.lines
    if (!only) return
    const one =
      read.count === 1 && read.header === null ? parseLookup(text, chosen ?? undefined) : null
    if (one && one.as !== 'list' && only.kind !== 'caseNumber') ask({ has: one.as, text: one.text })
    else {
      lookUp.forget()
      setShown(null)
      list.start(read.lines)
    }
  }

  return {
    ...{ text, edit, chosen, shown, setShown, lookUp, recent, list, pasted, find },
    /** The text of a file: behind what was typed, in place of another file. */
    addFile(next: string) {
      const isTyped = text.trim() !== '' && text !== filed
      edit(isTyped ? `${text.trimEnd()}\n${next}` : next)
      setFiled(next)
    },
    guess: text.trim() === '' || pasted.count > 1 ? null : parseLookup(text, chosen ?? undefined),
    choose(has: LookupField | null) {
      setChosen(has)
      lookUp.forget()
    },
    /** Takes a correction, or what was looked up before, and asks at once. */
    askAs(has: LookupField, next: string) {
      setText(next)
      setChosen(has)
      ask({ has, text: parseLookup(next, has).text })
    },
    /** Leaves the result for an empty box. */
    pasteNew() {
      list.forget()
      edit('')
    },
  }
}

/** The page as it was left. */
type LeftPage = {
  text: string
  chosen: LookupField | null
  shown: ReferenceGroup | null
  wanted: ReturnType<typeof useLookup>['wanted']
  references: LeftReferences | null
}

export type ReferencesPageState = ReturnType<typeof useReferencesPage>

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
