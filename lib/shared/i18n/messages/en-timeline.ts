import { en } from './en'

const timeline = {
  label: 'Timeline',
  break: 'The axis skips {span}, from {from} to {to}.',
  years: '{count, plural, one {# year} other {# years}}',
  months: '{count, plural, one {# month} other {# months}}',
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  until: 'to {time}',
  from: '{from} to {until}',
  several: '{first}, {second}',
  many: '{first} and {count} more',
  when: 'When',
  lane: 'Lane',
  what: 'What happened',
  field: 'Field',
  kind: 'Time type',
  lanes: 'Lanes, left to right',
  event: 'New',
  future: 'upcoming',
  showNew: 'Show {count, plural, one {# new event} other {# new events}}',
  nothing: 'No events yet.',
  noRaw: 'No more details.',
} as const

/** English texts of the timeline. */
export const enTimeline = { ...en, timeline }
