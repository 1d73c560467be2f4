import { fold } from '../checks/words.ts'

/** Days and gatherings that recipes are cooked for, with the words that mean each of them in a craving. */
const rows = {
  christmas:
    'christmas, xmas, christmas eve, christmas day, boxing day, weihnachten, weihnachtsmenu, noel, navidad, natale',
  'new year': "new year, new years, new year's eve, nye, silvester, hogmanay",
  thanksgiving: 'thanksgiving, friendsgiving',
  easter: 'easter, ostern, osteressen, osterbrunch, paques, pascua, pasqua',
  passover: 'passover, pesach, seder',
  'rosh hashanah': 'rosh hashanah, rosh hashana, jewish new year',
  hanukkah: 'hanukkah, chanukah, hanukah',
  shavuot: 'shavuot',
  purim: 'purim',
  ramadan: 'ramadan, ramazan, ramzan, iftar, iftari, suhoor, suhur, sahur, sehri, sehr, sahri',
  eid: 'eid, eid al fitr, eid al adha, lebaran, hari raya, bayram',
  nowruz: 'nowruz, norouz, persian new year',
  diwali: 'diwali, deepavali',
  holi: 'holi',
  'lunar new year': 'lunar new year, chinese new year, tet, seollal',
  'mid-autumn': 'mid autumn festival, chuseok',
  halloween: 'halloween',
  'day of the dead': 'day of the dead, dia de los muertos',
  "valentine's day":
    "valentine, valentines, valentine's day, valentines day, galentine, galentines, galentine's day",
  "st patrick's day": "st patrick's day, st patricks day, saint patrick's day, st paddy's day, st patrick",
  'mardi gras':
    'mardi gras, carnival, fat tuesday, shrove tuesday, chandeleur, candlemas, fasching, fastnacht, karneval',
  lent: 'lent, lenten, good friday, fastenzeit, careme, cuaresma, quaresima',
  "mother's day": "mother's day, mothers day",
  "father's day": "father's day, fathers day",
  'fourth of july': 'fourth of july, 4th of july, july 4th, independence day',
  'memorial day': 'memorial day, labor day',
  juneteenth: 'juneteenth',
  'canada day': 'canada day',
  'australia day': 'australia day',
  'cinco de mayo': 'cinco de mayo',
  'bonfire night': 'bonfire night, guy fawkes night',
  'burns night': 'burns night',
  oktoberfest: 'oktoberfest',
  midsummer: 'midsummer',
  martinmas: "martinmas, st martin's day, martinstag",
  'super bowl':
    'super bowl, superbowl, game day, gameday, football game, watching the game, watch the game, watching football, watch football, big game, tailgate, tailgating',
  birthday:
    'birthday, bday, b day, b-day, bday party, kids birthday, geburtstag, kindergeburtstag, anniversaire, cumpleanos, compleanno',
  wedding: 'wedding',
  'baby shower': 'baby shower',
  party:
    'party, cocktail party, buffet, book club, bachelorette, bachelorette party, hen party, hen do, sleepover, slumber party, graduation, retirement party, office party, housewarming, bridal shower, girls night, girls night in, wine night, poker night',
  'dinner party': 'dinner party',
  potluck:
    'potluck, church supper, church dinner, bake sale, cake sale, cake walk, fundraiser, funeral, wake, sympathy, condolence, bereavement, covered dish, bring a dish',
  picnic: 'picnic, beach, beach day, boat, boat day, hike, hiking',
  barbecue: 'barbecue, bbq, cookout',
  brunch: 'brunch',
  'afternoon tea':
    'afternoon tea, high tea, birthday tea, tea party, tea parties, gouter, merienda, merenda, kaffeetafel, kaffee und kuchen',
  'date night':
    'date night, anniversary, wedding anniversary, romantic dinner, romantic evening, on a date, for a date, dinner date, first date',
  'movie night': 'movie night',
} as const satisfies Record<string, string>

export type Occasion = keyof typeof rows
export const occasionNames = Object.keys(rows) as [Occasion, ...Occasion[]] // the keys of a const object are its occasions

const phrases: readonly (readonly [phrase: string, occasion: Occasion])[] = occasionNames.flatMap(
  (occasion) => rows[occasion].split(', ').map((phrase) => [plain(phrase), occasion] as const),
)

function plain(text: string): string {
  return ` ${fold(text)
    .replace(/'s?\b/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
}

/** Pattern for a meal of another day, whose leftovers ask for no dish of that day: "from that Christmas dinner". */
export const mealOfAnotherDay =
  '(?:from|of) (?:the |that |our |my |last |this |a |yesterdays? )?(?:christmas|xmas|thanksgiving|easter|sunday|new years?|holiday|birthday|family|passover|hanukkah) (?:day |eve )?(?:dinner|lunch|supper|brunch|feast|party|meal|bbq|barbecue|roast|buffet)'
const leftOfAnotherDay = new RegExp(`\\bleft ?-?overs?\\b.{0,60}?\\b${mealOfAnotherDay}\\b`, 'gi')

/** A day before which foods are used up is none that the dish is for: "has to go before Pesach". */
const usedUpBefore =
  /(?<=\b(?:go|up|rid of|gone|finish(?:ed)?|used|eaten)\b[^.!?]{0,60})\bbefore (?:the )?[\p{L}]+/giu

const phrasesIn = (text: string) => {
  const said = plain(text.replace(leftOfAnotherDay, ' ').replace(usedUpBefore, ' '))
  return phrases.filter(([phrase]) => said.includes(phrase))
}

/** Names of the occasions, which are no slips of other words. */
export const namesOfOccasions: readonly string[] = phrases.map(([phrase]) => phrase.trim())

/** Returns the occasions that a text mentions, each with the longest words for it as they stand in the text. */
export function occasionsSaid(text: string): { words: string; means: Occasion }[] {
  // The last phrase of an occasion stays in the map, so the longest comes last.
  const byLength = phrasesIn(text).toSorted(([a], [b]) => a.length - b.length)
  const longest = new Map(byLength.map(([phrase, occasion]) => [occasion, phrase.trim()]))
  return [...longest].flatMap(([means, phrase]) => {
    const words = new RegExp(phrase.split(' ').join("(?:['’]s)?[^\\p{L}\\p{N}]+"), 'iu').exec(text)?.[0]
    return words === undefined ? [] : [{ words, means }]
  })
}

/** Returns the occasions that a text mentions. */
export const occasionsIn = (text: string): Occasion[] => [
  ...new Set(phrasesIn(text).map(([, occasion]) => occasion)),
]

/**
 * Returns the names of several words that a text uses for occasions, each split into folded words: "super
 * bowl" is no bowl.
 */
export const occasionNamesIn = (text: string): string[][] =>
  phrasesIn(text)
    .map(([phrase]) => phrase.trim().split(' '))
    .filter(({ length }) => length > 1)

/** Returns the folded words of the mentioned occasions, which count as understood. */
export const occasionWords = (text: string): ReadonlySet<string> =>
  new Set(phrasesIn(text).flatMap(([phrase]) => phrase.trim().split(' ')))
