'use client'

import { useT } from '@/lib/client/translation'
import { RuleWords } from './rule-words'

/** The rules that a message names, in words. */
export function RulesNamed({ rules }: { rules: readonly string[] }) {
  const t = useT()
  return (
    <>
      <h3 className="mb-2 font-medium">{t('documentRules.words.title')}</h3>
      <ul className="grid gap-3">
        {rules.map((rule) => (
          <li key={rule} className="min-w-0 border-line border-l-2 pl-3">
            <RuleWords rule={rule} />
          </li>
        ))}
      </ul>
    </>
  )
}
