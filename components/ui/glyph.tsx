/**
 * Shows a verdict as a shape, so that it can be told without colour. It is silent: the words beside
 * it say the same.
 */
export function Glyph({ verdict, className = '' }: { verdict: Verdict; className?: string }) {
  return (
    <svg
      className={`glyph flex-none ${colours[verdict] ?? plain} ${className}`}
      viewBox="0 0 14 14"
      width={14}
      height={14}
      fill="none"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[verdict].map(([part, d]) => (
        <path key={d} className={part} d={d} />
      ))}
    </svg>
  )
}

export type Verdict = keyof typeof shapes

const plain = '[--mark:var(--color-unknown-mark)] [--stroke:var(--mark)]'
const wait = '[--mark:var(--color-wait-mark)] [--stroke:var(--color-wait)]'
const fail = '[--mark:var(--color-fail-mark)] [--stroke:var(--mark)]'
const colours: Partial<Record<Verdict, string>> = {
  ok: '[--mark:var(--color-ok-mark)] [--stroke:var(--mark)]',
  wait,
  stop: wait,
  warn: wait,
  date: wait,
  fail,
  blank: fail,
  unknown: '[--mark:var(--color-unknown-mark)] [--stroke:var(--color-unknown)]',
  handled: '[--mark:var(--color-handled-mark)] [--stroke:var(--mark)]',
  change: '[--mark:var(--color-accent)] [--stroke:var(--mark)]',
}

const line = 'forced-colors:stroke-[CanvasText]'
const area = 'forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
const fill = `fill-(--mark) ${area}`
const edge = `stroke-(--mark) ${line}`
const dashed = `${edge} [stroke-dasharray:2.2_2.2] [stroke-linecap:butt]`
const stroke = `stroke-(--stroke) ${line}`
const cut = `stroke-surface stroke-[1.6] ${line}`
const hole = `fill-surface ${area}`

const shapes = {
  ok: [
    [fill, 'M1 7a6 6 0 1 0 12 0a6 6 0 1 0-12 0'],
    [cut, 'm4.3 7.2 1.9 1.9 3.6-3.9'],
  ],
  wait: [
    [edge, 'M1.75 7a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0-10.5 0'],
    [fill, 'M7 3.6a3.4 3.4 0 0 1 0 6.8z'],
  ],
  fail: [
    [fill, 'M7 .6 13.4 7 7 13.4.6 7z'],
    [cut, 'M7 4v3.4M7 9.6v.1'],
  ],
  unknown: [
    [dashed, 'M1.4 7a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0'],
    [stroke, 'M5.5 5.7c.1-1 .7-1.5 1.6-1.5s1.5.5 1.5 1.3c0 1.1-1.5 1.2-1.5 2.3M7.1 9.8v.1'],
  ],
  handled: [
    [
      fill,
      'M2.7 1.2h8.6a1.5 1.5 0 0 1 1.5 1.5v8.6a1.5 1.5 0 0 1-1.5 1.5H2.7a1.5 1.5 0 0 1-1.5-1.5V2.7a1.5 1.5 0 0 1 1.5-1.5z',
    ],
    [
      hole,
      'M5.3 5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M3.8 10.6c.3-1.9 1.5-2.9 3.2-2.9s2.9 1 3.2 2.9z',
    ],
  ],
  new: [[edge, 'M1.75 7a5.25 5.25 0 1 0 10.5 0a5.25 5.25 0 1 0-10.5 0']],
  date: [[edge, 'M1.8 3h10.4v9.2H1.8zM1.8 5.8h10.4M4.6 1.4V4M9.4 1.4V4']],
  run: [[edge, 'M2 4.2h10M2 7h10M2 9.8h6']],
  stop: [
    [edge, 'M1.2 7a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0-11.6 0'],
    [stroke, 'M5.5 4.8v4.4M8.5 4.8v4.4'],
  ],
  warn: [
    [edge, 'M7 1.4 13.2 12.4H.8z'],
    [stroke, 'M7 5.4v3M7 10.3v.1'],
  ],
  lock: [[edge, 'M3 6.2h8v6H3zM4.8 6.2V4.4a2.2 2.2 0 0 1 4.4 0v1.8']],
  keep: [[edge, 'M3.5 7h7']],
  change: [[edge, 'M2 7h9M8 3.8 11.2 7 8 10.2']],
  blank: [
    [dashed, 'M2 2.2h10v9.6H2z'],
    [edge, 'm4.6 9.4 4.8-4.8'],
  ],
} as const
