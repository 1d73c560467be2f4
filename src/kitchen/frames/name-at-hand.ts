/** Words that tell of a food behind its name: its age, where it comes from, and that it has to be used. */
const toldBehind =
  /(?<=\w) (?:(?:that|which)(?:'s| is| are|'re| has| have| needs?| i| we|ll)?|getting|gone|going|about to|almost|nearly|past (?:its|their)|from (?:yesterday|last|the|my|a|our|\w+day|thanksgiving|christmas|easter|takeout|dinner|lunch|costco|supper)|left|i need|to use up|on (?:its|the) (?:way out|turn)|starting to)\b.*$/i
/** A container named in front of the food, or behind it: "tin of tomatoes", "beef stew in a can". */
const tinOf = /^(?:(?:an?|one|two|some|half an?|\d+) )?(?:small |large |big )?(?:tins?|cans?) of /i
const inTin = / (?:(?:in|from) an? )?(?:tin|can)$/i
/** Names that people give to foods at hand, with the name of the food table. */
const otherNames: readonly (readonly [said: RegExp, name: string])[] = [
  [/\bcrescent(?: rolls?| dough)?\b/i, 'crescent roll dough'],
  [
    /\b(?:ramen|instant noodle)s? (?:packets?|packs?|bricks?|packages?)\b|\b(?:packets?|packs?) of ramen\b|\btop ramen\b/i,
    'ramen noodles',
  ],
  [
    /\b(?:canned|tube of|refrigerated|pillsbury|grands|flaky|buttermilk) (?:\w+ )?biscuits?\b|\bbiscuits? (?:in|from) a tube\b/i,
    'biscuit dough',
  ],
  [/\b(?:smoked |ham |pork )+(?:hock|knuckle)s?\b/i, 'pork hock'],
  [/\bcool ?whip\b/i, 'whipped topping'],
  [/\brao'?s\b|\bprego\b|\bragu sauce\b/i, 'marinara sauce'],
  [/\bmash(?:ed potato)?$/i, 'mashed potatoes'],
  [/\b(?:leftover|cooked) (?:dal|daal|dhal|lentils)\b/i, 'cooked lentils'],
  [/\bcanned chicken$/i, 'cooked chicken'],
  [/^(?:a |the |some )?frozen chicken$/i, 'chicken'],
  [/\b(?:ready|microwave|instant|precooked|minute) rice\b/i, 'cooked rice'],
  [/\bthanksgiving turkey\b/i, 'cooked turkey'],
  [/\b(?:pancake|waffle) mix\b/i, 'baking mix'],
  [/^(?:(?:left-?over|day-? ?old|stale|old) )?(?:rotis?|chapatis?|chapattis?|phulkas?|rotlis?)$/i, 'chapati'],
  [/^(?:sliced |deli )?swiss$/i, 'swiss cheese'],
  [/\bhard-? ?boiled eggs?\b/i, 'eggs'],
  [/\branch dip\b/i, 'ranch dressing'],
  [/^(?:ampalaya|karela)s?$/i, 'bitter melon'],
  [/^thousand island$/i, 'thousand island dressing'],
  [/\bcrumpets?$/i, 'english muffins'],
  [/\bfritos\b/i, 'corn chips'],
  [/\bkanin lamig\b/i, 'leftover rice'],
  [/\bpandesal\b/i, 'dinner rolls'],
  [/\bgarlic sausages?\b/i, 'kielbasa'],
  [/\bidlis?$/i, 'steamed idli'],
  [
    /\b(?:box(?:ed)?|kraft|packet)\b.*\bmac(?:aroni)? (?:and|&|n) cheese\b|\bmac(?:aroni)? (?:and|&|n) cheese (?:box|mix|packet)\b|\bkraft dinner\b/i,
    'boxed macaroni and cheese',
  ],
  [/\b(?:dudhi|doodhi|lauki|louki)\b/i, 'bottle gourd'],
  [/\b(?:lunch|deli|sandwich) meats?\b|\bcold cuts?\b/i, 'sliced ham'],
  [/\b(?:salad|ready-to-eat|precooked|deli) chicken\b/i, 'cooked chicken'],
  [
    /\b(?:left-?over|cooked|grilled|barbecued) (?:(?:ham)?burgers?|beef patties|(?:ham)?burger (?:meat|patt(?:y|ies)))$/i,
    'cooked ground beef',
  ],
  [/\bvenison (?:roast|joint|leg|shoulder|haunch)\b|\broast of venison\b/i, 'venison'],
  [/^(?:(?:a rack of|some|left-?over|cooked|barbecued?|bbq) )*ribs$/i, 'pork ribs'],
  [/^(?:left-?over|cooked|baked) (?:white )?fish$/i, 'cod'],
  [/\brotisserie$/i, 'rotisserie chicken'],
  [/\b(?:grated |shredded )?romano(?: cheese)?$/i, 'pecorino'],
  [/\bcaesar salad\b/i, 'romaine'],
  [
    /\b(?:(?:garden|side|bagged|spring|green|mixed) salad|salad (?:kit|mix|bag))$|\bbag of salad\b/i,
    'mixed greens',
  ],
  [/\bhamburger rolls?$/i, 'burger buns'],
  [/\bbeyond burgers?$|\bimpossible burgers?$/i, 'veggie burgers'],
  [/\bcukes?$/i, 'cucumbers'],
  [/\bshelf.stable milk$/i, 'milk'],
  [/\b(?:queso )?panela(?: cheese)$|\bqueso panela\b/i, 'queso fresco'],
]
/** Words for a bit of a food behind its name, which say nothing of it: a carrot nub, applesauce cups. */
const bitsOf =
  / (?:nubs?|cups?|ends?|scraps?|bits?|pieces?|packets?|pouch(?:es)?|tubs?|jars?|tins?|bags?|box(?:es)?|remnants?|dregs|heels?|stubs?)$/i
const leftoversOf = /^(?:some |the )?(.+?) leftovers?$/i

/**
 * Returns the name by which the food table knows a food that a cook has: "kimchi" for "kimchi that's gone really
 * sour", "canned tomatoes" for "tin of tomatoes", "leftover pork" for "pork leftovers".
 */
export function nameAtHand(said: string): string {
  const name = said
    .trim()
    .replace(toldBehind, '')
    .replace(tinOf, 'canned ')
    .replace(/^(.+)$/, (name) => (inTin.test(name) ? `canned ${name.replace(inTin, '')}` : name))
    .replace(leftoversOf, 'leftover $1')
  return otherNames.find(([other]) => other.test(name))?.[1] ?? name
}

/** Returns a name without what is told behind a comma and without a word for a bit or a container of the food. */
export const withoutBits = (name: string): string =>
  name
    .replace(/,.*$/, '')
    .replace(/^(?:the )?(?:end|rest|last|bottom) of (?:an? |the |my )?(?:\w+ of )?/i, '')
    .replace(/^an? /i, '')
    .replace(bitsOf, '')
    .trim()
