/**
 * How far a run of requests has come: a short bar among the words and buttons of a toolbar, or as
 * wide as what it stands in.
 */
export const ProgressMeter = ({ value, max, label, isWide = false }: Props) => (
  <progress
    className={`h-1.5 ${isWide ? 'w-full' : 'w-40'} appearance-none overflow-hidden rounded-xs border-0 bg-line-strong forced-colors:appearance-auto [&::-moz-progress-bar]:bg-accent-fill [&::-webkit-progress-bar]:bg-line-strong [&::-webkit-progress-value]:bg-accent-fill`}
    value={value}
    max={max}
    aria-label={label}
  />
)

type Props = { value: number; max: number; label: string; isWide?: boolean }
