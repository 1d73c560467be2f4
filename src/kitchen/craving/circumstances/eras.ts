import type { Circumstance } from './circumstance.ts'

const behind =
  'cookbook|recipe|recipes|style|dinner|dinners|meal|meals|dish|party|food|cooking|kitchen|housewife'
const tens = ['20', '30', '40', '50', '60', '70', '80', '90'] as const
const inWords: Readonly<Record<(typeof tens)[number], string>> = {
  20: 'twenties',
  30: 'thirties',
  40: 'forties',
  50: 'fifties',
  60: 'sixties',
  70: 'seventies',
  80: 'eighties',
  90: 'nineties',
}

/** Times that a dish is said to come from, each with the words of a recipe that is of it. */
export const eras: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    tens.map((ten) => [
      `of the 19${ten}s`,
      new RegExp(`\\b(?:19)?${ten}['’]?s\\b|\\b19${ten[0]}\\d\\b|\\b${inWords[ten]}\\b`, 'i'),
    ]),
  ),
  'of the war years': /\bwar(?:time| years|-time)?\b|\bration(?:s|ing|ed)?\b|\b194\d\b/i,
  'of the Middle Ages': /\bmedieval\b|\bmiddle ages\b|\b1[1-5]th century\b/i,
  'of the Victorian age': /\bvictorian\b|\b19th century\b|\b18[3-9]\d/i,
}

const decades: readonly Circumstance[] = tens.map((ten) => ({
  means: `of the 19${ten}s`,
  says: `
    [back] (from|of|in|circa|like in|during) [the|early|late|mid|depression era] (19${ten}'?s|${ten}'?s|${inWords[ten]}) !(people|guests|minutes|degrees|seconds)
    (19${ten}'?s|${inWords[ten]}) [era|american|british|vintage|retro] (${behind})
    (${behind}),? (of|in|from)? ?[the] 19${ten}'?s
    (?<=(?:retro|vintage|dinner party|party|style|recipe|dinner) )19${ten}'?s
    (aus den|der|los anos|annees|anni) (${ten}ern?|${ten}er jahren|${ten}er|${ten})
  `,
}))

/** Words for the time that a dish comes from. */
export const timesOfDishes: readonly Circumstance[] = [
  ...decades,
  {
    means: 'of the war years',
    says: `
      (wartime|war time|war-time|ration book|rationing|world war (?:two|ii|2|one|i|1)|ww2|wwii) [era|style|british] [recipe|recipes|food|meal|dinner|cooking|kitchen]
      (during|from|in|of) [the] (war|blitz|second world war|first world war)
    `,
  },
  {
    means: 'of the Middle Ages',
    says: `
      [like|as|food] [in|from|of] [the] (medieval|middle ages) [times|time|style|feast|banquet|food|dinner|recipe]
      (mittelalter|mittelalterlich|mittelalterliches|edad media|moyen age|medioevo)
    `,
  },
  {
    means: 'of the Victorian age',
    says: `
      [from|of|in] [the|a] victorian (era|age|times|england|cookbook|dinner|recipe|food|tea)
    `,
  },
]
