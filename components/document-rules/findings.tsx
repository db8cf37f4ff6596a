'use client'

import dynamic from 'next/dynamic'
import { type ComponentProps, Suspense } from 'react'
import { useT } from '@/lib/client/translation'
import type { FindingList } from './finding-list'
import { useRuleTexts } from './rule-texts'

const LoadedList = dynamic(() => import('./finding-list').then((part) => part.FindingList), {
  ssr: false,
})

/** `FindingList` with its texts, which are loaded when it is first shown. */
export function Findings(props: ComponentProps<typeof FindingList>) {
  const t = useT()
  const inTexts = useRuleTexts()
  const list = <LoadedList {...props} />
  return (
    <Suspense fallback={<p className="text-ink-3">{t('states.loading')}</p>}>
      {inTexts ? inTexts(list) : list}
    </Suspense>
  )
}
