import { en } from './en'

const timeline = {
  label: 'Timeline',
  break: 'The axis leaves out {span}, from {from} to {to}.',
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
  kind: 'Kind of time',
  lanes: 'Lanes from the left',
  event: 'New',
  future: 'still to come',
  showNew: '{count, plural, one {# new event} other {# new events}}, show',
  nothing: 'Nothing has happened yet that is known here.',
  noRaw: 'The source gave nothing more.',
} as const

/** English texts of the timeline. */
export const enTimeline = { ...en, timeline }
