'use client'

import { useState } from 'react'
import { takeHandedLookup } from '@/lib/features/invoice-tracking/client/handed-lookup'
import type { Lookup, LookupAccess } from '@/lib/features/invoice-tracking/client/lookup'
import { useRecentLookups } from '@/lib/features/invoice-tracking/client/recent-lookups'
import { useLookup } from '@/lib/features/invoice-tracking/client/use-lookup'
import type { LookupField } from '@/lib/features/invoice-tracking/domain/lookup-table'
import { parseLookup } from '@/lib/features/invoice-tracking/domain/parse-lookup'

/**
 * What is in the look-up page: the text, what a person chose about it, what was asked last, and
 * what was looked up before.
 */
export function useLookupPage(asker: LookupAccess) {
  const [text, setText] = useState(takeHandedLookup)
  const [chosen, setChosen] = useState<LookupField | null>(null)
  const [isList, setList] = useState(false)
  const lookUp = useLookup(asker)
  const recent = useRecentLookups()

  function ask(lookup: Lookup) {
    if (!parseLookup(lookup.text, lookup.has).isPersonal) recent.note(lookup)
    lookUp.ask(lookup)
  }

  function updateText(next: string) {
    setText(next)
    if (next.trim() === '') setChosen(null)
    lookUp.forget()
  }

  return {
    ...{ text, setText, chosen, isList, setList, lookUp, recent, type: updateText },
    guess: text.trim() === '' ? null : parseLookup(text, chosen ?? undefined),
    choose(has: LookupField | null) {
      setChosen(has)
      lookUp.forget()
    },
    /** Takes a list that was pasted into the box for one. */
    takeList(lines: string) {
      lookUp.forget()
      setText(lines)
      setList(true)
    },
    /** Asks for what was typed as it is understood. */
    search(next: string) {
      if (next.trim() === '') return updateText('')
      const understood = parseLookup(next, chosen ?? undefined)
      if (understood.as === 'list') setList(true)
      else ask({ has: understood.as, text: understood.text })
    },
    /** Takes a correction, or what was looked up before, and asks at once. */
    askAs(has: LookupField, next: string) {
      setList(false)
      setText(next)
      setChosen(has)
      ask({ has, text: parseLookup(next, has).text })
    },
  }
}
