/** Words that tell of a food behind its name: its age, where it comes from, and that it has to be used. */
const toldBehind =
  /(?<=\w) (?:(?:that|which)(?:'s| is| are|'re| has| have| needs?| i| we|ll)?|getting|gone|going|about to|almost|nearly|past (?:its|their)|from (?:yesterday|last night|the (?:freezer|garden|fridge|weekend|other day)|\w+day)|left|i need|to use up|on (?:its|the) (?:way out|turn)|starting to)\b.*$/i
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
  [/\bcool ?whip\b/i, 'whipped topping'],
  [/\brao'?s\b|\bprego\b|\bragu sauce\b/i, 'marinara sauce'],
  [/\bmash(?:ed potato)?$/i, 'mashed potatoes'],
  [/\b(?:leftover|cooked) (?:dal|daal|dhal|lentils)\b/i, 'cooked lentils'],
  [/\bcanned chicken$/i, 'cooked chicken'],
  [/^(?:a |the |some )?frozen chicken$/i, 'chicken'],
  [/\b(?:ready|microwave|instant|precooked|minute) rice\b/i, 'cooked rice'],
  [/\bthanksgiving turkey\b/i, 'cooked turkey'],
  [/\b(?:pancake|waffle) mix\b/i, 'baking mix'],
  [/^(?:left-?over )?(?:rotis?|chapatis?|chapattis?|phulkas?|rotlis?)$/i, 'chapati'],
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
  [/^(?:a rack of |some )?ribs$/i, 'pork ribs'],
  [/\b(?:grated |shredded )?romano(?: cheese)?$/i, 'pecorino'],
  [/\b(?:queso )?panela(?: cheese)$|\bqueso panela\b/i, 'queso fresco'],
]
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
