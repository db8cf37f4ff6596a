import { Facts } from '@/components/form/facts'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import type { PreparedDocument } from '@/lib/features/invoice-sending/domain/prepared-document'
import { SentBeforeWords } from '../sent-before'
import { describeNumber, describeReason, describeTotal } from './describe-prepared'

type Props = {
  document: PreparedDocument
  /** The page on which it is mended; null where there is none. */
  href: string | null
  onClose: () => void
}

/** One document of many: who gets it, where it goes, and all that speaks against it. */
export function PreparedDetail({ document, href, onClose }: Props) {
  const t = useT()
  const { number, name, reach, reasons, document: sent } = document
  const facts = [
    ['number', describeNumber(t, document)],
    ['name', name],
    ['reach', reach],
    ['total', describeTotal(document)],
  ] as const
  return (
    <aside className="px-5 pt-4 pb-6 max-narrow:px-4" aria-label={number || name}>
      <div className="flex items-start justify-between gap-3 pb-2">
        <h2 className="min-w-0 wrap-anywhere">{number || name}</h2>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('invoiceSending.many.close')}
        </Button>
      </div>
      <Facts
        items={[
          ...facts.map(([key, value]) => ({
            label: t(`invoiceSending.many.column.${key}`),
            value,
          })),
          ...(sent ? [{ label: t('invoiceSending.identifier'), value: sent.body.Identifier }] : []),
        ]}
      />
      {reasons.length > 0 && (
        <ul className="grid gap-1.5 pt-3">
          {reasons.flatMap((each) => {
            if (each.is === 'sentBefore')
              return each.sends.map((send) => (
                <li key={send.idempotencyKey} className="wrap-anywhere">
                  <SentBeforeWords send={send} identifier={each.identifier} />
                </li>
              ))
            const words = describeReason(t, each)
            return (
              <li key={words} className="wrap-anywhere">
                {words}
              </li>
            )
          })}
        </ul>
      )}
      {href !== null && (
        <p className="pt-3">
          <ButtonLink size="sm" href={href}>
            {t('invoiceSending.many.alone')}
          </ButtonLink>
        </p>
      )}
    </aside>
  )
}
