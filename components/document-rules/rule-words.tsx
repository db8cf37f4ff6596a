import { useT } from '@/lib/client/translation'
import { describeRule, describeTerm } from '@/lib/features/document-rules/messages/public'

/** One rule: what is wrong, what to do, and the id and business terms that others know it by. */
export function RuleWords({ rule, terms = [] }: { rule: string; terms?: readonly string[] }) {
  const t = useT()
  const words = describeRule(t, rule, terms)
  const named = terms.map((term) => `${describeTerm(t, term)} (${term})`)
  return (
    <div className="min-w-0">
      <p className="font-medium">{words?.what ?? t('documentRules.words.unknown')}</p>
      {words && <p className="text-ink-2">{words.next}</p>}
      <p className="text-ink-3 text-xs wrap-anywhere">{[rule, ...named].join(' · ')}</p>
    </div>
  )
}
