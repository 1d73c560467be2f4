/** Turns a sentence into the end of another one: `it has pozole, but no corn is known here`. */
export const asClause = (sentence: string): string =>
  sentence.replace(/^./, (first) => first.toLowerCase()).replace(/\.$/, '')
