const notLatin = /(?!\p{Script=Latin})\p{L}/u

/**
 * True when a word is long enough to name something. One or two letters are grammar or talk in the Latin
 * script and whole names in others: 粥, 餃子, щи.
 */
export const isLongEnough = (word: string): boolean => word.length > 2 || notLatin.test(word)
