'use client'

import dynamic from 'next/dynamic'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Popover } from '@/components/ui/popover'
import { useT } from '@/lib/client/translation'
import { type DayLimits, findTypedDay } from '@/lib/shared/dates/local-day'
import { TextInput } from './text-input'

/** Loaded when a calendar is first opened. A box can be typed into without one. */
const DayCalendar = dynamic(
  () =>
    import('./day-calendar').then(
      (module) => module.DayCalendar,
      () => CalendarMissing,
    ),
  { ssr: false, loading: CalendarPlace },
)

/**
 * A text box into which a day is typed, with a button that opens a calendar. A day chosen there is
 * typed into the box: it is the same text, and whoever listens to the box hears of it in the same
 * way.
 */
export function DayInput({
  label,
  earliest,
  latest,
  className = '',
  ...box
}: Omit<ComponentProps<typeof TextInput>, 'type'> & Props) {
  const t = useT()
  const field = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  /** What the box held when the calendar was opened, and which opening that was. */
  const [opened, setOpened] = useState<{ day: string | null; opening: number } | null>(null)
  const getBox = () => field.current!.querySelector('input')!
  const name = t('form.calendar.open', { field: label })

  /** A panel that is closed and opened at once tells of the opening alone: each begins anew. */
  const handleToggle = (isOpen: boolean) =>
    setOpened((before) =>
      isOpen ? { day: findTypedDay(getBox().value), opening: (before?.opening ?? 0) + 1 } : null,
    )

  /** The focus goes first: a panel that closes around it would send it where it was before. */
  function close(focused: HTMLElement) {
    focused.focus()
    hide()
  }

  function hide() {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }

  function choose(day: string) {
    typeInto(getBox(), day)
    close(getBox())
  }

  /** Esc is the calendar's alone: a dialog or a panel around it stays. */
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close(opener.current!)
  }

  function hideWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) hide()
  }

  return (
    <div ref={field} className={`relative ${className}`}>
      <TextInput
        placeholder={t('form.datePlaceholder')}
        {...box}
        className="pr-8 max-narrow:pr-11"
      />
      <Popover
        button={<Icon name="calendar" />}
        buttonProps={{
          className: buttonClass,
          'aria-label': name,
          'aria-haspopup': 'dialog',
          disabled: box.disabled || box.readOnly,
          // A press leaves the box only once the calendar is there, so nothing is checked by it.
          onMouseDown: (event) => event.preventDefault(),
        }}
        panelProps={{
          className: 'p-2',
          role: 'dialog',
          'aria-label': name,
          tabIndex: -1,
          onKeyDown: closeByKey,
          onBlur: hideWhenLeft,
        }}
        align="end"
        opener={opener}
        panel={panel}
        onToggle={handleToggle}
      >
        {opened && (
          <DayCalendar
            key={opened.opening}
            day={opened.day}
            earliest={earliest}
            latest={latest}
            onChoose={choose}
          />
        )}
      </Popover>
    </div>
  )
}

type Props = DayLimits & {
  /** What the box is called, for the name of its button. */
  label: string
}

const buttonClass = getButtonClass({
  variant: 'quiet',
  size: 'sm',
  square: true,
  className:
    'absolute top-[3px] right-[3px] max-narrow:top-0 max-narrow:right-0 max-narrow:w-11 off:border-transparent!',
})

/** Fills a box as a person does. React hears of what a script sets by the browser's own setter. */
function typeInto(box: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Holds the room of a calendar that is being loaded. */
function CalendarPlace() {
  const t = useT()
  return (
    <p role="status" className="h-62 w-71 max-narrow:h-84 max-narrow:w-85">
      <span className="sr-only">{t('form.calendar.loading')}</span>
    </p>
  )
}

function CalendarMissing() {
  const t = useT()
  return (
    <p role="alert" className="max-w-60 text-ink-2">
      {t('form.calendar.missing')}
    </p>
  )
}
