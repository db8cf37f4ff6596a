'use client'

import dynamic from 'next/dynamic'
import { Suspense } from 'react'
import { hyperlinkClass } from '@/components/ui/link'
import { Popover } from '@/components/ui/popover'
import { useT } from '@/lib/client/translation'
import { findRuleIds } from '@/lib/features/document-rules/domain/find-rule-ids'
import { useRuleTexts } from './rule-texts'

const RulesNamed = dynamic(() => import('./rules-named').then((part) => part.RulesNamed), {
  ssr: false,
})

/** Opens the words of the rules that a message of the network names; nothing where it names none. */
export function ExplainRules({ text }: { text: string | null | undefined }) {
  const t = useT()
  const inTexts = useRuleTexts()
  const rules = findRuleIds(text)
  if (rules.length === 0 || !inTexts) return null
  const label = t('states.explainRules', { count: rules.length })
  return (
    <Popover
      button={label}
      buttonProps={{ className: `${hyperlinkClass} min-h-6 text-left` }}
      panelProps={{ className: 'w-[26rem] max-w-[calc(100vw-2rem)] p-4', 'aria-label': label }}
    >
      <Suspense fallback={<p className="text-ink-3">{t('states.loading')}</p>}>
        {inTexts(<RulesNamed rules={rules} />)}
      </Suspense>
    </Popover>
  )
}
