import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { useCustomerInvoicesView } from '@/lib/features/customers/client/customer-invoices-view'

export type View = ReturnType<typeof useCustomerInvoicesView>

/**
 * What is done with the ticked invoices, and at the end whether open ones are listed or all; counted
 * where all were read.
 */
export function ItemToolbar({
  view,
  counts,
  shown,
  of,
  children,
}: {
  view: View
  counts: Record<'open' | 'all', number> | null
  shown: number
  of: number
  children: ReactNode
}) {
  return (
    <div className="toolbar flex-wrap border-t border-line">
      {children}
      <ListChoice view={view} counts={counts} shown={shown} of={of} />
    </div>
  )
}

function ListChoice({
  view,
  counts,
  shown,
  of,
}: Omit<Parameters<typeof ItemToolbar>[0], 'children'>) {
  const t = useT()
  return (
    <fieldset className="ml-auto flex items-center gap-2 max-narrow:ml-0">
      <legend className="sr-only">{t('customers.whole.items.show')}</legend>
      {(['open', 'all'] as const).map((each) => (
        <Button key={each} size="sm" pressed={view.listed === each} onClick={() => view.list(each)}>
          {counts
            ? t(`customers.whole.items.${each}`, { count: String(counts[each]) })
            : t(`customers.whole.items.${each}Uncounted`)}
        </Button>
      ))}
      <span className="text-xs text-ink-3 tabular-nums" role="status">
        {t('customers.whole.items.shown', { count: String(shown), of: String(of) })}
      </span>
    </fieldset>
  )
}

/** Why no row is shown, and the narrowest way out. Of a list that is not whole nothing is said. */
export function NoItems({ view, paid }: { view: View; paid: number | null }) {
  const t = useT()
  if (paid === null) return null
  if (view.chosen)
    return (
      <StateBlock
        kind="empty"
        title={t('customers.whole.items.noneOfAge')}
        steps={
          <Button onClick={() => view.list('open')}>{t('customers.whole.items.clearAge')}</Button>
        }
      />
    )
  if (paid === 0) return <StateBlock kind="empty" title={t('customers.whole.items.none')} />
  return (
    <StateBlock
      kind="empty"
      title={t('customers.whole.items.noneOpen')}
      steps={
        <Button onClick={() => view.list('all')}>
          {t('customers.whole.items.paid', { count: paid })}
        </Button>
      }
    />
  )
}
