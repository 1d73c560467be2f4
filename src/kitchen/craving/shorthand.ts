import { matchFood } from '../foods/index.ts'
import type { GlossedWord } from '../languages/gloss.ts'
import { isEnglishWord } from '../languages/word-ranks.ts'
import { withDeniedUse } from './denied-use.ts'
import { partsOfJoined } from './joined-words.ts'
import { stem } from './stem.ts'
import { isThing } from './things.ts'
import { asDishes } from './verbs-of-dishes.ts'

/** Words before a diary that is written: "my food diary". */
const ofDiaries =
  /^(?:a|the|my|her|his|your|our|food|dear|daily|meal|travel|kitchen|cooking|kid|kids|recipe|this|baby|s)$/

/**
 * Abbreviations and spoken forms with their full words, which replace them before any rule looks at the text.
 */
const written: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pud: 'pudding',
    puds: 'puddings',
    gf: 'gluten free',
    'g/f': 'gluten free',
    df: 'dairy free',
    'd/f': 'dairy free',
    ef: 'egg free',
    'e/f': 'egg free',
    nf: 'nut free',
    'n/f': 'nut free',
    cma: 'cow milk allergy',
    cmpa: 'cow milk allergy',
    cmpi: 'cow milk allergy',
    aplv: 'cow milk allergy',
    kmpa: 'cow milk allergy',
    kmpi: 'cow milk allergy',
    coeliac: 'celiac',
    coeliacs: 'celiac',
    coliac: 'celiac',
    celaic: 'celiac',
    ceoliac: 'celiac',
    sealiac: 'celiac',
    seeliac: 'celiac',
    seliac: 'celiac',
    siliac: 'celiac',
    epipens: 'epipen',
    lactos: 'lactose',
    intol: 'intolerant',
    int: 'intolerant',
    pesc: 'pescatarian',
    alc: 'alcohol',
    mushies: 'mushrooms',
    champi: 'mushrooms',
    champis: 'mushrooms',
    toms: 'tomatoes',
    avo: 'avocado',
    shrooms: 'mushrooms',
    w: 'with',
    bday: 'birthday',
    slo: 'slow',
    bdays: 'birthdays',
    alot: 'a lot',
    barbeque: 'barbecue',
    barbque: 'barbecue',
    thats: "that's",
    chilli: 'chili',
    chillis: 'chili',
    chillies: 'chili',
    chilies: 'chili',
    pb: 'peanut butter',
    peper: 'pepper',
    pepers: 'peppers',
    quik: 'quick',
    kwik: 'quick',
    brokn: 'broken',
    overnite: 'overnight',
    arent: "aren't",
    isnt: "isn't",
    n: 'and',
    bfast: 'breakfast',
    brekkie: 'breakfast',
    brekky: 'breakfast',
    chix: 'chicken',
    chx: 'chicken',
    chkn: 'chicken',
    grnd: 'ground',
    frier: 'fryer',
    bnls: 'boneless',
    skls: 'skinless',
    smth: 'something',
    sumthin: 'something',
    sumthing: 'something',
    hangry: 'hungry',
    wfpb: 'whole food plant based vegan',
    splenda: 'sweetener',
    xmas: 'christmas',
    deserts: 'desserts',
    brownys: 'brownies',
    asap: 'quick',
    yog: 'yogurt',
    yogs: 'yogurts',
    spud: 'potato',
    spuds: 'potatoes',
    obv: 'obviously',
    obvs: 'obviously',
    defo: 'definitely',
    prolly: 'probably',
    btw: 'anyway',
    tbh: 'honestly',
    ngl: 'honestly',
    wahts: 'whats',
    allegy: 'allergy',
    allegies: 'allergies',
    allery: 'allergy',
    allegic: 'allergic',
    ppl: 'people',
    marg: 'margarita',
    margs: 'margaritas',
    tattie: 'potato',
    tatties: 'potatoes',
    summat: 'something',
    preggo: 'pregnant',
    preggers: 'pregnant',
    pescitarian: 'pescatarian',
    comming: 'coming',
    wtf: 'anyway',
    omg: 'anyway',
    lol: 'anyway',
    imo: 'honestly',
    tysm: 'thanks',
    thx: 'thanks',
    breading: 'breadcrumbs',
    pepperoncinis: 'pepperoncini',
    paninis: 'panini',
    raviolis: 'ravioli',
    biscottis: 'biscotti',
    gnocchis: 'gnocchi',
    velvetta: 'velveeta',
  }),
)

/** Words before which, or behind which, a word is a slip for another one that sounds the same. */
const flourBefore =
  /^(?:no|without|of|purpose|wheat|almond|coconut|rice|oat|cake|bread|corn|raising|rising|cups?)$/
const rollsBefore = /^(?:sushi|egg|spring|summer|dinner|cinnamon|bread|sausage|cabbage|yeast)$/
/** Descriptions before which "to" is a slip for "too": "not to sweet". */
const tooMuch = /^(?:sweet|spicy|hot|salty|rich|heavy|dry|sour|thick|thin|hard|much|many|big)$/

/** Returns the food that a word means by its sound: no "flower" in pancakes, sushi "roles". */
function soundsAs(word: string, before = '', next = ''): string | undefined {
  if (word === 'flower' && (flourBefore.test(before) || /^tortillas?$/.test(next))) return 'flour'
  // "Chicken tajin" is cooked in the pot of that name; the seasoning is strewn over fruit.
  if (word === 'tajin' && /^(?:chicken|lamb|beef|kefta|kofta|fish|vegetable|veggie|meatball)$/.test(before))
    return 'tagine'
  if (word === 'tiki' && /^ma(?:s|ss)a?la$/.test(next)) return 'tikka'
  if (word === 'to' && /^(?:not|isnt|isn't)$/.test(before) && tooMuch.test(next)) return 'too'
  // "Zucchini bred", and no well-bred cook.
  if (word === 'bred' && before !== '' && !/^(?:well|home|pure|cross|ill|was|were|is|are)$/.test(before))
    return 'bread'
  return word === 'roles' && rollsBefore.test(before) ? 'rolls' : undefined
}

/** Words before "gf" that make it a girlfriend who eats along. */
const owners: ReadonlySet<string> = new Set(['my', 'his', 'your', 'ex'])
/** Allergy words behind which any preposition means "to": "allergic 2 nuts", "allergy with fish". */
const beforeTo = /^(?:all?erg(?:ic|y|ies)|intoll?er[ae]n(?:t|ce))$/
const asTo: ReadonlySet<string> = new Set(['2', 'at', 'of', 'with', 'for', 'from', 'against', 'on'])

/**
 * Writes abbreviations out, splits "nutfree" and joins "epi-pen"; every word keeps the place of the typed
 * one.
 * @param namesDish true when a word is the name of a kind of dish
 * @param isName true when words in the singular are one name of a dish, a recipe or a tool
 * @param tell takes what a word typed together with another was read as
 */
export function spelledOut(
  typed: readonly GlossedWord[],
  namesDish: (word: string) => boolean,
  isName: (stems: readonly string[]) => boolean = () => false,
  tell: (read: { typed: string; as: string }) => void = () => {},
): GlossedWord[] {
  const words = asDishes(withDeniedUse(typed), isName)
  const out: GlossedWord[] = []
  const say = (word: GlossedWord, english: string) => {
    for (const [i, each] of english.split(' ').entries())
      out.push({ ...word, english: each, stop: i === 0 ? word.stop : '', isName: false })
  }
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const next = words[at + 1]
    const before = out.at(-1)
    const lacking = word.folded === 'non' && next?.stop === '' ? foodOfAdjective(next.folded) : null
    if (lacking && next) {
      // "Non-eggy" is English, whatever language has a "non".
      say({ ...word, end: next.end, isForeign: false }, `no ${lacking}`)
      at++
      continue
    }
    if (word.isForeign) {
      out.push(word)
      continue
    }
    if (word.folded === 'epi' && /^pens?$/.test(next?.folded ?? '')) {
      say({ ...word, end: next?.end ?? word.end }, 'epipen')
      at++
    } else if (word.folded === 'non' && next && foodsOfAdjectives.has(next.folded)) {
      say({ ...word, end: next.end }, `no ${foodsOfAdjectives.get(next.folded)}`)
      at++
    } else if (word.folded === 'non' && next?.stop === '' && isDeniedByNon(next.folded)) say(word, 'no')
    // "Self-raising instead of plain flour" leaves the noun to the other flour.
    else if (
      word.folded === 'self' &&
      /^(?:raising|rising)$/.test(next?.folded ?? '') &&
      words[at + 2]?.folded !== 'flour'
    ) {
      say({ ...word, end: next?.end ?? word.end }, 'self raising flour')
      at++
    } else if (word.folded === 'left' && next?.folded === 'over' && next.stop === '') {
      say({ ...word, end: next.end, folded: 'leftover' }, 'leftover')
      at++
    } else if (
      word.folded === 'with' &&
      next?.folded === 'out' &&
      next.stop === '' &&
      words[at + 2]?.folded !== 'of'
    ) {
      say({ ...word, end: next.end, folded: 'without' }, 'without')
      at++
    } else if (word.folded === 'brussels' && !/^sprouts?$/.test(next?.folded ?? ''))
      say(word, 'brussels sprouts')
    else if (word.folded === 'chicken' && before?.english === 'a' && word.stop === '' && endsThere(next))
      say(word, 'whole chicken')
    // Nobody eats a diary: "diary and gluten".
    else if (word.folded === 'diary' && !ofDiaries.test(before?.folded ?? '')) say(word, 'dairy')
    else if (
      asTo.has(word.folded) &&
      word.stop === '' &&
      beforeTo.test(before?.english ?? '') &&
      namesFood(next)
    )
      say(word, 'to')
    else {
      const isPartner = word.folded === 'gf' && owners.has(before?.english ?? '')
      // A single letter means "and" or "with" only between two words.
      const isLetter =
        /^[nw]$/.test(word.folded) && (!before || !next || word.stop !== '' || !['', '/'].includes(next.stop))
      const meant =
        isPartner || isLetter
          ? undefined
          : (written.get(word.folded) ?? soundsAs(word.folded, before?.folded, next?.folded))
      const head = /^(\p{L}{3,})free$/u.exec(word.folded)?.[1]
      const tail = /^no(\p{L}{3,})$/u.exec(word.folded)?.[1]
      const denied = /^non(\p{L}{3,})$/u.exec(word.folded)?.[1]
      const whole = `${word.folded}${next?.folded ?? ''}`
      if (meant) say(word, meant)
      else if (
        next?.stop === '' &&
        !next.isForeign &&
        (isOneFood(word.folded, whole) || isOneDish(word.folded, next.folded) || oneWord.has(stem(whole)))
      ) {
        say({ ...word, end: next.end, folded: whole }, whole)
        at++
      } else if (head && isThing(stem(head))) say(word, `${head} free`)
      else if (denied && /^(?:dairy|alcoholic|alcohol)$/.test(denied)) say(word, `non ${denied}`)
      else if (denied && isDeniedByNon(denied)) say(word, `no ${denied}`)
      else if (tail && isThing(stem(tail)) && !isThing(stem(word.folded))) say(word, `no ${tail}`)
      else {
        const pair = partsOfJoined(word.folded, isName)
        if (pair === null) out.push(word)
        else {
          say(word, pair)
          // Foods and dishes are shown as they are read; how a tool or a manner was read is told.
          if (matchFood(pair) === null) tell({ typed: word.typed, as: pair })
        }
      }
    }
  }
  return out

  /**
   * True for a dish written in two words, at least one of which is neither a food nor a dish: "meat balls",
   * "cup cakes".
   */
  function isOneDish(first: string, second: string): boolean {
    const [isKnown, isOther] = [first, second].map((word) => isThing(stem(word)) || namesDish(word))
    return !(isKnown && isOther) && namesDish(first + second) && isEnglishWord(stem(first + second))
  }
}

/** True when no noun follows: "cook a chicken" means a whole bird, and "a chicken dish" any. */
const endsThere = (next: GlossedWord | undefined): boolean =>
  next === undefined || next.stop !== '' || /^(?:in|on|with|for|that|today|tonight)$/.test(next.folded)

/** True for one word typed as two, whose beginning alone is no word: "cauli flower". */
const isOneFood = (first: string, whole: string): boolean =>
  first.length > 2 && !isEnglishWord(first) && !isThing(stem(first)) && isThing(stem(whole))

/** Dishes and foods typed as two words that are each a food or a dish: "corn bread", "butter cream". */
const oneWord: ReadonlySet<string> = new Set([
  ...['cornbread', 'gingerbread', 'shortbread', 'buttercream', 'cheesecake', 'cheeseburger', 'fruitcake'],
  ...['meatloaf', 'watermelon', 'grapefruit', 'pineapple', 'eggnog', 'oatmeal', 'popcorn', 'flatbread'],
])

/** Words besides foods before which "non" means "no": "a non-dessert recipe". */
const deniedByNon: ReadonlySet<string> = new Set(['dessert', 'desserts', 'sweet', 'spicy'])
/** Adjectives of foods, which behind a denial leave the food out: "non-eggy", "nothing fishy". */
export const foodsOfAdjectives: ReadonlyMap<string, string> = new Map(
  Object.entries({
    eggy: 'egg',
    cheesy: 'cheese',
    nutty: 'nuts',
    fishy: 'fish',
    meaty: 'meat',
    milky: 'milk',
    oniony: 'onion',
    garlicky: 'garlic',
    mushroomy: 'mushrooms',
    tomatoey: 'tomato',
    potatoey: 'potato',
    chocolatey: 'chocolate',
    chocolaty: 'chocolate',
    beany: 'beans',
  }),
)
/** Words behind "non" that form a product: non-fat yogurt, non-dairy milk. */
const ofProducts: ReadonlySet<string> = new Set(['fat', 'dairy'])
const isDeniedByNon = (word: string): boolean =>
  deniedByNon.has(word) || (!ofProducts.has(word) && isThing(stem(word)))

/** Returns the food of an adjective: the egg of "non-eggy", the meat of "non-meaty"; null for any other word. */
function foodOfAdjective(word: string): string | null {
  const food = /^(\p{L}{3,}?)(?:g|m)?y$/u.exec(word)?.[1] ?? ''
  return [food, `${food}e`].find((one) => one.length > 2 && isThing(stem(one))) ?? null
}

const determiners: ReadonlySet<string> = new Set(['the', 'all', 'any', 'some', 'raw'])
const namesFood = (word: GlossedWord | undefined): boolean =>
  word !== undefined && (determiners.has(word.folded) || isThing(stem(word.english)))
