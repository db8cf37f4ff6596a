'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'

const keys = [
  ['move', ['↑', '↓', '←', '→']],
  ['page', ['PgUp', 'PgDn']],
  ['ends', ['Ctrl Home', 'Ctrl End']],
  ['select', ['Space']],
  ['range', ['Shift ↑', 'Shift ↓']],
  ['all', ['Ctrl A']],
  ['open', ['Enter']],
  ['close', ['Esc']],
  ['copy', ['Ctrl C']],
  ['copyRow', ['Ctrl Shift C']],
  ['search', ['/']],
  ['export', ['E']],
  ['help', ['?']],
  ['width', ['Alt Shift ←', 'Alt Shift →']],
  ['place', ['Alt ←', 'Alt →']],
  ['pin', ['P']],
] as const

/** The keys of the list, as a table to look something up in. */
export function GridKeys({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      open
      size="sm"
      title={t('invoiceSearch.keys.title')}
      intro={t('invoiceSearch.keys.lead')}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('invoiceSearch.keys.done')}
        </Button>
      }
    >
      <dl className="grid gap-1">
        {keys.map(([does, caps]) => (
          <div key={does} className="grid grid-cols-[140px_1fr] items-baseline gap-3">
            <dt className="flex gap-1">
              {caps.map((cap) => (
                <Kbd key={cap} className="">
                  {cap}
                </Kbd>
              ))}
              <span className="sr-only">{caps.join(', ')}</span>
            </dt>
            <dd>{t(`invoiceSearch.keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
