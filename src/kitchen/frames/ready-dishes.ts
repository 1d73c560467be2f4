import type { PantryItem, Role } from '../culinary/index.ts'
import { matchFood } from '../foods/index.ts'

/** Begin of the ids of dishes that are ready: they are no foods of the table, so that nothing is proved of them. */
const READY = 'ready-'

/** A kind of dishes that somebody has ready, by the last words of their names. */
interface ReadyKind {
  kind: string
  names: RegExp
  roles: readonly Role[]
  amount: string
  cut: string
  /** Everyday foods that make a meal of it, for who has nothing else: potatoes under a meat sauce. */
  beside: readonly string[]
}

/** Words behind the name of a dish that do not change it. */
const END = '(?:s|es)?$'
const named = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})${END}`, 'i')

/**
 * Kinds of ready dishes, the first whose names end the cook's words counts: the meat in a sauce fills and tops, noodles
 * are fried again, what is starchy is fried in slices, and everything else is heated.
 */
const kinds: readonly ReadyKind[] = [
  {
    kind: 'noodle',
    names: named(
      'lo mein|chow mein|chow fun|mei fun|pad thai|pad see ew|yakisoba|yaki udon|japchae|pancit|mie goreng|drunken noodle|stir-?fried noodle|(?:left-?over|cooked|boiled|cold|plain|day-?old|takeout|chinese) (?:\\w+ )?(?:spaghetti|pasta|noodle|macaroni|penne|linguine|fettuccine|ramen|rigatoni|fusilli|udon|soba)|spaghetti and meatball|(?:spaghetti|pasta|penne) (?:with|in) (?:\\w+ )+(?:sauce|oil)|buttered noodle',
    ),
    roles: ['ready-noodle'],
    amount: '5 cup',
    cut: '',
    beside: ['eggs', 'scallions'],
  },
  {
    kind: 'bake',
    names: named(
      '(?:left-?over|stale|day-?old|old|dried-?out|dry) (?:\\w+ )?(?:biscuit|croissant|cornbread|(?:dinner|bread|crescent|hawaiian|yeast|potato) roll|garlic bread)',
    ),
    roles: ['ready-bake'],
    amount: '8 each',
    cut: 'torn into pieces',
    beside: ['eggs', 'spinach', 'cheddar'],
  },
  {
    kind: 'sweet-bake',
    names: named(
      '(?:left-?over|stale|day-?old|old|dried-?out|dry) (?:\\w+ )?(?:scone|waffle|pancake|muffin|donut|doughnut|brioche|danish|panettone|challah)',
    ),
    roles: ['ready-sweet-bake'],
    amount: '8 each',
    cut: 'torn into pieces',
    beside: ['eggs'],
  },
  {
    kind: 'meat-filling',
    names: named(
      '(?:\\w+ )?k(?:h)?eema(?: matar)?|(?:taco|burrito|sloppy joe|burger|hamburger|gyro|kebab|shawarma|doner|birria|fajita) (?:meat|filling)|sloppy joe|bolognese|bolognaise|meat sauce|rag(?:u|ù)|picadillo|(?:pulled|shredded|barbecued?|bbq) (?:pork|beef|chicken|turkey)|carnitas|barbacoa|birria|shawarma|teriyaki chicken|(?:butter|orange|general tso\\S*|sesame) chicken|chicken (?:adobo|tinga|tikka masala|curry|fricassee)|adobo|beef (?:stroganoff|rendang|barbacoa|bourguignon)|stroganoff|rendang|goulash|(?:beef|chicken|lamb|pork|venison|hot ?pot|irish|\\w+ meat) stew|burger mince|savou?ry mince|cooked mince|creamed (?:chipped )?beef|roast beast|sausage gravy|(?:mu|moo) ?shu \\w+',
    ),
    roles: ['cooked-meat', 'ready-filling'],
    amount: '3 cup',
    cut: '',
    beside: ['potatoes', 'cheddar'],
  },
  {
    kind: 'filling',
    names: named(
      '(?:can(?:ned)? (?:of )?|left-?over |tin(?:ned)? (?:of )?|vegetarian |veggie |turkey |beef |bean |homemade )chill?i(?: con carne| beans?)?|chill?i con carne|ch+ol(?:e|ay)|chana(?: masala)?|(?:\\w+ )?masala|(?:\\w+ )?cur(?:ry|ries)|saag(?: paneer)?|palak paneer|aloo gobi|sab[zj]i|bhaji|ratatouille|baked beans|caponata|stew|hash|scramble|creamed (?:spinach|corn)|stewed (?:beans|tomatoes)|tagine|jambalaya|gumbo|etouff[ée]e|feijoada|ropa vieja|scampi|(?:bean|spinach|artichoke|chicken|cheese|taco|crab) dip|queso',
    ),
    roles: ['ready-filling'],
    amount: '3 cup',
    cut: '',
    beside: ['potatoes', 'cheddar'],
  },
  {
    kind: 'starch',
    names: named(
      '(?:\\w*kn[öo]d[e]?l(?:n)?)|dumpling(?! (?:sauce|wrapper|dough))|tamale|pierog(?:i|ie|ies)|perog(?:y|ie|ies)|pyrohy|latke|r[öo]sti|potato (?:pancake|cake|croquette)|hash ?brown(?: patt(?:y|ies))?|tater tot|arepa|pupusa|vada|dosa|uttapam|polenta (?:slice|log|tube)|tube of polenta|(?:left-?over|cooked|cold|prepared) (?:polenta|grits|gnocchi|stuffing|dressing)|grits cake|risotto cake|arancini|stuffing|bread dressing|knish(?:es)?|kibbeh|scrapple|spring roll|egg roll|samosa|empanada|gyoza|potsticker|pot sticker|wontons? (?:left)|shumai|momo|colcannon|bubble and squeak|stovies',
    ),
    roles: ['ready-starch', 'ready-dish'],
    amount: '1 1/2 lb',
    cut: '',
    beside: ['eggs', 'spinach'],
  },
  {
    kind: 'soup',
    names: named('soup|chowder|bisque|borscht|pozole|menudo|minestrone|pho|ramen broth'),
    roles: ['ready-soup'],
    amount: '6 cup',
    cut: '',
    beside: ['bread', 'cheddar'],
  },
  {
    kind: 'dish',
    names: named(
      "casserole|bake|gratin|hotdish|hot dish|lasagn[ae]|enchilada|meat ?loaf|pot ?pie|shepherd'?s pie|cottage pie|quiche|frittata|tortilla española|moussaka|(?:stuffed|filled) (?:pepper|cabbage|shell|mushroom)s?|cabbage roll|pizza|calzone|burrito|taquito|chimichanga|quesadilla|mac(?:aroni)? (?:and|&|n'?) cheese|(?:baked|leftover) ziti|fried rice|(?:spanish|mexican|jollof|dirty) rice and beans|rice and beans|biryani|paella|risotto|pilaf|stir[- ]?fry|fajita|kebab|kabob|schnitzel|chicken (?:parm(?:esan)?|katsu|tender dinner)|pigs in (?:a )?blanket|corn ?dog|tv dinner|takeout|take-?away|(?:chinese|indian|thai|mexican) food|sandwich",
    ),
    roles: ['ready-dish'],
    amount: '1 1/2 lb',
    cut: '',
    beside: ['eggs', 'spinach'],
  },
]

/** Words in front of a dish that tell where it comes from, how much there is of it, and in which state it is. */
const before =
  /^(?:(?:about|some|a|an|the|my|of|half|rest|end|box|bag|bit|bits|lot|cups?|pints?|quarts?|bowl|plate|container|tub|pan|tray|serving|servings|portion|few|couple|[\d/½¼¾.]+|left-?overs?|extra|frozen|thawed|cold|canned|cooked|homemade|store-?bought|prepared|restaurant|take-?out|takeaway|(?:my )?mom'?s|grandma'?s) )+/i
const within = /\b(?:take-?out|take-?away|restaurant|left-?over)\s+/gi

/** Raw products that bear the name of a dish: a mix, a paste, its wrappers. */
const isForCooking =
  /\b(?:mix|paste|powder|seasoning|(?<!\bmeat )sauce|kit|dough|wrappers?|shells?|meat for|crust|base|cubes?|broth|stock|noodles? packet)$|\b(?:raw|uncooked|dry|cream of|condensed cream|onion soup)\b/i

/** The same for foods that are no dish yet, by their role: stale rolls, a roast in slices, eggs that are boiled. */
const besideRole: Partial<Record<Role, readonly string[]>> = {
  bread: ['eggs', 'spinach', 'cheddar'],
  'cooked-meat': ['potatoes', 'cheddar'],
  egg: ['bread', 'mayonnaise'],
  bean: ['rice'],
}

/** Returns the everyday foods that make a meal of what is left over alone. */
export const besideLeftover = ({ id, roles }: PantryItem): readonly string[] =>
  kinds.find(({ kind }) => id === `${READY}${kind}`)?.beside ??
  roles.flatMap((role) => besideRole[role] ?? [])

/** True for a food at hand that is a dish already. */
export const isReadyDish = ({ id }: Pick<PantryItem, 'id'>): boolean => id.startsWith(READY)

/**
 * Returns the dish that somebody has ready, under the cook's own name for it: the leftover lo mein, the tamales. Null for
 * a food that has to be cooked, and for one that the table of foods knows by its whole name.
 */
export function readyDish(said: string, name: string): PantryItem | null {
  const words = name
    .toLowerCase()
    .replace(/,.*$/, '')
    .replace(/\s*\(.*\)$/, '')
    .trim()
  if (isForCooking.test(words)) return null
  const kind = kinds.find(({ names }) => names.test(words))
  if (!kind) return null
  const plain = words.replace(before, '').replace(within, '').trim()
  if (plain === '') return null
  const known = matchFood(plain)
  const isKnown = known !== null && known.alias.split(' ').length >= plain.split(' ').length
  // "Curry" is a powder and "dressing" a sauce, unless they were left over.
  if (isKnown && !/\b(?:left-?overs?|cooked|thawed|canned|can|tin)\b/i.test(`${said} ${name}`)) return null
  const title = casedAs(plain, said)
  const isOld = /\bleft-?overs?\b/i.test(said)
  // Cornbread is counted by the slice.
  const slices = kind.kind === 'bake' && /bread$/.test(plain) ? 'slices of ' : ''
  return {
    ...{
      id: `${READY}${kind.kind}`,
      one: title,
      many: `${slices}${title}`,
      title,
      roles: kind.roles,
      state: 'cooked',
    },
    ...{ amount: kind.amount, cut: kind.cut, home: [] },
    ...(isOld && { buy: `leftover ${title}|${slices}leftover ${title}` }),
  }
}

/** Returns words in the case in which the cook wrote them: Knödel, Chinese. */
const casedAs = (plain: string, said: string): string => {
  const at = said.toLowerCase().indexOf(plain)
  return at < 0 ? plain : said.slice(at, at + plain.length)
}
