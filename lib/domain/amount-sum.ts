import Big from 'big.js'

/** The sum of amounts, exact in decimals. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum.plus(each), new Big(0)).toNumber()
