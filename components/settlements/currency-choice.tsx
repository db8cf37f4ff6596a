import type { MouseEvent as PressEvent } from 'react'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'

/** Which currency a page shows: one at a time, because sums of several are none. */
export function CurrencyChoice({ currencies, current, hrefOf, onChoose }: CurrencyChoiceProps) {
  const t = useT()
  if (currencies.length < 2) return null

  function handleClick(event: PressEvent, currency: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChoose(currency)
  }

  return (
    <nav
      className="flex items-center gap-1 print:hidden"
      aria-label={t('settlements.months.currencies')}
    >
      {currencies.map((currency) => (
        <Link
          key={currency}
          href={hrefOf(currency)}
          aria-current={currency === current || undefined}
          className="inline-flex h-(--control) min-w-11 items-center justify-center rounded-sm border border-transparent px-2.5 font-medium text-ink-2 hover:bg-hover hover:no-underline aria-current:border-accent-line aria-current:bg-selected aria-current:text-ink max-narrow:h-11"
          onClick={(event) => handleClick(event, currency)}
        >
          {currency}
        </Link>
      ))}
    </nav>
  )
}

type CurrencyChoiceProps = {
  currencies: readonly string[]
  current: string | null
  hrefOf: (currency: string) => string
  onChoose: (currency: string) => void
}
