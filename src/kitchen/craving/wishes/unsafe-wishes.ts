/**
 * Wishes without a safe version, each with a suggestion for another wish. Sources: USDA FSIS "Safe minimum
 * internal temperature chart" and "Danger zone", National Center for Home Food Preservation (low-acid
 * canning, garlic in oil), US FDA on raw flour, natural toxins and phytohaemagglutinin.
 */
const wishes: readonly [pattern: RegExp, reason: string][] = [
  [
    /\b(?:chicken|turkey|duck|poultry|pork)(?: \w+)? (?:tartare|sashimi|carpaccio|ceviche|crudo)\b|\braw (?:chicken|turkey|duck|poultry|pork) (?:sashimi|sushi|salad|mett|mince on)\b|\b(?:hackepeter|schweinemett)\b|\bmett\b/i,
    'Poultry and pork are not safe to eat raw. Ask for the dish with beef, tuna or salmon sold for eating raw, or for the meat cooked through.',
  ],
  [
    /\b(?:home[- ]?|pressure[- ]|water[- ]bath )canning\b|\bhome[- ]?canned\b[^.]*\b(?:shelf|pantry|years?|months?)\b|\bshelf[- ]stable (?:\w+ )?(?:jars?|salsa|jam|sauce|pickles?|chutney|relish|preserves?|canning|garlic|pesto|puree|jelly)\b|\b(?:make|making|making it|be|is|it|them) shelf[- ]stable\b|\bfor the pantry shelf\b/i,
    'Jars that keep without cold need tested times and pressures, and Larder does not make those up. Ask for a version for the refrigerator, or use a tested canning guide.',
  ],
  [
    /\b(?:garlic|herbs?|chil\w+|basil)\b.{0,25}\boil\b.{0,50}\b(?:room temperature|counter|shelf|pantry|weeks?|months?|years?)\b/i,
    'Garlic or herbs in oil at room temperature can grow botulism. Ask for one to use the same day, or keep it in the refrigerator for at most four days.',
  ],
  [
    /\b(?:mushrooms?|berries|roots?|plants?|greens|leaves)\b.{0,30}\b(?:i|we|my kids?) (?:found|picked|foraged|gathered)\b|\bforaged (?:mushrooms?|berries|roots?)\b|\bmushrooms? from (?:the|our|my) (?:forest|woods?|garden|lawn)\b/i,
    'Larder cannot see what was picked, and some wild plants and mushrooms look like good ones and kill. Let an expert look at them first, or ask for the dish with bought ones.',
  ],
  [
    /\braw (?:red )?kidney beans?\b|\braw (?:cassava|yuca|manioc|taro|elderberr(?:y|ies))\b|\b(?:cassava|yuca|elderberr(?:y|ies))\b[^.]*,? raw\b/i,
    'This food is poisonous raw and harmless once it is boiled. Ask for it cooked.',
  ],
  [
    /\braw (?:cookie|cake|bread|pizza)? ?(?:dough|batter)\b|\buncooked (?:dough|batter)\b/i,
    'Raw flour and raw egg can make people ill. Ask for a bar, a mousse or energy bites with the same flavor instead.',
  ],
  [
    /\b(?:rice|chicken|meat|fish|stew|food|pasta|leftovers?)\b.{0,25}\bleft out (?:overnight|all night|all day|for (?:\d+|two|three|several|many))/i,
    'Food that stood warm for more than two hours is not safe to eat, and cooking it again does not help. Ask for the dish with fresh ingredients.',
  ],
  [
    /\b(?:cannabis|marijuana|weed (?:brownies?|butter|cookies?|gummies)|thc|hash brownies|psilocybin|magic mushrooms?|shrooms)\b/i,
    'Larder does not write recipes with drugs. Ask for the dish without them.',
  ],
  [
    /\bmoonshine\b|\bdistill?(?:ing|ed)? (?:my own|your own|at home|alcohol|spirits|whiske?y|vodka)\b/i,
    'Distilling at home is dangerous and in most places not allowed. Ask for a drink made with what can be bought.',
  ],
  [
    /(?<!n['’]t |\bnot |\bnever )\b(?:make|give|get) (?:him|her|them|someone|somebody|my \w+|people) (?:sick|ill|food poisoning|diarrh\w+)\b|\blaxatives?\b/i,
    'Larder helps to cook for people, not against them.',
  ],
]

/** Lowest temperature for sous vide; below it bacteria grow. */
const COLDEST_C = 54
const COLDEST_F = 130

export function unsafeWish(text: string): string | null {
  const wish = wishes.find(([pattern]) => pattern.test(text))?.[1]
  if (wish) return wish
  const bath = /\bsous[- ]vide\b.{0,40}?\b(\d{2,3})\s*(?:°|degrees? )?\s*(c|f)\b/i.exec(text)
  if (!bath) return null
  const coldest = bath[2]?.toLowerCase() === 'c' ? COLDEST_C : COLDEST_F
  return Number(bath[1]) < coldest
    ? `Sous vide below ${COLDEST_C} °C (${COLDEST_F} °F) keeps food warm without making it safe. Ask for a higher temperature.`
    : null
}
