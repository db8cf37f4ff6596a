import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { addDays } from '@/lib/shared/dates/calendar-date'

const steps = [14, 30, 90]

type Props = {
  /** A calendar date. */
  from: string
  onDay: (day: string) => void
}

/** Buttons that set the last day of a stop some days after another. */
export function StopDays({ from, onDay }: Props) {
  const t = useT()
  return (
    <span className="-ml-2 flex flex-wrap">
      {steps.map((days) => (
        <Button key={days} size="sm" variant="quiet" onClick={() => onDay(addDays(from, days))}>
          {t('customers.stop.days', { days })}
        </Button>
      ))}
    </span>
  )
}
