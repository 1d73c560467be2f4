import type { Aisle } from '#contract/aisles.ts'
import { familyOf } from './food-families.ts'
import { oncePer } from './once-per.ts'
import type { ReadDraft, ReadLine } from './read-draft.ts'

/*
 * Words by which cooks name several lines of the list at once: "whisk the dry ingredients", "scatter the
 * toppings over".
 */

const wetWords =
  /\b(?:milk|buttermilk|water|oil|butter|eggs?|yogurt|sour cream|cream|juice|vinegar|honey|syrup|molasses|vanilla|extract|broth|stock|wine|beer|coffee|aquafaba|mashed|puree|applesauce|pumpkin)\b/
const isWet = ({ text }: ReadLine) => wetWords.test(text)
const ofAisle =
  (...aisles: readonly Aisle[]) =>
  ({ food, foods }: ReadLine) =>
    [food, ...foods].some((each) => each !== null && aisles.includes(each.aisle))
const says =
  (words: RegExp) =>
  ({ text }: ReadLine) =>
    words.test(text)
const all = () => true

/** Collective words, each with a test for the lines that it may mean. */
const collectives: readonly (readonly [RegExp, (line: ReadLine) => boolean])[] = [
  [/\bdry (?:ingredients|mixture|mix)\b|\bdries\b/, (line) => !isWet(line)],
  [/\bwet (?:ingredients|mixture|mix)\b|\bliquids?\b/, isWet],
  [
    /\b(?:all|rest|remaining|other|everything|marinade|sauce|dressing|salad|soup|filling|dough|batter|topping|rub|paste|curry|stew|braising|base|smoothie|salsa|cake|crust|streusel|crumble|glaze|frosting|meatball|patty|slaw|stuffing|bowl|listed|above|these|those) ingredients\b|\beverything else\b|\b(?!(?:move|transfer|return|pour|scrape|strain|turn|remove|keep|leave|let|spread|bring|top|serve|season|garnish|drizzle|coat|scatter|sprinkle|cover|taste|brush|for|and) )[a-z]+ everything\b|\beverything goes (?:in|into)\b|(?:^|[.\n] ?)everything (?:in|into|to|together|goes|but|except)\b|\ball (?:together|the rest)\b|\bthe rest(?= ?[.,;]|$)|\b(?:everything|all(?: (?:of )?(?:the )?ingredients)?) (?:except|but (?!\d|one\b|two\b|three\b|half\b|an?\b)|apart from|bar\b)|\bthe ingredients\b|\bingredients (?:together|in|into|to|until|for)\b|^ingredients\b/,
    all,
  ],
  [
    /\b(?:spices?|seasonings?|rub|spice mix)\b/,
    (line) =>
      ofAisle('Spices & Seasonings')(line) ||
      says(/\bground\b|powder|seeds?\b|dried|salt|pepper|sugar|paprika|oregano|cumin|herbs?\b/)(line),
  ],
  [
    /\b(?:herbs?|greens)\b/,
    says(
      /parsley|cilantro|coriander|basil|mint|dill|chives?|thyme|rosemary|sage|oregano|tarragon|bay|scallions?|spinach|kale|chard|lettuce|arugula|rocket|watercress/,
    ),
  ],
  [
    /\b(?:veg|each vegetable|every vegetable|vegetables|veggies|mirepoix|soffritto|sofrito|trinity|aromatics|crudites|salad|roots|onions|peppers|fruit|fruits|berries)\b/,
    ofAisle('Produce'),
  ],
  [
    /\b(?:toppings?|the garnish(?:es)?|fixings|accompaniments|condiments|extras|trimmings)\b/,
    (line) => !ofAisle('Meat & Fish')(line),
  ],
  [
    /\b(?:whisk|make|mix|blend|combine|stir|shake|prepare|assemble)\b[^.]{0,24}\b(?:dressing|vinaigrette|marinade|sauce|glaze|brine|curry paste|paste|rub|batter|dough|filling|stuffing)\b/,
    (line) => !ofAisle('Meat & Fish')(line),
  ],
  [
    /\b(?:cheeses|both cheeses|two cheeses)\b/,
    says(/cheese|parmesan|mozzarella|cheddar|feta|ricotta|gruyere|pecorino|gouda|fontina/),
  ],
  [
    /\b(?:nuts|seeds|nuts and seeds)\b/,
    says(/\bnuts?\b|almond|walnut|pecan|cashew|hazelnut|pistachio|seeds?\b/),
  ],
  [/\b(?:juice|zest|rind|peel|wedges)\b/, says(/\b(?:lemons?|limes?|oranges?|grapefruits?|citrus)\b/)],
  [
    /\bcrumbs?\b/,
    says(/crackers?\b|bread|flakes\b|crumbs?\b|panko|biscuits?\b|cookies?\b|wafers?\b|cereal|chips\b/),
  ],
  [/\b(?:yolks?|whites)\b/, says(/\beggs?\b/)],
  [
    /\b(?:patty|patties|meatballs?|burgers?|mince|meatloaf)\b/,
    ({ foods }) => foods.some(({ tags }) => tags.includes('ground-meat')),
  ],
  [/\b(?:caps|stems)\b/, says(/mushroom|champignon|cremini|portobello/)],
  [/\b(?:meat|meats|seafood|shellfish)\b/, ofAisle('Meat & Fish')],
  [/\b(?:beans|pulses|legumes)\b/, says(/beans?|chickpeas?|lentils?|peas?/)],
  [/\bseason(?:ing|ed)?\b/, says(/salt|pepper/)],
]

/**
 * Returns the families that a recipe's steps name in the plural: "both cheeses", "the mushrooms" and "the
 * pastas" are all of the list.
 */
const familiesNamed = oncePer((recipe: ReadDraft) => {
  const many = new Set(recipe.method.match(/\b[a-z]{3,}s\b/g))
  return [...many].flatMap((word) => familyOf(word) ?? [])
})

/** Returns the tests of the collective words in a recipe's steps, computed once per recipe. */
const heldBy = oncePer((recipe: ReadDraft) =>
  collectives.filter(([words]) => words.test(recipe.method)).map(([, holds]) => holds),
)

/** True when a collective word of the steps includes this line. */
export const isNamedTogether = (line: ReadLine, recipe: ReadDraft): boolean =>
  heldBy(recipe).some((holds) => holds(line)) ||
  familiesNamed(recipe).some((family) => line.foods.some(family))
