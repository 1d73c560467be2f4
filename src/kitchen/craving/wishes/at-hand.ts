/** Words that say that the foods of a craving are there and are to be used. */
const having =
  /\bi(?: only| just)? have\b|\bi(?:'|’)?ve (?:only |just )?got\b|\bus(?:e|ing) (?:it |them |some )?up\b|\bleft-?overs?\b|\bleft over\b|\bget(?:ting)? rid of\b|\b(?:so|too|way too|ten \w+) (?:much|many)\b|\b(?:lots|tons|loads|plenty|a lot|a bunch|containers?|half an? \w+) of\b|\bwhat (?:can|could|should|shall|do|to|else can) (?:i |we |you |one )?(?:do|make|cook)(?: up)? (?:with|from|out of)\b|\bgo(?:ing)? (?:bad|off)\b|\bin (?:my|the|our) (?:fridge|freezer|pantry|cupboard)\b/i

/** Whether a craving is about foods that are there: none of them is to be bought or made. */
export const saysAtHand = (text: string): boolean => having.test(text)
