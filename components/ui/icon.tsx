/**
 * Shows one of the desk's interface icons. It never speaks: the control that holds it carries the
 * name.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      className={`icon flex-none ${className}`}
      viewBox="0 0 16 16"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={heavy.has(name) ? 2.2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}

export type IconName = keyof typeof paths

const paths = {
  search: 'M2.75 7a4.25 4.25 0 1 0 8.5 0a4.25 4.25 0 1 0-8.5 0M10.2 10.2l3.3 3.3',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  down: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  updown: 'm5 6 3-3 3 3M5 10l3 3 3-3',
  right: 'm6.5 4.5 3.5 3.5-3.5 3.5',
  left: 'M9.5 4.5 6 8l3.5 3.5',
  last: 'm4.5 4.5 3.5 3.5-3.5 3.5M11.5 4.5v7',
  check: 'm3.5 8.5 3 3 6-6.5',
  x: 'm4 4 8 8M12 4l-8 8',
  plus: 'M8 3.5v9M3.5 8h9',
  out: 'M9 3h4v4M13 3 7.5 8.5M11 9.5V13H3V5h3.5',
  load: 'M8 2.5v7.5M4.8 7 8 10.2 11.2 7M3 13.5h10',
  copy: 'M6.5 5.5h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1zM10.5 5.5v-3h-8v8h3',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.2V5M10.5 2.2V5',
  cols: 'M2.5 3.5h11v9h-11zM6.2 3.5v9M9.8 3.5v9',
  pin: 'M6 2.5h4l-.6 4.2 2.1 2.3h-7l2.1-2.3zM8 9v4.5',
  more: 'M3.5 8v.01M8 8v.01M12.5 8v.01',
  eye: 'M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8ZM6.2 8a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0',
  lock: 'M4.5 7h7a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  clock: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M8 4.8V8l2.2 1.6',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  link: 'M6.5 9.5 9.5 6.5M7 4.5l1.3-1.3a2.9 2.9 0 0 1 4.2 4.2L11.2 8.7M9 11.5l-1.3 1.3a2.9 2.9 0 0 1-4.2-4.2L4.8 7.3',
  desc: 'M8 3.5v9M4.8 9.3 8 12.5l3.2-3.2',
  asc: 'M8 12.5v-9M4.8 6.7 8 3.5l3.2 3.2',
  sun: 'M5.2 8a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M8 1.8v1.4M8 12.8v1.4M1.8 8h1.4M12.8 8h1.4M3.6 3.6l1 1M11.4 11.4l1 1M3.6 12.4l1-1M11.4 4.6l1-1',
  moon: 'M13 9.6A5.5 5.5 0 1 1 6.4 3a4.4 4.4 0 0 0 6.6 6.6Z',
  system: 'M2.5 3.5h11v7.5h-11zM6 13.5h4M8 11v2.5',
  user: 'M5.5 5.2a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M3 13.5c.4-2.8 2.2-4.2 5-4.2s4.6 1.4 5 4.2',
  document: 'M4 2.5h5.5l3 3v8H4zM9.2 2.5v3.3h3.3',
  bolt: 'M8.8 2 4 9h3.6l-.6 5L12 7H8.2z',
  coin: 'M2.5 8a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M9.8 6.2C9.4 5.5 8.8 5.2 8 5.2c-1 0-1.7.5-1.7 1.3 0 2 3.5.9 3.5 2.9 0 .9-.8 1.4-1.8 1.4-.9 0-1.6-.4-1.9-1.1M8 4.2v1M8 10.8v1',
  case: 'M2.5 5.5h11v7.5h-11zM5.8 5.5v-2h4.4v2M2.5 9h11',
  layers: 'm8 2.5 5.5 3L8 8.5l-5.5-3zM2.5 8.2 8 11.2l5.5-3M2.5 10.8l5.5 3 5.5-3',
  key: 'M2.5 10.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6.8 8.7 12.5 3M10.5 5l2 2M8.8 6.7l1.4 1.4',
} as const

const heavy = new Set<IconName>(['more', 'pause'])
