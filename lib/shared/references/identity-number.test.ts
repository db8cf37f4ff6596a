import { describe, expect, test } from 'vitest'
import { hasIdentityNumber } from './identity-number'

describe('stays out of addresses, because it is a person:', () => {
  test.each([
    ['a Norwegian identity number', '01019030071'],
    ['a Norwegian one written with a blank', '010190 30071'],
    ['a D-number, whose day is raised by 40', '41019030065'],
    ['an H-number, whose month is raised by 40', '01419030054'],
    ['a test number, whose month is raised by 80', '01819030037'],
    ['a Norwegian one under the rule of 2032', '01013230060'],
    ['a Swedish personal number', '8112289874'],
    ['a Swedish one with a dash', '811228-9874'],
    ['a Swedish one with its century', '198112289874'],
    ['a Swedish one of a person past a hundred', '811228+9874'],
    ['a Swedish coordination number, whose day is raised by 60', '811288-9871'],
    ['a Danish personal number', '211062-5629'],
    ['a Danish one without its dash', '2110625629'],
    ['a Finnish personal code', '131052-308T'],
    ['a Finnish one in small letters', '131052-308t'],
    ['a Finnish one with one of the newer signs', '010594Y9021'],
    ['a Norwegian number with a wrong last digit', '01019030072'],
    ['a Norwegian number with a wrong first check digit', '01019030171'],
    ['a Swedish number with a wrong check digit', '811228-9873'],
    ['a Finnish code with a wrong check letter', '131052-308U'],
    ['a Norwegian one with a dash', '010199-21717'],
    ['one beside a name', 'Ola 01019921717'],
    ['one behind a comma', 'Ola,01019921717'],
    ['one in brackets', '(01019921717)'],
    ['one in two parts behind a name', 'Ola 010190 30071'],
    ['one between other words', 'Kari 811228-9874 Oslo'],
    ['one on a line of its own', 'Kari Nordmann\n131052-308T\tOslo'],
    ['one that is the name of a file', '010190-30071.xml'],
    ['one in the name of a file', 'faktura_0101903071.2026.pdf'],
    ['one beside what is none', '974760673 211062-5629'],
  ])('%s', (_, text) => expect(hasIdentityNumber(text)).toBe(true))
})

describe('may be searched for in the open:', () => {
  test.each([
    ['eleven digits with right check digits and no such day', '31029030084'],
    ['eleven digits with right check digits and no such month', '01139030180'],
    ['ten digits that begin with no date', '9912345678'],
    ['a Norwegian organization number', '974760673'],
    ['a Norwegian organization number for VAT', 'NO974760673MVA'],
    ['a Swedish organization number', '5560360793'],
    ['a Swedish organization number with a dash', '556036-0793'],
    ['a Danish company number', '13585628'],
    ['a Finnish business id', '0112038-9'],
    ['a Norwegian bank account', '86011117947'],
    ['a customer number', '10001'],
    ['a phone number', '+4722334455'],
    ['a name', 'Kari Nordmann'],
    ['a name beside a customer number and a phone number', 'Kari Nordmann 10001 +4722334455'],
    ['a date beside a name', 'Kari 010199'],
    ['the name of a file with a date', 'INV_20260312_0001.xml'],
    ['nothing', ''],
  ])('%s', (_, text) => expect(hasIdentityNumber(text)).toBe(false))
})
