/** Words of a text in which tea is drunk, or served with cakes. */
const isDrunk =
  /\b(?:high|afternoon|cream|iced?|green|black|herbal|chamomile|camomile|mint|ginger|bubble|chai|matcha|earl grey|drinks?|brew(?:ed)?|steep(?:ed)?|cups? of|cakes?|biscuits?|cookies?|scones?|loaf|sandwich(?:es)?|bags?|parties|party|room)\b/i

const eaters =
  "(?:kids?|child|children|toddlers?|boys?|girls?|family|sons?|daughters?|little ones?)(?:'?s?|s?')"
/** Words that may stand behind the meal: "tea eggs" and "tea bread" are dishes. */
const end = '(?= *(?:$|[,.?!]|tonight|tomorrow|for|and|on|that|with|please|today|this|ideas?|no|without))'
const eveningTea = new RegExp(
  [
    `\\b(for )(?:(?:the|my|our|his|her|their) )?(?:${eaters} )?tea\\b${end}`,
    `\\b(${eaters} )tea\\b${end}`,
    '\\b((?:a|per) (?:head|person|plate) )tea\\b(?! (?:cups?|bags?|cakes?|party))',
    '(^)tea(?= for (?:\\w+ ){0,3}(?:teenagers|kids|children|toddlers|us|boys|girls|the family|adults)\\b)',
    `\\b((?:tonight'?s|family|school[- ]?night|midweek|week ?night|after[- ]school|(?:dairy|soya?|gluten|egg|nut|wheat|milk)[- ]free) )tea\\b${end}`,
    '\\b((?:a |an )?(?:quick|easy|cheap|simple|healthy|hot) )tea(?= (?:for (?:the |my |our )?(?:kids|children|family|toddler|boys|girls|two|three|four|five|six|\\d)|tonight|idea))',
  ].join('|'),
  'gi',
)

/** Returns a text with dinner in the place of the evening meal that Britons call tea: "fish fingers for tea". */
export const teaAsMeal = (text: string): string =>
  isDrunk.test(text) ? text : text.replace(eveningTea, (found) => found.replace(/tea$/i, 'dinner'))
