'use client'

import { useMemo } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type { LookupAccess } from '@/lib/features/invoice-tracking/client/lookup'
import { LookupAnswer } from './lookup-answer'
import { LookupBox } from './lookup-box'
import { LookupKinds } from './lookup-kinds'
import { LookupList } from './lookup-list'
import { LookupRecent } from './lookup-recent'
import { LookupTable } from './lookup-table'
import { useLookupPage } from './use-lookup-page'

/** Looks invoices up by what a caller has: one at a time, or a pasted list. */
export function LookupPage({ companyIds, may }: LookupAccess) {
  const t = useT()
  const asker = useMemo(() => ({ companyIds, may }), [companyIds, may])
  const desk = useLookupPage(asker)
  const { text, guess, chosen, isList, lookUp } = desk

  return (
    <PageFrame
      crumbs={[{ label: t('lookups.area') }, { label: t('lookups.title') }]}
      title={t('lookups.title')}
      facts={[{ label: t('lookups.lead') }]}
    >
      <div className="grid max-w-[960px] gap-2 px-6 pb-3 max-narrow:px-4">
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">{t('lookups.how')}</legend>
          <Button size="sm" pressed={!isList} onClick={() => desk.setList(false)}>
            {t('lookups.one')}
          </Button>
          <Button size="sm" pressed={isList} onClick={() => desk.setList(true)}>
            {t('lookups.list')}
          </Button>
        </fieldset>
        {!isList && (
          <>
            <LookupBox
              typed={text}
              guess={guess}
              isBusy={lookUp.isAsking}
              onType={desk.type}
              onSearch={desk.search}
              onList={desk.takeList}
            />
            <LookupKinds as={guess?.as ?? null} chosen={chosen} onChoose={desk.choose} />
          </>
        )}
      </div>
      {isList ? (
        <LookupList
          asker={asker}
          text={text}
          onText={desk.setText}
          chosen={chosen}
          onChoose={desk.choose}
        />
      ) : (
        <LookupAnswer
          lookUp={lookUp}
          asker={asker}
          others={guess?.others ?? []}
          onAskAs={(has) => desk.askAs(has, text)}
        />
      )}
      <LookupRecent
        recent={desk.recent}
        onAgain={({ has, text: again }) => desk.askAs(has, again)}
      />
      <LookupTable />
    </PageFrame>
  )
}
