/** Words for a factor by which the whole recipe is to be scaled. */
const times: readonly [pattern: RegExp, times: number][] = [
  [/\b(?:make )?(?:two|2) (?:loaves|batches|cakes|pies|pans|trays|quiches|pizzas)\b/i, 2],
  [/\b(?:make )?(?:three|3) (?:loaves|batches|cakes|pies|pans|trays|quiches|pizzas)\b/i, 3],
  [
    /\b(?:make )?(?:double|twice)(?: (?:the|this|it|a|as much|whole|of|everything|recipe|batch|amounts?|quantity|quantities))*(?=\W|$)/i,
    2,
  ],
  [
    /\b(?:triple|three times)(?: (?:the|this|it|a|as much|whole|of|everything|recipe|batch|amounts?))*(?=\W|$)/i,
    3,
  ],
  [
    /(?:\bhalve\b|^\s*half\s*$|\bhalf(?= (?:the|this|it|a|of|as much|batch|recipe|size|portions?|for|everything)\b))(?: (?:the|this|it|a|of|as much|everything|recipe|batch|size|portions?|amounts?|quantity|quantities))*(?=\W|$)/i,
    0.5,
  ],
]

/** A factor in figures: "50% more", "1.5x", "x 3", "one and a half times the recipe". */
const figures: readonly (readonly [RegExp, (figure: number) => number])[] = [
  [/\b(\d{1,3}) ?(?:%|percent) (?:more|bigger|larger|extra)\b/i, (percent) => 1 + percent / 100],
  [/\b(\d{1,2}) ?(?:%|percent) (?:less|smaller)\b/i, (percent) => 1 - percent / 100],
  [
    /\b(\d(?:\.\d+)?) ?(?:x|×|times)(?: (?:the|this|it|recipe|batch|amount))*(?=\W|$)(?! ?\d)/i,
    (times) => times,
  ],
  [/(?<!\d ?)(?:\bx|×) ?(\d(?:\.\d+)?)(?=\W|$)/i, (times) => times],
  [/\b(?:one and a half|half again)(?: (?:times|as much|the|this|recipe|batch|more))*(?=\W|$)/i, () => 1.5],
]

/** Takes the factor of a whole recipe out of the words of a wish; null when they name none. */
export function takeFactor(text: string): { factor: number; rest: string } | null {
  const read: readonly (readonly [RegExp, (figure: number) => number])[] = [
    ...figures,
    ...times.map(([pattern, factor]) => [pattern, () => factor] as const),
  ]
  for (const [pattern, factorOf] of read) {
    const match = pattern.exec(text)
    const factor = match ? factorOf(Number(match[1])) : 0
    if (match && factor > 0)
      return {
        factor,
        rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`,
      }
  }
  return null
}
