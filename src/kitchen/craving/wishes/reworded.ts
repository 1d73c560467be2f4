/** Wordings that mean the same as one that the passes read, with that one. */
const rewordings: readonly (readonly [wording: RegExp, as: string])[] = [
  // "I don't have access to a grill" speaks of a grill that is not there.
  [/\b(have|has|having|got) access to\b/gi, '$1'],
  [/\b(no|without)(?: any)? access to\b/gi, '$1'],
  // "I can't do one more night of spaghetti" leaves spaghetti out.
  [
    /\b(?:can't|cant|can’t|cannot|can not|couldn't|couldn’t) (?:do|face|eat|take|stand|handle|stomach) (?:one more|yet another|another|any more)(?: (?:night|day|week|plate|bowl|bite|round|dinner|lunch|meal) of)?\b/gi,
    'tired of',
  ],
  // A cook who "can only mash and bake so many" has had enough of these, and asks for another dish.
  [
    /\b(?:i|we|you|one) can only (?:[a-z]+(?:,? (?:and|or) |, ))*[a-z]+ (?:so|that) (?:many|much)\b[^.!?]*/gi,
    '',
  ],
  [
    /\b(?:someone|somebody|people|a person|a cook|me,? i|i|who) (?:always |usually )?(?:burns?|ruins?|overcooks?) (?:everything|all|anything|water)\b/gi,
    'a beginner, easy no-cook',
  ],
  [/\bpot luck\b/gi, 'potluck'],
  [/\bp+l+e*[sz]{2,}e*\b/gi, 'please'],
  [/\bblack[ -]?eyes? (peas?|beans?)\b/gi, 'black-eyed $1'],
  // A cook who asks for something with rice wants a dish of it, and no bowl of plain rice.
  [
    /\b(something|anything|(?:an? )?(?:[a-z]+ )?(?:meal|dinner|lunch|supper|dish)|ideas?)((?: else| other| new| different| good| nice| quick| easy)*) (?:with|w\/|using|that uses|made with) (?:just )?(rice|noodle)s?(?=\s*(?:[.,!?]|$|tonight|please|today|for (?:dinner|lunch|tonight)))/gi,
    '$1$2, a $3 dish',
  ],
  // The name of a dish without its crust would else be read as a dish that no crust may be in.
  [
    /\bquiches? (?:sans p[aâ]te|ohne (?:boden|teig)|sin masa|senza (?:pasta|crosta|base))\b/giu,
    'crustless quiche',
  ],
  // The afternoon meal of French children is no tasting.
  [
    /\b(un |le |pour le )?go[uû]ter(?= (?:pour|des|du|de|d['’]|sans|avec|facile|rapide|sain|vegan|simple|maison)|\s*(?:$|[,.!?]))/giu,
    '$1goûters',
  ],
  [/\bpa (?=(?:los|las|el|la|mis|mi|mañana|hoy|\d)\b)/giu, 'para '],
]

/** Returns a craving with its wordings in the forms that the passes read. */
export const reworded = (text: string): string =>
  rewordings
    .reduce((said, [wording, as]) => said.replace(wording, as), text)
    .replace(explained, withDenials)
    .replace(heavyBird, cookedWhole(text))

/** A bird of ten pounds or more, which is a whole turkey. */
const heavyBird =
  /\b(\d{2})[ -]?(lbs?|pounds?|pounders?)\.? (?:frozen |fresh |whole )?(?:bird|turkey)\b(?! breast| leg| thigh)/gi
/** Ways of cooking a turkey, and what becomes of one that is left over, which say more than the oven. */
const otherWay =
  /\b(?:roast\w*|smok\w*|fr(?:y|ied|ying)|brin\w*|spatchcock\w*|grill\w*|instant pot|pressure|slow cook\w*|crock ?pot|air fryer|electric roaster|left ?overs?|carcass|soup|stock|broth)\b/i
const cookedWhole = (text: string) => (_: string, pounds: string, unit: string) =>
  `${pounds} ${unit} ${otherWay.test(text) ? 'turkey' : 'roast turkey'}`

/** A denied word behind which brackets list what it means: "no cephalopods (squids and octopus)". */
const explained =
  /\b(no|without|avoid|avoiding) (\p{L}+) \((?:like |such as |e\.g\. |i\.e\. )?([\p{L} -]{2,20}(?:(?:,| and| or) [\p{L} -]{2,20})+)\)/giu
/** Words by which brackets say something else than which foods are meant. */
const saysElse =
  /\b(?:allerg\w*|intoleran\w*|c(?:o)?eliac|except|but|ok|okay|fine|from|only|unless|if|in|she|he|they|i|we|my|is|are|was|not|no|please|too|any|because|due)\b/i
/** Writes the denial before each food of the brackets, because a list with an unknown word would end there. */
const withDenials = (found: string, denial: string, word: string, foods: string): string =>
  saysElse.test(foods)
    ? found
    : [word, ...foods.split(/,\s*(?:and |or )?| and | or /)].map((food) => `${denial} ${food}`).join(' and ')
