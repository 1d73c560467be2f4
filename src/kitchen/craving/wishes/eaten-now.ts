const food = "[\\p{L}'’-]+(?:(?:,| and| or|, and|, or)? [\\p{L}'’-]+){0,6}?"
const now =
  "(?:now|these days|lately|nowadays)(?:,)? (?:(?:he|she|they|it|it['’]s|he['’]ll|she['’]ll|they['’]ll|will|he will|she will|they will|all) )*(?:only|just|nothing but|eats? only|eats? nothing but|eats? just|want only|wants only)(?: (?:eats?|accepts?|wants?|likes?|touch(?:es)?|has|have))?"
/** Foods that somebody ate once, and those that are still eaten: "used to eat spinach, now only mac and cheese, quesadillas". */
const onceAndNow = new RegExp(
  `\\b(?:used to (?:eat|love|like|have|devour|enjoy)|(?:once )?ate|loved|has eaten|have eaten) ${food}(?:,| and| but|, but|, and|;|\\.)? ?${now} ([^.!?;]+)`,
  'giu',
)
/** The same the other way round, where what was eaten once is wanted no more: "I used to eat meat, not anymore". */
const noMore = new RegExp(
  `\\bused to (?:eat|love|like|have|enjoy) (${food})(?:,| and| but|, but|;)? (?:not|but not|no|now not|just not) (?:any ?more|any longer|now)\\b`,
  'giu',
)
/** A thing that is hidden in what is still eaten. */
const smuggled =
  /\b(?:how (?:do|can|could|would|should) (?:i|we|you) |(?:ways|ideas|help(?: me)?|trying|need|want) to |to )(?:get|sneak|put|hide|slip|work|pack|smuggle) (?:(?:some|more|any|a few|enough|extra|his|her|their|the|in) )*(?:veg|veggies|vegetables|greens|veges)(?: (?:in|into|inside|past|down)(?: (?:to )?(?:him|her|them|it|there|that|his|kids|my kids|the kids|my son|my daughter|(?:my|our) (?:toddler|boys|girls|kids|children)))?)?(?=\W|$)/gi

/** Foods of those who eat by spoon, which a child has left behind. */
const purees =
  '(?:baby food|baby foods|pur[eé]es?|jars?|jarred food|pouches|mush|mashed food|spoon[- ]?feeding|baby cereal)'
const outgrown = new RegExp(
  `\\b(?:(?:who|that|which) )?(?:(?:has|have|had|is|are|was|[\\p{L}]+['’](?:s|ve|re)|just|recently|already|now|finally) )*(?:out ?grown|out ?grew|outgrowing|moved on from|moving on from|graduated from|past the stage of|too old for|too big for|done with|refuses|refusing) (?:the |his |her |their |all |eating )*${purees}(?!\\p{L})`,
  'giu',
)
/** Dishes of somebody else that are too hot or too salty for an eater. */
const unbearable =
  /\b(?:can['’]?t|cannot|can not|couldn['’]?t|doesn['’]?t|don['’]?t|won['’]?t|unable to|not able to|struggles? to|no longer)(?: (?:really|quite|well|yet|always|do well with))? (?:handle|take|tolerate|stand|stomach|manage|deal with|cope with|do|eat) (?:(?:our|the|my|too|very|really|so|anything|any|much|such|overly|all that|his|her|their|that) )*(spicy|spice|spiciness|hot|salty|heavy|greasy|rich|sweet)(?: (?:meals?|foods?|dishes|dish|stuff|things|cooking|dinners?|curr(?:y|ies)|ones?))?(?= any ?more|[,.;!?]|$| (?:and|but|so|yet|or|at|what|now|because)\b)(?: any ?more)?/giu

/** Words of a reason for which a food is left out: it is a rule, and no change of taste. */
const saysWhy =
  /allerg|intoleran|react|hives|sick|celiac|coeliac|doctor|diagnos|can['’]?t|cannot|without|vegan|vegetarian|diabet|pregnan/i

const HIDDEN = 'with hidden vegetables'

/** Pairs that are one dish. */
const pairs =
  /\b(mac(?:aroni)?|fish|beans?|rice|peas|peanut butter|biscuits|grits|bread|spaghetti|ham|pork|beef|eggs?|chips) and (cheese|chips|rice|beans|jelly|jam|gravy|butter|meatballs|eggs?|ham|toast|salsa)\b/gi

/** Dishes with a sauce or a dough that vegetables vanish in. */
const mayHide =
  /\b(?:mac|macaroni|pasta|spaghetti|noodles|lasagna|meatballs?|meatloaf|pizza|muffins?|pancakes|smoothies?|soup|curry|chili|burgers?)\b/i

/** Foods that are wanted one at a time: "chicken tenders, mac and cheese, quesadillas". */
const asAlternatives = (foods: string, isToHide: boolean): string => {
  const each = foods
    .replace(pairs, '$1_and_$2')
    .split(/,\s*(?:and |or )?|\s+(?:or|and)\s+/)
    .map((one) => one.replace(/_/g, ' ').trim())
    .filter(Boolean)
  const hiding = isToHide ? each.find((one) => mayHide.test(one)) : undefined
  return hiding ? `${hiding} ${HIDDEN}` : each.join(' or ')
}

/**
 * Returns a craving in which what somebody eats now stands as the wish and what is eaten no more does not: who "used to
 * eat spinach, now only mac and cheese" is given the latter, and who has outgrown purees a soft food in pieces.
 */
export const eatenNow = (text: string): string => {
  const isToHide = text.search(smuggled) >= 0
  let isHidden = false
  return text
    .replace(noMore, 'no more $1')
    .replace(onceAndNow, (said: string, foods: string) => {
      if (saysWhy.test(said)) return said
      const eaten = asAlternatives(foods, isToHide)
      isHidden ||= eaten.endsWith(HIDDEN)
      return `, ${eaten}`
    })
    .replace(smuggled, () => (isHidden ? '' : HIDDEN))
    .replace(outgrown, ' eating finger food')
    .replace(unbearable, 'nothing $1')
}
