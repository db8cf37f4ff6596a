import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { tallCards } from '@/components/data-grid/cards'
import { TickRow } from '@/components/data-grid/row-ticks'
import { Chip } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { CauseGlyph } from './cause-cells'
import type { CauseColumn } from './cause-columns'

type RowProps = {
  columns: readonly CauseColumn[]
  /** What it opens to. */
  children: (named: NamedRow) => ReactNode
  named: NamedRow
  isTicked: boolean
  isOpen: boolean
  isTabStop: boolean
  onStop: () => void
  onTick: () => void
  onToggle: () => void
}

/** A cause as a body of its own: its row, and below it what it opens to. Esc leads back from there. */
export function CauseRow({
  named,
  columns,
  isTicked,
  isOpen,
  isTabStop,
  children,
  ...on
}: RowProps) {
  const t = useT()
  const id = useId()
  const { row, name } = named
  return (
    <tbody className={tallCards} data-cause={row.key}>
      <tr className={isOpen || isTicked ? openRow : undefined}>
        <TickRow
          label={t('deliveryFailures.tick', { cause: name })}
          isTicked={isTicked}
          onToggle={on.onTick}
        />
        {columns.map((column) => (
          <td
            key={column.key}
            data-align={column.align}
            data-card={column.card}
            data-label={column.card === 'line' ? column.title : undefined}
          >
            {column.key === 'cause' ? (
              <button
                type="button"
                className={`row-link inline-flex max-w-full align-middle items-center gap-2 text-left ${row.unhandled > 0 ? 'font-medium' : ''}`}
                data-key={row.key}
                tabIndex={isTabStop ? 0 : -1}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onFocus={on.onStop}
                onClick={on.onToggle}
              >
                <Icon name={isOpen ? 'down' : 'right'} className="text-ink-3" />
                <CauseGlyph row={row} />
                <span className="truncate">{name}</span>
                {row.resent?.isMended && (
                  <Chip variant="ok" detail={t('deliveryFailures.resent.mendedMeaning')}>
                    {t('deliveryFailures.resent.mended')}
                  </Chip>
                )}
              </button>
            ) : (
              column.cell(named)
            )}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr id={id} className="bg-sunken! hover:bg-sunken! card:block!">
          <td
            colSpan={columns.length + 1}
            data-card="foot"
            className="border-line-strong! p-0! whitespace-normal!"
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc leads back to the row from what stands in it */}
            <div className="sticky left-0 max-w-[100cqw]" onKeyDown={returnToRow}>
              {children(named)}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  )
}

const openRow = 'not-hover:not-has-[:focus-visible]:bg-selected'

const findRowButton = (element: Element | null | undefined) =>
  element?.querySelector<HTMLElement>('.row-link')

function returnToRow(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  findRowButton(event.currentTarget.closest('tbody'))?.focus()
}
