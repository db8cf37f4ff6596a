import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import type { AreaState } from '@/lib/features/customers/client/use-customer-areas'
import { NotKnownChip, RetryArea, WhyNotKnown } from './not-known'

type AnswerProps<Value> = {
  label: string
  href: string
  state: AreaState<Value>
  /** The answer, and a line below it. */
  say: (value: Value) => [ReactNode, ReactNode]
}

/** One answer. What is not known says which area does not tell, and is never zero. */
export function Answer<Value>({ label, href, state, say }: AnswerProps<Value>) {
  return (
    <li className="relative min-h-22 border-l border-line px-4 py-2.5 hover:bg-hover max-medium:px-0">
      <Link
        href={href}
        className="-my-1 inline-flex min-h-6 items-center text-xs text-ink-2 no-underline after:absolute after:inset-0 hover:underline"
      >
        {label}
      </Link>
      <AnswerText state={state} say={say} />
    </li>
  )
}

function AnswerText<Value>({ state, say }: Pick<AnswerProps<Value>, 'state' | 'say'>) {
  const t = useT()
  if (state.is === 'reading')
    return (
      <div className="flex h-6 items-center" role="status">
        <span className="sr-only">{t('states.loading')}</span>
        <span className="h-2.5 w-24 rounded-xs bg-skeleton" aria-hidden="true" />
      </div>
    )
  const [answer, below] =
    state.is === 'known' ? say(state.value) : [<NotKnownChip key="chip" />, null]
  return (
    <>
      <div className="min-h-6 pt-0.5 text-md font-semibold wrap-anywhere">{answer}</div>
      <div className="flex flex-wrap gap-x-1.5 text-xs text-ink-2">
        {state.is === 'unknown' ? (
          <>
            <WhyNotKnown state={state} />
            <span className="relative z-1">
              <RetryArea state={state} />
            </span>
          </>
        ) : (
          below
        )}
      </div>
    </>
  )
}
