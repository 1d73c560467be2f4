const ask =
  '(?:please |kindly )?(?:give|show|tell|send|find|suggest|recommend|generate|create|write|make|get|share)'
const recipe = '(?:recipes?|instructions|ideas?|directions|way|ways|steps)'

/** Words before the name of a dish that only ask for its recipe. */
const before = new RegExp(
  `^(?:${[
    `(?:(?:can|could|would|will) (?:you|u|someone|anyone) )?${ask} (?:me |us )?(?:how to (?:make|cook|prepare) )?`,
    `how (?:do|does|can|would|should) (?:i|you|we|one|anyone) (?:make|cook|prepare|fix) `,
    'how to (?:make|cook|prepare) ',
    '(?:i am|i|we|we are) (?:am |are )?(?:really )?(?:just )?(?:want|need|crave|craving|fancy|love|would like|looking for|in the mood for)(?: to (?:make|cook|eat|have))? ',
    '(?:do|does) (?:you|anyone|anybody|someone) (?:have|know) (?:of )?',
    // Columns that print requests speak of their readers: "would like a recipe for McKinley Pie".
    `(?:(?:he|she|they|someone|a reader) )?(?:would (?:also )?(?:like|love)|wants?|needs?|requests?|requested|requesting|is (?:requesting|searching for)) (?:an? |the |any |some |your |good |great |easy )*${recipe} (?:for|of|to make|on) `,
    '(?:looking for|searching for|what is|what are) ',
    `(?:an? |the |any |some |your |my |good |great |best |easy |simple |quick |favou?rite )*${recipe} (?:for|to make|to cook|on|of) `,
    '(?:an? |the |some |any |good |great |best |favou?rite |homemade |own )+',
  ].join('|')})`,
  'i',
)
const behind = / (?:recipes?|please|from scratch|at home|thanks|thank you)$/i

/**
 * Returns a request without the words that only ask for a recipe: "moon pies" of "can you give me a recipe
 * for moon pies?".
 * @param text in English
 */
export function withoutRequest(text: string): string {
  let rest = text
    .replace(/’/g, "'")
    .replace(/\bi'm\b/gi, 'i am')
    .replace(/[?!.,;:…\s]+$/, '')
    .trim()
  for (let next = shorter(rest); next !== rest; next = shorter(rest)) rest = next
  return rest
}

const shorter = (text: string): string => text.replace(before, '').replace(behind, '')
