import { expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import { describeHeldCases } from './describe-held-cases'

const list = { rows: [1, 2], isAtEnd: true, isSilent: false, isIncomplete: false }

test.each([
  ['read to the end', list, '2 cases in total'],
  ['of which more follow', { ...list, isAtEnd: false }, '2 cases, scroll for more'],
  ['whose last page came before', { ...list, isIncomplete: true }, '2 cases'],
  ['that is empty', { ...list, rows: [] }, 'No cases in total'],
  ['that did not come', { ...list, rows: [], isAtEnd: false }, 'No cases loaded'],
  ['that came without a list', { ...list, rows: [], isSilent: true }, 'No cases loaded'],
  ['whose last page had no list', { ...list, isSilent: true }, '2 cases'],
])('a list %s', (_, held, said) => expect(describeHeldCases(t, held)).toBe(said))
