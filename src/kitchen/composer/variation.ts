import type { Random } from './random.ts'

/** Ways of saying one thing. Chosen phrase by phrase, so that two cooks of one dish read two recipes. */
const phrasings: readonly (readonly [pattern: RegExp, ...ways: string[]])[] = [
  [/\bHeat the oven to\b/g, 'Heat the oven to', 'Preheat the oven to', 'Set the oven to'],
  [/\bstirring now and then\b/g, 'stirring now and then', 'stirring occasionally', 'with an occasional stir'],
  [
    /\bturning now and then\b/g,
    'turning now and then',
    'turning occasionally',
    'turning the pieces as they color',
  ],
  [/\bin a large skillet\b/g, 'in a large skillet', 'in a wide skillet', 'in a large frying pan'],
  [/\bthe rest of the\b/g, 'the rest of the', 'the remaining'],
  [/\bhalf of the\b/g, 'half of the', 'half the'],
  [/\bServe at once\b/g, 'Serve at once', 'Serve right away', 'Serve immediately'],
  [/\bserve at once\b/g, 'serve at once', 'serve right away', 'serve immediately'],
  [/\bStir in\b/g, 'Stir in', 'Add'],
  [/\bFold in\b/g, 'Fold in', 'Gently fold in'],
  [/\bin a large bowl\b/g, 'in a large bowl', 'in a big bowl', 'in a large mixing bowl'],
  [
    /\bline (a|an|two|the) ([^.]*?) with parchment\b/g,
    'line $1 $2 with parchment',
    'line $1 $2 with baking parchment',
    'line $1 $2 with parchment paper',
  ],
  [
    /\bwith parchment, leaving\b/g,
    'with parchment, leaving',
    'with parchment paper, leaving',
    'with baking parchment, leaving',
  ],
  [/\bjust until\b/g, 'just until', 'only until'],
  [/\buntil fragrant\b/g, 'until fragrant', 'until you can smell them'],
  [/\bMeanwhile, /g, 'Meanwhile, ', 'In the meantime, '],
  [/\buntil golden\b(?! brown)/g, 'until golden', 'until golden brown'],
  [/\bTaste for salt\b/g, 'Taste for salt', 'Check the salt'],
  [/\bSpoon into (?!an? |the )/g, 'Spoon into ', 'Divide among '],
  [/\bcut into wedges\b/g, 'cut into wedges', 'slice into wedges'],
  [
    /\bLift (the [a-z ]+) onto a plate\b/g,
    'Lift $1 onto a plate',
    'Move $1 to a plate',
    'Set $1 aside on a plate',
  ],
  [/\bLet it stand for\b/g, 'Let it stand for', 'Leave it to stand for', 'Let it rest for'],
  [
    /\bTip (the [a-z ]+) onto a plate\b/g,
    'Tip $1 onto a plate',
    'Move $1 to a plate',
    'Set $1 aside on a plate',
  ],
  [/\bBring to a boil\b/g, 'Bring to a boil', 'Bring it all to a boil', 'Turn up the heat until it boils'],
  [/\bover medium heat\b/g, 'over medium heat', 'over moderate heat'],
  [/\bcompletely smooth\b/g, 'completely smooth', 'perfectly smooth', 'quite smooth'],
  [/\bat the edges\b/g, 'at the edges', 'around the edges'],
  [/\bSimmer\b(?= (?:until|for|uncovered)\b)/g, 'Simmer', 'Let it simmer'],
  [/\band simmer\b(?= (?:until|for|uncovered)\b)/g, 'and simmer', 'and let it simmer'],
  [/\band cook until\b/g, 'and cook until', 'and keep cooking until'],
  [/\buntil soft\b(?! peaks)/g, 'until soft', 'until softened'],
  [/\bSet aside\b/g, 'Set aside', 'Put aside'],
  [/\band set aside\b/g, 'and set aside', 'and put aside'],
  [/\bwith a splash of\b/g, 'with a splash of', 'with a dash of'],
  [/\bA little\b/g, 'A little', 'Some'],
  [/\bwarm through\b/g, 'warm through', 'heat through'],
  [/\bin a (wide|large|heavy), (deep|heavy|lidded) (pan|pot|skillet)\b/g, 'in a $1, $2 $3', 'in a $2, $1 $3'],
  [/\bscraping up\b/g, 'scraping up', 'loosening'],
  [/\bLadle into\b/g, 'Ladle into', 'Serve in'],
  [/\bThrow away\b/g, 'Throw away', 'Discard'],
  [/\bDrain well\b/g, 'Drain well', 'Drain thoroughly'],
  [/\bMix (the|half)\b/g, 'Mix $1', 'Combine $1'],
  [/\bin the middle\b/g, 'in the middle', 'in the center'],
]

const untilThenMinutes = /\b(until [^,.;:()]+), (\d+(?: to \d+)?) minutes?(?=[.;])/g

/** Says the same in other words; numbers, names and the order of work stay. */
export function vary(text: string, random: Random): string {
  let result = text.replace(untilThenMinutes, (whole, until: string, minutes: string) => {
    const unit = minutes === '1' ? 'minute' : 'minutes'
    return random.pick([
      whole,
      `${until}, about ${minutes} ${unit}`,
      `for about ${minutes} ${unit}, ${until}`,
      `for ${minutes} ${unit}, or ${until}`,
    ])
  })
  for (const [pattern, ...ways] of phrasings) {
    result = result.replace(pattern, (...match) => {
      const way = random.pick(ways)
      return way.replace(/\$(\d)/g, (_, index: string) => String(match[Number(index)]))
    })
  }
  return result
}
