const notFood =
  'Larder writes recipes for food that people can eat, so it cannot make this one. Tell it about a dish, an ingredient or a mood.'

/** What must not be made, whatever else the craving says. */
const refusals: readonly [pattern: RegExp, reason: string][] = [
  [
    /\b(bleach|antifreeze|detergent|drain cleaner|ammonia|gasoline|petrol|kerosene|paint thinner|motor oil|laundry pods?|tide pods?|glue|plastic|cement|concrete|gravel|sawdust|batter(?:y|ies)(?! fried)|mercury|lead paint|soap|shampoo)\b/i,
    notFood,
  ],
  [
    /\b(poison(?:ous|ed)?|cyanide|arsenic|ricin|strychnine|hemlock|nightshade berr(?:y|ies)|death cap|fly agaric|oleander|rat poison)\b/i,
    'This names something poisonous, and Larder does not write recipes with it.',
  ],
  [
    /\b((?<!fat |hot chocolate |cocoa |flavou?r )bombs?|explosives?|napalm|meth|methamphetamine|cocaine|heroin|fentanyl|lsd|gunpowder)\b/i,
    notFood,
  ],
  [
    /\b(human|people|person|baby|cannibal\w*) (?:meat|flesh|stew|liver|brains?|leg|arm|burger)\b|\bcannibal/i,
    notFood,
  ],
  [
    /\b(?:cook|roast|grill|fry|bake|eat|stew|barbecue)\w* (?:my |your |the |a |our |his |her )?(?:neighbou?r'?s? )?(?:pet )?(cat|dog|kitten|puppy|hamster|guinea pig|parrot|goldfish|neighbou?r|husband|wife|child|boss)\b|\b(cat|dog|kitten|puppy|hamster|panda|gorilla|chimpanzee|dolphin|whale|tiger|elephant) (?:meat|stew|burger|curry|soup|steak|roast)\b/i,
    notFood,
  ],
  [
    /\b(?:treats?|food|biscuits?|cookies?|recipe|dinner|meal|cake|snacks?) for (?:my |a |our |the )?(?:dog|cat|puppy|kitten|hamster|rabbit|parrot|horse|pet)s?\b|\b(?:dog|cat|pet|puppy|bird) (?:treats?|food|biscuits?|cookies?|kibble)\b/i,
    'Larder writes recipes for people; what is safe for a pet is a question for a vet.',
  ],
]

export const refusalOf = (text: string): string | null =>
  refusals.find(([pattern]) => pattern.test(text))?.[1] ?? null
