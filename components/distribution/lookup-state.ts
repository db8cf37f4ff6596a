'use client'

import { useState } from 'react'
import type { CallerHas } from '@/lib/domain/where/lookup-table'
import { understoodLookup } from '@/lib/domain/where/understood-lookup'
import type { Asker, Lookup } from '@/lib/queries/look-up'
import { useLookups } from '@/lib/queries/lookups'
import { useLookUp } from '@/lib/queries/use-look-up'

/** What is in the look-up page: the text, what a person chose about it, what was asked last, and what was looked up before. */
export function useLookupDesk(asker: Asker) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<CallerHas | null>(null)
  const [isList, setList] = useState(false)
  const lookUp = useLookUp(asker)
  const recent = useLookups()

  function ask(lookup: Lookup) {
    if (!understoodLookup(lookup.text, lookup.has).isPersonal) recent.note(lookup)
    lookUp.ask(lookup)
  }

  function type(next: string) {
    setText(next)
    if (next.trim() === '') setChosen(null)
    lookUp.forget()
  }

  return {
    ...{ text, setText, chosen, isList, setList, lookUp, recent, type },
    guess: text.trim() === '' ? null : understoodLookup(text, chosen ?? undefined),
    choose(has: CallerHas | null) {
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
      if (next.trim() === '') return type('')
      const understood = understoodLookup(next, chosen ?? undefined)
      if (understood.as === 'list') setList(true)
      else ask({ has: understood.as, text: understood.text })
    },
    /** Takes a correction, or what was looked up before, and asks at once. */
    askAs(has: CallerHas, next: string) {
      setList(false)
      setText(next)
      setChosen(has)
      ask({ has, text: understoodLookup(next, has).text })
    },
  }
}
