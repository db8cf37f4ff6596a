'use client'

import { useMemo, useState } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import type { CallerHas } from '@/lib/domain/where/lookup-table'
import { understoodLookup } from '@/lib/domain/where/understood-lookup'
import { t } from '@/lib/format/translate-where-page'
import type { Asker, Lookup } from '@/lib/queries/look-up'
import { useLookups } from '@/lib/queries/lookups'
import { useLookUp } from '@/lib/queries/use-look-up'
import { LookupAnswer } from './lookup-answer'
import { LookupBox } from './lookup-box'
import { LookupKinds } from './lookup-kinds'
import { LookupList } from './lookup-list'
import { LookupRecent } from './lookup-recent'
import { LookupTable } from './lookup-table'

/** Looks invoices up by what a caller has: one at a time, or a pasted list. */
export function LookupDesk({ companyIds, may }: Asker) {
  const asker = useMemo(() => ({ companyIds, may }), [companyIds, may])
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<CallerHas | null>(null)
  const [isList, setList] = useState(false)
  const lookUp = useLookUp(asker)
  const recent = useLookups()
  const guess = typed.trim() === '' ? null : understoodLookup(typed, chosen ?? undefined)

  function ask(lookup: Lookup) {
    if (!understoodLookup(lookup.text, lookup.has).isPersonal) recent.note(lookup)
    lookUp.ask(lookup)
  }

  /** Takes a correction, or what was looked up before, and asks at once. */
  function askAs(has: CallerHas, text: string) {
    setList(false)
    setTyped(text)
    setChosen(has)
    ask({ has, text: understoodLookup(text, has).text })
  }

  function type(next: string) {
    setTyped(next)
    if (next.trim() === '') setChosen(null)
    lookUp.forget()
  }

  function search(next: string) {
    if (next.trim() === '') return type('')
    const { as, text } = understoodLookup(next, chosen ?? undefined)
    if (as === 'list') setList(true)
    else ask({ has: as, text })
  }

  return (
    <PageFrame
      crumbs={[{ label: t('lookups.area') }, { label: t('lookups.title') }]}
      title={t('lookups.title')}
      facts={[{ label: t('lookups.lead') }]}
    >
      <div className="lookup">
        <fieldset className="lookup-how">
          <legend className="sr-only">{t('lookups.how')}</legend>
          <Button size="sm" pressed={!isList} onClick={() => setList(false)}>
            {t('lookups.one')}
          </Button>
          <Button size="sm" pressed={isList} onClick={() => setList(true)}>
            {t('lookups.list')}
          </Button>
        </fieldset>
        {!isList && (
          <>
            <LookupBox typed={typed} guess={guess} isBusy={lookUp.isAsking} onType={type} onSearch={search} onList={toList} />
            <LookupKinds as={guess?.as ?? null} chosen={chosen} onChoose={choose} />
          </>
        )}
      </div>
      {isList ? (
        <LookupList asker={asker} text={typed} onText={setTyped} chosen={chosen} onChoose={setChosen} />
      ) : (
        <LookupAnswer lookUp={lookUp} asker={asker} others={guess?.others ?? []} onAskAs={(has) => askAs(has, typed)} />
      )}
      <LookupRecent recent={recent} onAgain={({ has, text }) => askAs(has, text)} />
      <LookupTable />
    </PageFrame>
  )

  function toList(text: string) {
    lookUp.forget()
    setTyped(text)
    setList(true)
  }

  function choose(has: CallerHas | null) {
    setChosen(has)
    lookUp.forget()
  }
}
