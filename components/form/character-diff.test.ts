import { describe, expect, test } from 'vitest'
import { diffCharacters, type Piece } from './character-diff'

const marked = (pieces: Piece[], [open, close]: string) =>
  pieces.map(({ text, kept }) => (kept ? text : `${open}${text}${close}`)).join('')

describe('the difference of a typed and a stored text', () => {
  test.each([
    [
      'nothing, when they are equal',
      'post@fjord.no',
      'post@fjord.no',
      'post@fjord.no',
      'post@fjord.no',
    ],
    [
      'a character dropped at either end',
      '<faktura@fjellheim.no;',
      'faktura@fjellheim.no',
      '[<]faktura@fjellheim.no[;]',
      'faktura@fjellheim.no',
    ],
    [
      'a run dropped in the middle',
      'Storgata  14 B',
      'Storgata 14 B',
      'Storgata [ ]14 B',
      'Storgata 14 B',
    ],
    ['a trailing space', 'OSLO ', 'OSLO', 'OSLO[ ]', 'OSLO'],
    ['a replaced character', 'Bjørn', 'Bjorn', 'Bj[ø]rn', 'Bj{o}rn'],
    ['all of it, when nothing was stored', ';;', '', '[;;]', ''],
    ['what was added', '90833121', '+4790833121', '90833121', '{+47}90833121'],
    ['a character outside the basic plane as one', 'Ola🙂', 'Ola', 'Ola[🙂]', 'Ola'],
    ['nothing in two blank texts', '', '', '', ''],
  ])('shows %s', (_, typed, stored, typedMarked, storedMarked) => {
    const diff = diffCharacters(typed, stored)
    expect(marked(diff.typed, '[]')).toBe(typedMarked)
    expect(marked(diff.stored, '{}')).toBe(storedMarked)
  })

  test('counts what was dropped and what was added', () => {
    expect(diffCharacters('<faktura;', 'faktura')).toMatchObject({ dropped: 2, added: 0 })
    expect(diffCharacters('Bjørn', 'Bjorn')).toMatchObject({ dropped: 1, added: 1 })
  })

  test('loses no character of either side', () => {
    const words = ['Åse & Søn', 'Ase and Son', '  ', 'aabbab', 'ababba', '<a@b.no;c@d.no>']
    for (const typed of words) {
      for (const stored of words) {
        const diff = diffCharacters(typed, stored)
        const kept = (pieces: Piece[]) =>
          pieces
            .filter((piece) => piece.kept)
            .map((piece) => piece.text)
            .join('')
        expect(diff.typed.map((piece) => piece.text).join('')).toBe(typed)
        expect(diff.stored.map((piece) => piece.text).join('')).toBe(stored)
        expect(kept(diff.typed)).toBe(kept(diff.stored))
      }
    }
  })
})
